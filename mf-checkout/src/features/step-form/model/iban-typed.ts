import { formatIban } from '@nimbus/shared-contracts/forms/rules'

/**
 * Groups of four while typing or pasting at the end; elsewhere the text stays as typed, since grouping would move the
 * cursor. ibanTyped('DE89', 'DE893') → 'DE89 3'
 */
export function ibanTyped(before: string, now: string): string {
  const appended = now.length > before.length && now.startsWith(before)
  return appended ? formatIban(now) : now
}
