import { at, type Rule } from './rule'

/**
 * The highest prices that the law allows, in cents with value added tax: calls and text messages from Germany to the
 * European Economic Area, fixed and mobile ((EU) 2015/2120 Art. 5a: 0,19 € and 0,06 € without it), service, premium and directory numbers
 * (TKG § 112), and what roaming data may come to before they end ((EU) 2022/612 Art. 14: 50 € without it) (CAT-24).
 */
const HIGHEST = {
  'mobile.europe.minute': 22,
  'mobile.europe.sms': 7,
  'landline.europe': 22,
  'landline.europe_mobile': 22,
  'service_numbers.service_minute': 14,
  'service_numbers.service_call': 20,
  'service_numbers.premium_minute': 300,
  'service_numbers.premium_call': 1000,
  'roaming.data_limit': 5950,
} as const

export const USAGE_RULES: readonly Rule[] = [
  // no price above what the law allows
  function* ({ 'usage-prices': prices }) {
    for (const [name, most] of Object.entries(HIGHEST)) {
      const keys = name.split('.')
      const price = keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], prices)
      yield* at('usage-prices', keys, [Number(price) > most && `costs ${String(price)} cents, the law allows ${most}`])
    }
  },
]
