import type { Extra, Known } from './known'
import { says, type Statement } from './statements'

/** What binds with the tariff and with what is chosen to it, by name: cart, order block, contract summary. */
export function extraStatements({ offer, extras }: Known): Statement[] {
  const connection = String(offer.term)
  return [
    {
      kind: 'term of the connection',
      says: says`Internet- und Telefonanschluss \| gehört zum Tarif, (\d+) Monate Mindestlaufzeit`,
      is: () => [connection],
    },
    ...extras.flatMap(ofExtra),
  ]
}

function ofExtra({ name, term, storage }: Extra): Statement[] {
  const called = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const bound = (): string[] | undefined => (term > 1 ? [String(term)] : undefined)
  const isMonthly = (): string[] | undefined => (term === 1 ? [] : undefined)
  const isFree = (): string[] | undefined => (term === 0 ? [] : undefined)
  const kind = `term of ${storage ? 'the device' : 'an extra'}`
  return [
    { kind, says: says`${called}, (\d+) Monate Mindestlaufzeit`, is: bound },
    { kind, says: says`${called}, monatlich kündbar`, is: isMonthly },
    { kind, says: says`${called} \| (\d+) Monate Mindestlaufzeit(?:, Kündigungsfrist 1 Monat)?`, is: bound },
    { kind, says: says`${called} \| monatlich kündbar, Kündigungsfrist 1 Monat`, is: isMonthly },
    { kind, says: says`${called} \| keine Mindestlaufzeit(?:, Kündigungsfrist 1 Monat)?`, is: isFree },
    {
      kind,
      says: says`${called} \| [^|,]+, (\d+ [GT]B) \| Laufzeit (\d+) Monate`,
      is: () => [storage ?? '', String(term)],
    },
    {
      kind: 'variant',
      says: says`${called}, [^|,]+, (\d+ [GT]B)`,
      is: () => (storage === undefined ? undefined : [storage]),
    },
    { kind, says: says`, ${called} (\d+) Monat(?:e|(?=\W))`, is: () => (term > 0 ? [String(term)] : undefined) },
    {
      kind,
      says: says`${called}: (\d+) Monate, danach jederzeit mit einer Frist von einem Monat kündbar`,
      is: bound,
    },
    { kind, says: says`${called}: jederzeit mit einer Frist von einem Monat kündbar`, is: isMonthly },
  ]
}
