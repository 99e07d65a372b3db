import * as v from 'valibot'

/** The whole price of an offer in few words, for places that have no room for a block. */
export const briefPriceSchema = v.object({
  /** The one that is paid longest within the term: "45,95 €" */
  amount: v.string(),
  /** Its months: "je Monat ab Monat 4" */
  when: v.string(),
  /** All that is owed besides, and the average: "Monat 1–3: 9,95 €, einmalig 69,95 €, Ø je Monat über 24 Monate 44,37 €" */
  more: v.string(),
})
export type BriefPrice = v.InferOutput<typeof briefPriceSchema>
