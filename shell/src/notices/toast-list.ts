import type { ToastPayload } from '@nimbus/shared-contracts/events'

type ToastPosition = NonNullable<ToastPayload['position']>

/** Where a toast stands that names no position (UI-7). */
const DEFAULT_POSITION: ToastPosition = 'top-right'

export interface ShownToast extends ToastPayload {
  id: number
  position: ToastPosition
  /** How often the same was told again while it was shown; each time its duration begins anew. */
  repeats: number
}

/**
 * Puts a toast last. One that says the same as a toast still shown, at the same place, doesn't pile up: that one stays
 * longer instead.
 * withToast([], {type: 'info', title: 'A'}, 7) → [{type: 'info', title: 'A', id: 7, position: 'top-right', repeats: 0}]
 */
export function withToast(shown: readonly ShownToast[], toast: ToastPayload, id: number): readonly ShownToast[] {
  const next: ShownToast = { ...toast, id, position: toast.position ?? DEFAULT_POSITION, repeats: 0 }
  const same = shown.find((other) => saysTheSame(other, next))
  if (!same) return [...shown, next]
  return shown.map((other) => (other === same ? { ...next, id: same.id, repeats: same.repeats + 1 } : other))
}

const saysTheSame = (one: ShownToast, other: ShownToast): boolean =>
  (['type', 'title', 'message', 'position', 'widget'] as const).every((part) => one[part] === other[part])
