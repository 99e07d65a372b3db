import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import type { PrepaidFamily } from '../data/mobile-data'

const CENTS_PER_EURO = 100

/** A price of something small: smallPrice(19) → '19 Cent', smallPrice(149) → '1,49 €' */
export const smallPrice = (amount: number): string =>
  amount < CENTS_PER_EURO ? `${amount}\u00a0Cent` : formatEuro(cents(amount))

/** perUseText({minute: 9, sms: 9}) → 'Telefonie 9 Cent je Minute, SMS 9 Cent in alle deutschen Netze' */
export const perUseText = ({ minute, sms }: NonNullable<PrepaidFamily['per_use']>): string =>
  `Telefonie ${smallPrice(minute)} je Minute, SMS ${smallPrice(sms)} in alle deutschen Netze`

/** Minutes and text messages that are included; where each has its price, they are no benefit. */
export const CALLS_INCLUDED = 'Flatrate für Telefonie und SMS in alle deutschen Netze'
