import { defineConfig } from '@playwright/test'
import base from '../playwright.config'

/** The journeys of `npm test` that end with an order number, over a shop that runs already: SHOP_URL names it. */
export default defineConfig({
  ...base,
  testDir: '../tests',
  outputDir: '../../test-results/compose',
  testMatch: /journey\.spec\.ts$/,
  projects: base.projects?.filter(({ name }) => name === 'desktop'),
})
