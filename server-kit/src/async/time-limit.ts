/** The work, or an error that says `late` once it has taken longer than `ms` milliseconds; the work itself goes on. */
export async function withTimeLimit<Value>(work: Promise<Value>, ms: number, late: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(late)), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
