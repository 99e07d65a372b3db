/** The work, or an error that says what took longer than the limit, in milliseconds; the work itself goes on. */
export function within<Answer>(limitMs: number, what: string, work: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what}: no answer in ${limitMs} ms`)), limitMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
