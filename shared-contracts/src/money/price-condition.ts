import * as v from 'valibot'

/** Prices are listed for the months 1 to 38; 39 is the end bound (PRICE-2). */
export const LAST_MONTH = 38

const wholeCents = v.pipe(v.number(), v.integer())

/**
 * One price step (DATA-11). `type` contains MONTHLY or ONETIME. `period_till` is the first month that no longer
 * counts, up to 39; 0 or null means up to the end. Values are whole cents.
 * A condition of type ONETIME_SHIPPING counts once per order, however many items carry it. One of type MONTHLY_4_WEEKS is
 * due every four weeks, as prepaid tariffs are; a ledger counts its monthly equivalent.
 */
export const priceConditionSchema = v.object({
  type: v.pipe(v.string(), v.regex(/MONTHLY|ONETIME/)),
  period_from: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_MONTH)),
  period_till: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_MONTH + 1))),
  net_value: wholeCents,
  gross_value: wholeCents,
  /** What a fee is for, as customers read it: "Einrichtung vor Ort". Other types have their names in `wording`. */
  name: v.optional(v.string()),
})

export type PriceCondition = v.InferOutput<typeof priceConditionSchema>

/** The types that our API writes; others are counted by the words MONTHLY and ONETIME in them. */
export const CONDITION = {
  monthly: 'MONTHLY_BASE',
  monthlyPromotion: 'MONTHLY_PROMOTION',
  fourWeekly: 'MONTHLY_4_WEEKS',
  /** What a device adds to the monthly price of its tariff, and what is paid for it once. */
  deviceMonthly: 'MONTHLY_DEVICE',
  device: 'ONETIME_DEVICE',
  provisioning: 'ONETIME_PROVISIONING',
  shipping: 'ONETIME_SHIPPING',
  /** Of single tariffs; its condition has a name. */
  fee: 'ONETIME_FEE',
} as const

/** True for a price that is due each month. */
export const isMonthly = (condition: PriceCondition): boolean => condition.type.includes('MONTHLY')

/** True for a price that is due every four weeks. */
export const isFourWeekly = ({ type }: PriceCondition): boolean => type === CONDITION.fourWeekly

/** True for a price that is due once. */
export const isOneTime = (condition: PriceCondition): boolean => condition.type.includes('ONETIME')
