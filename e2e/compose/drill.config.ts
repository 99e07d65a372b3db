import { defineConfig } from '@playwright/test'
import base from '../playwright.config'

/** Faults of a running docker-compose, from outside: one after the other, since each takes a part of the shop away. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/drill',
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  projects: base.projects
    ?.filter(({ name }) => name === 'desktop')
    .map((project) => ({ ...project, testMatch: /\.spec\.ts$/ })),
})
