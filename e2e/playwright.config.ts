import { defineConfig, devices } from '@playwright/test'
import { BROWSER_FLAGS, executablePath } from '../tooling/browser.mjs'

/** What a page looks like at a moment, the same on every machine. */
const STEADY = ['--disable-gpu-rasterization', '--disable-smooth-scrolling']

const chromium = executablePath()

export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // a second try in CI shows a flaky test as such instead of failing the run
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // a trace of every action doubles the time of a run; set TRACE=on to look into a failure
    trace: process.env.TRACE === 'on' ? 'on' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [...BROWSER_FLAGS, ...STEADY],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 5'], viewport: { width: 375, height: 812 } },
      testMatch: /journey\.spec\.ts/,
    },
  ],
})
