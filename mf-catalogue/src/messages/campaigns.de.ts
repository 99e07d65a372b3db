import { monthsText } from '@nimbus/shared-contracts/wording'

const NBSP = '\u00a0'

/** What runs beside the prices of devices; every number comes from the API. */
export const campaigns = {
  title: 'Mehr für Ihr neues Gerät',
  deviceTitle: 'Aktionen zu diesem Gerät',
  link: 'Smartphones ansehen',
  tradeIn: {
    about: 'Bedingungen Eintauschbonus',
    bonus: (from: string, till: string) => `${from} bis ${till} Eintauschbonus`,
    text: 'Geben Sie Ihr altes Gerät ab, wenn Sie ein neues mit Tarif kaufen. Der Bonus kommt zum Wert des alten Geräts hinzu.',
    conditions: (devices: number, value: string) =>
      `Das gebrauchte Gerät muss mindestens ${value} wert sein. Höchstens ${devices}${NBSP}Geräte je Haushalt.`,
  },
  cashback: {
    about: 'Bedingungen Cashback',
    title: (amounts: readonly string[]) => `${amounts.join(' oder ')} Cashback`,
    of: (amount: string) => `${amount} Cashback`,
    with: (tariff: string, term: number, day: string) =>
      `mit ${tariff} und ${monthsText(term, 'dative')} Laufzeit, bei Bestellung bis ${day}.`,
    text: (term: number, day: string) =>
      `Für ein Gerät mit einem Tarif von ${monthsText(term, 'dative')} Laufzeit, bei Bestellung bis ${day}. Der Betrag hängt vom Tarif ab.`,
  },
} as const
