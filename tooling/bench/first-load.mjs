import budgets from './budgets.json' with { type: 'json' }

/** Bytes that a page may load until it is interactive, by its id. javascriptBudget('start') → 146000 */
export const javascriptBudget = (id) => budgets.javascriptBytesOf[id] ?? budgets.javascriptBytes

/**
 * Runs in the page before anything else: notes when its content comes alive, which its element says with `data-live`, in
 * milliseconds since the navigation.
 */
export function noteLife() {
  performance.setResourceTimingBufferSize(1_000)
  new MutationObserver((_, watcher) => {
    if (!document.querySelector('main [data-live]')) return
    watcher.disconnect()
    window.benchLiveMs = performance.now()
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-live'] })
}

/**
 * What a page that was opened with `noteLife` has asked for until it was interactive: how many requests, the scripts among
 * them with the bytes of their bodies as they came, and the sum of these. What comes afterwards, such as pictures further
 * down, heroes of the next pages and the load-time monitor, keeps nobody waiting. Nothing of it is a time, so that a busy
 * machine measures the same.
 */
export async function firstLoadOf(page) {
  await page.waitForFunction(() => window.benchLiveMs)
  // a request that was under way is listed once it has ended
  await page.waitForLoadState('networkidle')
  const { requests, bodies } = await page.evaluate(() => {
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < window.benchLiveMs)
    const bodies = before.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])
    return { requests: 1 + before.length, bodies }
  })
  // a preload and what uses it are two entries of one file
  const scripts = Object.fromEntries(
    bodies.filter(([file]) => file.endsWith('.js')).sort(([, one], [, other]) => one - other),
  )
  return { requests, scripts, javascriptBytes: Object.values(scripts).reduce((sum, bytes) => sum + bytes, 0) }
}
