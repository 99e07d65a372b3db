import puppeteer, { type KeyInput, type Page } from 'puppeteer-core'
import { BROWSER_FLAGS } from '../../tooling/browser.mjs'
import type { BrowserWindow, Engine } from './engine'

/** Firefox as somebody in Germany has it who wants no motion. */
const FIREFOX_SETTINGS = { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'de-DE, de' }

/** What a browser calls a request that it gave up itself, for instance because the page was left. */
const GIVEN_UP = /ABORTED/

/** Firefox or Chromium over WebDriver BiDi. It starts the browser of the system and never downloads one. */
export async function startWithPuppeteer(browser: 'firefox' | 'chrome', executablePath: string): Promise<Engine> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    protocol: 'webDriverBiDi',
    headless: true,
    ...(browser === 'firefox'
      ? { extraPrefsFirefox: FIREFOX_SETTINGS }
      : { args: [...BROWSER_FLAGS, '--lang=de-DE', '--force-prefers-reduced-motion'] }),
  })
  return {
    async newWindow(shop) {
      const context = await running.createBrowserContext()
      return windowOf(await context.newPage(), shop, () => context.close())
    },
    stop: () => running.close(),
  }
}

function windowOf(page: Page, shop: string, close: () => Promise<void>): BrowserWindow {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (!GIVEN_UP.test(reason)) problems.push(`failed: ${request.url()} ${reason}`)
  })
  return {
    open: async (address) => void (await page.goto(new URL(address, shop).href)),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    async press(key, held) {
      if (held) await page.keyboard.down(held)
      await page.keyboard.press(key satisfies KeyInput)
      if (held) await page.keyboard.up(held)
    },
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    problems: async () => [...problems],
    close,
  }
}
