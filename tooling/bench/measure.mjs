import { BROWSER_FLAGS, executablePath } from '../browser.mjs'

/** Calls `work` for each index below `width`, `rounds` times over, and returns how long each call took in milliseconds. */
export async function times(rounds, width, work) {
  const taken = []
  for (let round = 0; round < rounds; round++) {
    for (let index = 0; index < width; index++) {
      const began = performance.now()
      await work(index)
      taken.push(performance.now() - began)
    }
  }
  return taken
}

/** median([3, 1, 2]) → 2 */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Debian's Chromium where it is installed, else the one that Playwright brought. */
export async function openBrowser(flags = []) {
  const { chromium } = await import('@playwright/test')
  const path = executablePath()
  return chromium.launch({ ...(path && { executablePath: path }), args: [...BROWSER_FLAGS, ...flags] })
}

/** The phone that all pages are measured on. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'de-DE',
}
