import type { CartLine } from '../model/lines'
import { lines } from './de'

/** "24 Monate Mindestlaufzeit"; "gehört zum Tarif, keine Mindestlaufzeit"; empty for a device without bundle */
export function termText({ mandatory, term, noticeMonths }: CartLine): string {
  const parts = [
    mandatory && lines.mandatory,
    term !== undefined && lines.term(term),
    noticeMonths && lines.notice(noticeMonths),
  ]
  return parts.filter(Boolean).join(', ')
}
