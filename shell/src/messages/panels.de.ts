import { ADULT_AGE, YOUNG_AGE_MAX } from '@nimbus/shared-contracts/forms/rules'

const YOUNG_AGES = `${ADULT_AGE} bis ${YOUNG_AGE_MAX}`

/** Texts of what opens from the header; they come with it. */
export const panels = {
  menu: {
    internet: 'Internet',
    tariffs: 'Tarife',
    devices: 'Geräte',
    esim: 'eSIM und SIM-Karte',
    esimText: 'So kommen Sie ins Netz',
    extras: 'Passend dazu',
    decide: 'Entscheidungshilfe',
    fibre: 'Glasfaser',
    dsl: 'DSL',
    young: `Young, ${YOUNG_AGES}`,
    hardware: 'Router und WLAN',
    hardwareText: 'Nimbus Hub oder Ihr eigener Router',
    television: 'Fernsehen',
    televisionText: 'Drei Pakete zum Internet-Tarif',
    options: 'Optionen',
    optionsText: 'Telefonie, Sicherheit und Streaming',
    check: 'Verfügbarkeit prüfen',
    checkText: 'Was an Ihrer Adresse möglich ist',
    advisor: 'Welcher Tarif passt?',
    advisorText: 'Wenige Fragen, passende Tarife',
    compare: 'Tarife vergleichen',
    compareText: 'Bis zu vier nebeneinander',
    mobile: 'Mobilfunk-Tarife',
    prepaid: 'Prepaid',
    smartphones: 'Smartphones',
    smartphonesText: 'Mit Tarif und vollständigem Preis',
    tablets: 'Tablets',
    watches: 'Smartwatches',
    accessories: 'Zubehör',
    whole: (area: string) => `Alles für ${area} ansehen`,
    from: (tariff: string, range: string) => `${tariff} · ${range}`,
    help: 'Hilfe und Kontakt',
    track: 'Auftrag verfolgen',
    phone: (phone: string, hours: string) => `${phone}, ${hours}`,
  },
  suggestions: {
    title: 'Vorschläge',
    count: (hits: number) => (hits === 1 ? '1 Vorschlag' : `${hits} Vorschläge`),
    none: (query: string) => `Keine Vorschläge zu „${query}“.`,
    all: (hits: number) => (hits === 1 ? 'Ergebnis anzeigen' : `Alle ${hits} Ergebnisse anzeigen`),
  },
} as const
