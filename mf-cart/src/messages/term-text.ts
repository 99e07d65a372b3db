import { boundText } from '@nimbus/shared-contracts/wording'
import type { CartLine } from '../model/lines'
import { lines } from './de'

/** "gehört zum Tarif, 24 Monate Mindestlaufzeit"; "monatlich kündbar, Kündigungsfrist 1 Monat" */
export function lineTerms(line: CartLine): string {
  const { mandatory, noticeMonths } = line
  const parts = [mandatory && lines.mandatory, bareTermText(line), noticeMonths && lines.notice(noticeMonths)]
  return parts.filter(Boolean).join(', ')
}

/** "24 Monate Mindestlaufzeit"; for a device "Laufzeit 24 Monate", undefined without bundle. */
export function bareTermText({ block, term }: Pick<CartLine, 'block' | 'term'>): string | undefined {
  if (term === undefined) return undefined
  return block === 'handset' ? lines.bundleTerm(term) : boundText(term)
}
