import type { PrepaidFamily } from '../data/mobile-data'

/** perUseText({minute: 9, sms: 9}) → 'Telefonie 9 Cent je Minute, SMS 9 Cent in alle deutschen Netze' */
export const perUseText = ({ minute, sms }: NonNullable<PrepaidFamily['per_use']>): string =>
  `Telefonie ${minute}\u00a0Cent je Minute, SMS ${sms}\u00a0Cent in alle deutschen Netze`

/** Minutes and text messages of a tariff as a benefit; they are included unless they have a price. */
export const callsText = ({ per_use }: Pick<PrepaidFamily, 'per_use'>): string =>
  per_use ? perUseText(per_use) : 'Flatrate für Telefonie und SMS in alle deutschen Netze'
