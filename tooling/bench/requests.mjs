import { PHONE } from './measure.mjs'

/**
 * How many requests a first visit makes until the page is interactive, which its element says with `data-live`. What comes
 * afterwards, such as pictures further down, heroes of the next pages and the load-time monitor, keeps nobody waiting.
 */
export async function requestsToInteractive(browser, url) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    let requests = 0
    page.on('request', () => requests++)
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator('main [data-live]').waitFor({ state: 'attached' })
    return requests
  } finally {
    await context.close()
  }
}
