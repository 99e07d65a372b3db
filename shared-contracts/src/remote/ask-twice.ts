/** Until all files of an attempt have failed and the browser has forgotten them, in milliseconds; the first one ends it. */
const SETTLE_MS = 200

/**
 * Asks again for code that could not be had: after a preload that failed, a browser answers the first request with that
 * failure, although the file is there by now. An error for which `isWorthIt` is false is final.
 */
export async function askTwice<Answer>(
  ask: () => Promise<Answer>,
  isWorthIt: (error: unknown) => boolean = () => true,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!isWorthIt(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    return ask()
  }
}
