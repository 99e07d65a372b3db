import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import type { EngineName } from './engine'
import type { EngineOptions } from './fixture'

/** Safari's engine and Firefox's are what only this suite asks; Chromium, which the journeys run in, is the third of the whole. */
const SHORT: EngineName[] = ['firefox', 'webkit']
const WHOLE: EngineName[] = [...SHORT, 'chromium']

/**
 * The walks in the engines. The short form has each of them, and each kind of page, in one engine of two or in both: a test
 * with the tag of an engine is for this one there. The whole has everything in all three.
 */
export function enginesConfig(form: 'short' | 'whole'): PlaywrightTestConfig<EngineOptions> {
  const engines = form === 'short' ? SHORT : WHOLE
  return defineConfig<EngineOptions>({
    testDir: '.',
    outputDir: '../../test-results/engines',
    workers: 2,
    retries: process.env.CI ? 1 : 0,
    timeout: form === 'short' ? 300_000 : 1_200_000,
    expect: { timeout: 20_000 },
    reporter: [['list'], ['json']],
    projects: engines.map((engine) => ({
      name: engine,
      use: { engine, share: form === 'short' ? { of: SHORT.length, at: SHORT.indexOf(engine) } : { of: 1, at: 0 } },
      ...(form === 'short' && {
        grepInvert: SHORT.filter((other) => other !== engine).map((other) => RegExp(`@${other}`)),
      }),
    })),
  })
}
