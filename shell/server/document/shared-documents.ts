import { createSharedWork, createTurns } from '@nimbus/server-kit/async'

/** Documents that are built in one turn of the event loop: addresses that differ in a query share no document. */
export const BUILT_AT_ONCE = 2

/** Answers that go on at once with a document that they have waited for: each of them takes some tenths of a millisecond. */
const AT_ONCE = 20

/**
 * Builds one document for all that ask for the same at once, as a rush on one page does: each takes some milliseconds of the
 * event loop, and all who wait for a page are released in one turn of it. `made` is what the page was made of: another
 * object is another page. Nothing is kept: a document is as old as the page that it shows.
 */
export function createSharedDocuments<Document>() {
  const share = createSharedWork<Document>()
  const turn = createTurns(AT_ONCE)
  const turnToBuild = createTurns(BUILT_AT_ONCE)
  const names = new WeakMap<object, number>()
  let nextName = 0
  return async function documentOf(made: object, address: string, build: () => Promise<Document>): Promise<Document> {
    const name = names.get(made) ?? nextName++
    names.set(made, name)
    let isMine = false
    const document = await share(`${name} ${address}`, undefined, async () => {
      isMine = true
      await turnToBuild()
      return build()
    })
    if (!isMine) await turn()
    return document
  }
}
