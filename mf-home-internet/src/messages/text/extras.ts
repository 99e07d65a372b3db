import { monthsText } from '@nimbus/shared-contracts/wording'

const NBSP = '\u00a0'

export const extras = {
  optionsTitle: 'Optionen zu Ihrem Tarif',
  optionsLead: 'Buchen Sie dazu, was Sie möchten. Jede Option hat ihre eigene Laufzeit.',
  hardwareTitle: 'Hardware zu Ihrem Tarif',
  hardwareLead: 'Mieten Sie ein Gerät, oder nutzen Sie Ihr eigenes.',
  forTariff: (name: string) => `Für ${name}`,
  none: 'Keine',
  noneOf: (title: string) => `Keine Auswahl: ${title}`,
  included: 'Gehört zum Tarif',
  perMonth: `je${NBSP}Monat`,
  monthly: (amount: string) => `${amount}${NBSP}je${NBSP}Monat`,
  once: (amount: string) => `${amount}${NBSP}einmalig`,
  free: 'kostenlos',
  noticeMonths: (months: number) => `Kündigungsfrist ${monthsText(months)}`,
  shipped: (amount: string) => `Versand ${amount} einmalig je Bestellung`,
  single: 'Weitere Optionen',
  noTariffTitle: 'Wählen Sie zuerst einen Tarif',
  noTariffText: 'Optionen und Hardware hängen vom Tarif ab.',
  toTariffs: 'Tarife ansehen',
  nothing: 'Zu diesem Tarif gibt es hier nichts auszuwählen.',
  failedTitle: 'Die Auswahl konnte nicht geladen werden',
  failedText: 'Ihr Warenkorb bleibt erhalten.',
  retry: 'Erneut versuchen',
  loading: 'Auswahl wird geladen',
  noScript: 'Für Optionen und Hardware muss JavaScript eingeschaltet sein.',
}
