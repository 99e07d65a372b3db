import { test as base } from '@playwright/test'
import { SHOP_TIMEOUT_MS, shopOfWorker, type Shop } from '../shop/shop'
import type { Engine, EngineName } from './engine'
import { installed } from './installed'
import { shopperAt, type Shopper } from './shopper'

export interface EngineOptions {
  engine: EngineName
  /** Of what is shared out between engines, this one has every `of`th, beginning with `at`. */
  share: { of: number; at: number }
}

/** Besides those of the journeys, which may run on the same machine. */
const FIRST_PORT = 4450

/** What says nothing about the shop. */
const REMARKS = [
  // a slow machine, an address without TLS
  /was preloaded using link preload but not used|could not be origin-keyed|origin was untrustworthy/,
  // Safari gave a transition between two documents up
  /Skipping view transition/,
  // Firefox gave a script up because its page is being left: the hash of nothing, and what a second try says of the first
  /47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=|The remote "\w+" is already registered/,
]

async function start(engine: EngineName): Promise<Engine | undefined> {
  const programs = installed(engine)
  if ('packages' in programs) return undefined
  // each engine brings a driver of its own, which is read where it is used
  if (engine === 'webkit') return (await import('./webkit-engine')).startWebKit(programs)
  const { startWithPuppeteer } = await import('./puppeteer-engine')
  return startWithPuppeteer(engine === 'firefox' ? 'firefox' : 'chrome', programs.browser)
}

/**
 * Tests with a shop and an engine for each worker and a window for each test. Where this machine hasn't got the engine they
 * are skipped and say which packages bring it. An error or warning of the page fails it.
 */
export const test = base.extend<
  { shopper: Shopper },
  EngineOptions & { shop: Pick<Shop, 'url'>; running: Engine | undefined }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  share: [
    { of: 1, at: 0 },
    { option: true, scope: 'worker' },
  ],
  running: [
    async ({ engine }, provide) => {
      const running = await start(engine)
      await provide(running)
      await running?.stop()
    },
    { scope: 'worker', timeout: SHOP_TIMEOUT_MS },
  ],
  shop: [shopOfWorker(FIRST_PORT), { scope: 'worker', timeout: SHOP_TIMEOUT_MS }],
  shopper: async ({ running, engine, shop }, provide, info) => {
    const programs = installed(engine)
    info.skip(
      running === undefined,
      'packages' in programs ? `no ${engine} here: apt-get install ${programs.packages}` : '',
    )
    const window = await running!.newWindow(shop.url)
    await window.resize({ width: 1280, height: 900 })
    await provide(shopperAt(window))
    const seen = await window.problems()
    await window.close()
    const unexpected = seen.filter((problem) => !REMARKS.some((one) => one.test(problem)))
    if (unexpected.length > 0) throw new Error(`unexpected in ${engine}:\n${unexpected.join('\n')}`)
  },
})

export { expect } from '@playwright/test'
