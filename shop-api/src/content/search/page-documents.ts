import { WITHDRAWAL_TIME } from '@nimbus/shared-contracts/law'
import { FIXED_STEP_AVAILABILITY, routes } from '@nimbus/shared-contracts/routes'
import type { SearchDocument } from './search-document'

const PAGES: Omit<SearchDocument, 'overview'>[] = [
  {
    group: 'tariffs',
    title: 'Internet und Fernsehen für Ihr Zuhause',
    text: 'Glasfaser und DSL mit Fernsehen: alle Monatspreise und Einmalkosten.',
    href: routes.home(),
    keywords: 'Festnetz WLAN WiFi Router Breitband',
  },
  {
    group: 'tariffs',
    title: 'Mobilfunk und Geräte',
    text: 'Mobilfunk-Tarife, Young und Prepaid, Smartphones, Tablets und Uhren mit Tarif.',
    href: routes.mobile(),
    keywords: 'Handyvertrag Handy',
  },
  {
    group: 'tariffs',
    title: 'Fernsehen mit Nimbus TV',
    text: 'Fernsehen zum Internetanschluss: Smart, SmartStream und MegaStream.',
    href: routes.television(),
    keywords: 'Fernseher Streaming Sender TV-Box Receiver Filme Serien',
  },
  {
    group: 'help',
    title: 'Verfügbarkeit an Ihrer Adresse prüfen',
    text: 'Welche Geschwindigkeiten an Ihrer Adresse möglich sind, kostenlos und unverbindlich.',
    href: routes.landlineTariffs(undefined, { fixedStep: FIXED_STEP_AVAILABILITY }),
    keywords: 'Verfügbarkeitsprüfung Verfügbarkeitscheck Glasfaserausbau Netzausbau Umzug',
  },
  {
    group: 'help',
    title: 'Verträge hier kündigen',
    text: 'So kündigen Sie Ihren Vertrag mit Nimbus, ordentlich oder außerordentlich.',
    href: routes.cancel(),
    keywords: 'Kündigung Kündigungsfrist Vertragsende Vertrag beenden abmelden Hilfe',
  },
  {
    group: 'help',
    title: 'Vertrag widerrufen',
    text: `So widerrufen Sie Ihren Vertrag mit Nimbus innerhalb von ${WITHDRAWAL_TIME}n.`,
    href: routes.withdraw(),
    keywords: 'Widerruf Widerrufsrecht Rückgabe Retoure zurückgeben stornieren Storno Hilfe',
  },
  {
    group: 'help',
    title: 'Produktinformationsblätter',
    text: 'Laufzeit, Geschwindigkeiten und Preise jedes Tarifs auf einem Blatt.',
    href: routes.productSheets(),
    keywords: 'PIB Datenblatt Produktinformationsblatt',
  },
  {
    group: 'help',
    title: 'Leistungsbeschreibungen',
    text: 'Was jeder Tarif enthält: Internetzugang, Telefonie, Fernsehen, Geräte und Betrieb.',
    href: routes.serviceDescription(),
    keywords: 'Leistungsbeschreibung Leistungen Umfang Vertragsbestandteil',
  },
  {
    group: 'help',
    title: 'Vorvertragliche Informationen',
    text: 'Anbieter, Leistung, Preise, Laufzeit, Widerruf, Entschädigung und Schlichtung zu jedem Tarif.',
    href: routes.contractInformation(),
    keywords: 'Verbraucherinformation Vertragsinformation VVI',
  },
  {
    group: 'help',
    title: 'Warenkorb',
    text: 'Was Sie ausgewählt haben, mit allen Preisen.',
    href: routes.cart(),
    keywords: 'Einkaufswagen Bestellung',
  },
]

/** Pages that neither the catalogue nor a legal text describes. */
export const pageDocuments: SearchDocument[] = PAGES.map((page) => ({ ...page, overview: true }))
