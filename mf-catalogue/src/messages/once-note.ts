import type { OneOffPart } from '@nimbus/shared-contracts/money'
import { oneOffName, oneOffTexts } from '@nimbus/shared-contracts/wording'

/**
 * What the one-off price of cards of one tariff consists of, where each card has the sum alone: only the price of the device is
 * another one each time. "Einmalig: Gerät, Bereitstellung 39,95 €, Versand 6,95 €."; '' for none
 */
export function onceNote(parts: readonly OneOffPart[]): string {
  const devices = parts.filter(({ kind }) => kind === 'device').map(oneOffName)
  const others = parts.filter(({ kind }) => kind !== 'device')
  const names = [...devices, ...oneOffTexts(others, 'name')]
  return names.length > 0 ? `Einmalig: ${names.join(', ')}.` : ''
}
