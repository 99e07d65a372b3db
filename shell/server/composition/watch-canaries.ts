import { Counter, Gauge, type Registry } from 'prom-client'
import { releaseName } from '../../src/routing/visit'
import { failureOf, type ErrorRates } from './error-rates'
import type { CompositionKeeper } from './live-composition'

/** How often canaries are judged, in milliseconds. */
const PAUSE_MS = 1_000

/** Ends each canary whose release fails too often. Answers with the remotes whose canary has ended. */
export async function judgeCanaries(
  keeper: Pick<CompositionKeeper, 'records' | 'giveUp'>,
  rates: Pick<ErrorRates, 'rate'>,
): Promise<string[]> {
  const ended: string[] = []
  for (const [name, { live, canary }] of keeper.records()) {
    if (!live || !canary) continue
    const reason = failureOf(rates.rate(releaseName(name, canary.version)), rates.rate(releaseName(name, live.version)))
    if (reason === undefined) continue
    if (await keeper.giveUp(name, reason)) ended.push(name)
  }
  return ended
}

/** Judges canaries as long as the edge runs, and has them in the metrics. */
export function watchCanaries(
  keeper: Pick<CompositionKeeper, 'records' | 'giveUp'>,
  rates: Pick<ErrorRates, 'rate'>,
  { register, warn }: { register: Registry; warn: (message: string) => void },
): { close(): void } {
  const registers = [register]
  const ends = new Counter({
    name: 'nimbus_canaries_ended_total',
    help: 'Canaries that went back by themselves, since their release failed too often',
    labelNames: ['remote'],
    registers,
  })
  void new Gauge({
    name: 'nimbus_canary_share_percent',
    help: 'Share of the visitors that get another release than the live one',
    labelNames: ['remote', 'release'],
    registers,
    collect() {
      this.reset()
      for (const [remote, { canary }] of keeper.records())
        if (canary) this.set({ remote, release: releaseName(remote, canary.version) }, canary.share)
    },
  })
  const timer = setInterval(() => {
    judgeCanaries(keeper, rates)
      .then((ended) => ended.forEach((remote) => ends.inc({ remote })))
      .catch((cause: unknown) => warn(`canary: ${String(cause)}`))
  }, PAUSE_MS)
  timer.unref()
  return { close: () => clearInterval(timer) }
}
