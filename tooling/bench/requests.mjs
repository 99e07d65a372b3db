import { PHONE } from './measure.mjs'

/**
 * How many requests a first visit makes until the page is interactive, which its element says with `data-live`. What comes
 * afterwards, such as pictures further down, heroes of the next pages and the load-time monitor, keeps nobody waiting.
 */
export async function requestsToInteractive(browser, url) {
  const context = await browser.newContext(PHONE)
  try {
    await context.addInitScript(noteLife)
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForFunction(() => window.benchLiveMs)
    return await page.evaluate(() => {
      const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < window.benchLiveMs)
      return 1 + before.length
    })
  } finally {
    await context.close()
  }
}

/** In the page: notes when its content comes alive, in milliseconds since the navigation. */
function noteLife() {
  new MutationObserver((_, watcher) => {
    if (!document.querySelector('main [data-live]')) return
    watcher.disconnect()
    window.benchLiveMs = performance.now()
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-live'] })
}
