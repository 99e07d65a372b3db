import type { ToastPayload } from '@nimbus/shared-contracts/events'

type ToastPosition = NonNullable<ToastPayload['position']>

/** Where a toast stands that names no position (UI-7). */
const DEFAULT_POSITION: ToastPosition = 'top-right'

/** So many are shown at a time (UI-7), whoever tells how much. */
const MOST_TOASTS = 4

export interface ShownToast extends ToastPayload {
  id: number
  position: ToastPosition
  /** How often the same was told again while it was shown; each time its duration begins anew. */
  repeats: number
}

/** A warning or an error, which is read at once. */
export const isUrgent = ({ type }: ShownToast): boolean => type === 'warning' || type === 'error'

/**
 * Puts a toast first. One that says the same as a toast still shown, at the same place, doesn't pile up: that one comes first
 * and stays longer instead. Of more than four the oldest that isn't urgent gives way; where all are, the oldest of them
 * to another that is urgent, and nothing to one that isn't.
 * withToast([], {type: 'info', title: 'A'}, 7) → [{type: 'info', title: 'A', id: 7, position: 'top-right', repeats: 0}]
 */
export function withToast(shown: readonly ShownToast[], toast: ToastPayload, id: number): readonly ShownToast[] {
  const next: ShownToast = { ...toast, id, position: toast.position ?? DEFAULT_POSITION, repeats: 0 }
  const same = shown.find((other) => saysTheSame(other, next))
  if (same) return [{ ...next, id: same.id, repeats: same.repeats + 1 }, ...shown.filter((other) => other !== same)]
  if (shown.length < MOST_TOASTS) return [next, ...shown]
  const leaving = shown.findLast((other) => !isUrgent(other)) ?? (isUrgent(next) ? shown.at(-1) : undefined)
  return leaving ? [next, ...shown.filter((other) => other !== leaving)] : shown
}

const saysTheSame = (one: ShownToast, other: ShownToast): boolean =>
  (['type', 'title', 'message', 'position', 'widget'] as const).every((part) => one[part] === other[part])
