import fs from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

/** Debian's Chromium where it is installed; else the browser that Playwright brought. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** Keeps Chromium from asking its maker's hosts, which a closed network would answer with failures. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu-rasterization',
  '--disable-smooth-scrolling',
]

const isRoot = process.getuid?.() === 0

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
      ...(fs.existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
      args: [...QUIET, ...(isRoot ? ['--no-sandbox'] : [])],
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
