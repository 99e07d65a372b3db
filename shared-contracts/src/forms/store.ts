import * as v from 'valibot'
import { persistentStore } from '../storage'

/** sessionStorage key of the order form (PLAT-2). */
export const FORM_KEY = 'nimbus-f'

const SITUATIONS = ['NO_LINE', 'LINE_CANCELLED', 'PROVIDER_CHANGE', 'NEW_NUMBER', 'KEEP_NUMBER'] as const

const formStateSchema = v.object({
  /** Where the order comes from: decides new-contract or provider-change (decisions: step 0). The last two are mobile. */
  situation: v.nullable(v.picklist(SITUATIONS)),
  /** Values by scope; never an IBAN, see `withoutSecrets`. */
  values: v.record(v.string(), v.record(v.string(), v.unknown())),
  /** Scopes that the server has saved for the current order. */
  saved: v.array(v.string()),
})

const { situation, values, saved } = formStateSchema.entries

/** Each part falls back alone, so that a record of another release loses only what doesn't fit any more (STO-23). */
const storedFormSchema = v.object({
  situation: v.fallback(situation, null),
  values: v.fallback(v.record(v.string(), v.fallback(values.value, {})), {}),
  saved: v.fallback(saved, []),
})
export type FormState = v.InferOutput<typeof formStateSchema>

/** The order form's values by scope. Write through `rememberValues`, which keeps the IBAN out. */
export const formStore = persistentStore({
  key: FORM_KEY,
  version: 1,
  schema: storedFormSchema,
  written: formStateSchema,
  migrate: (older) => older,
  empty: (): FormState => ({ situation: null, values: {}, saved: [] }),
})

/** The same values without what must never reach browser storage: the IBAN. */
export function withoutSecrets(values: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(values, (key, value) => (key === 'iban' ? undefined : value))) as Record<
    string,
    unknown
  >
}

/** Remembers what was typed in a scope, without the IBAN. */
export function rememberValues(scope: string, values: Record<string, unknown>): void {
  const state = formStore.get()
  formStore.set({ ...state, values: { ...state.values, [scope]: withoutSecrets(values) } })
}
