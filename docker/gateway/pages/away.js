/** Pauses between attempts, in milliseconds; the last one stays. Shifted at random, so that not all visitors come at once. */
const PAUSES = [3_000, 5_000, 8_000, 15_000]

const pause = (attempt) => PAUSES[Math.min(attempt, PAUSES.length - 1)] * (0.8 + Math.random() * 0.4)

/** Loads the page anew once it can be had, so that nobody who reads it is disturbed before that. */
async function tryAgain(attempt = 0) {
  await new Promise((resolve) => setTimeout(resolve, pause(attempt)))
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer && answer.status < 500) location.reload()
  else await tryAgain(attempt + 1)
}

await tryAgain()
