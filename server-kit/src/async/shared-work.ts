interface Work<Answer> {
  answer: Promise<Answer>
  /** How many still want the answer. */
  wanted: number
  end: AbortController
}

/** Does the same work once for all that ask for it meanwhile; its signal is aborted when all of them have gone. */
export function createSharedWork<Answer>() {
  const works = new Map<string, Work<Answer>>()

  function begin(key: string, work: (unwanted: AbortSignal) => Promise<Answer>): Work<Answer> {
    const end = new AbortController()
    const forget = (): void => {
      if (works.get(key) === begun) works.delete(key)
    }
    const begun: Work<Answer> = { answer: work(end.signal).finally(forget), wanted: 0, end }
    // whoever asks after that begins anew
    end.signal.addEventListener('abort', forget)
    works.set(key, begun)
    return begun
  }

  return async function share(
    key: string,
    signal: AbortSignal | undefined,
    work: (unwanted: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const shared = works.get(key) ?? begin(key, work)
    const gone = (): void => {
      if (--shared.wanted === 0) shared.end.abort()
    }
    shared.wanted++
    if (signal?.aborted) gone()
    signal?.addEventListener('abort', gone)
    try {
      return await shared.answer
    } finally {
      signal?.removeEventListener('abort', gone)
    }
  }
}
