import { defineConfig } from '@playwright/test'
import drill from '../compose/drill.config'

/** Faults and updates of a running stack, from outside, as those of docker-compose. */
export default defineConfig({
  ...drill,
  testDir: '.',
  outputDir: '../../test-results/swarm',
  timeout: 300_000,
  // what failed once has lost an order or a page; another try would hide it
  retries: 0,
})
