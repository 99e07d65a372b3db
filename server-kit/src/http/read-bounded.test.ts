import { readBounded } from './read-bounded'

/** An answer that never ends, and counts what was read of it. */
function endless() {
  let read = 0
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 10
      controller.enqueue(new Uint8Array(10))
    },
    cancel() {
      isCancelled = true
    },
  })
  return { answer: new Response(body), read: () => read, isCancelled: () => isCancelled }
}

describe('readBounded', () => {
  it.each(['', 'a', 'häßlich'])('reads %j, to its last byte', async (text) => {
    const bytes = Buffer.byteLength(text)
    expect((await readBounded(new Response(text), bytes))?.toString()).toBe(text)
  })

  it('reads nothing of an answer without a body', async () => {
    expect(await readBounded(new Response(null, { status: 204 }), 0)).toEqual(Buffer.alloc(0))
  })

  it('leaves an answer with a byte too many', async () => {
    expect(await readBounded(new Response('abc'), 2)).toBeUndefined()
  })

  it('reads no more of one that never ends than it may', async () => {
    const { answer, read, isCancelled } = endless()
    expect(await readBounded(answer, 100)).toBeUndefined()
    expect(read()).toBeLessThanOrEqual(130)
    expect(isCancelled()).toBe(true)
  })
})
