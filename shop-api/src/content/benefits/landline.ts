import type { Technology } from '@nimbus/shared-contracts/catalogue'
import { ELIGIBILITY_TEXT, regularPriceText, YOUNG_PERSONS } from '@nimbus/shared-contracts/eligibility'
import { CANCEL_ANYTIME, WITH_NOTICE } from '@nimbus/shared-contracts/law'
import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import { LANDLINE_YOUNG_CATEGORY, MOBILE_YOUNG_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { heroPictureName } from '@nimbus/pictures'
import type { CatalogueData, Family, ItemData } from '../../catalogue/data/data'
import { speedText } from '../facts/footnote-facts'
import { monthsText, type BenefitFacts, type ProductBenefits } from './product-benefits'

const euro = (amount: number): string => formatEuro(cents(amount))

/** The families of a technology, the slowest first. */
const familiesOf = ({ families }: CatalogueData, technology: Technology): Family[] =>
  families
    .filter((family) => family.technology === technology)
    .sort((one, other) => one.bandwidth.down.max - other.bandwidth.down.max)

/** What both technologies have in common. */
const shared = ({ catalogue: { provisioning, terms } }: CatalogueData): ProductBenefits['benefits'] => [
  {
    icon: 'router',
    title: 'Ihr Router ist willkommen',
    text: 'Mieten Sie ein Gerät von uns, oder schließen Sie Ihr eigenes an. Die Zugangsdaten erhalten Sie kostenlos.',
  },
  {
    icon: 'calendar-check',
    title: 'Laufzeit nach Wahl',
    text: `Jeden Tarif gibt es mit ${monthsText(terms)} Mindestlaufzeit. Danach kündigen Sie jederzeit ${WITH_NOTICE}.`,
  },
  {
    icon: 'euro',
    title: 'Alle Kosten vorher',
    text: `Einmalig ${euro(provisioning)} für die Bereitstellung und Ihr Monatspreis. Beides steht bei jedem Tarif nebeneinander.`,
  },
  {
    icon: 'phone',
    title: 'Ihre Rufnummern bleiben',
    text: 'Wir kündigen bei Ihrem bisherigen Anbieter und nehmen Ihre Rufnummern kostenlos mit.',
  },
]

const CHANGE = {
  title: 'Wie wechsle ich zu Nimbus?',
  text: 'Geben Sie bei der Bestellung Ihren bisherigen Anbieter an. Wir kündigen für Sie und stimmen den Tag des Wechsels ab. Ihr Anschluss darf dabei höchstens einen Arbeitstag ausfallen.',
}

const STEPS = [
  {
    title: 'Adresse prüfen',
    text: 'Sie erfahren sofort, welche Anschlüsse es bei Ihnen gibt. Die Prüfung ist kostenlos.',
  },
  {
    title: 'Tarif wählen',
    text: 'Mit oder ohne Fernsehen, mit langer oder kurzer Laufzeit, mit unserem oder Ihrem Router.',
  },
  {
    title: 'Bestellen',
    text: 'Die Vertragszusammenfassung lesen Sie, bevor Sie bestellen. Danach bestätigen wir den Auftrag.',
  },
]

export function fibre({ data }: BenefitFacts): ProductBenefits {
  const families = familiesOf(data, 'FIBRE')
  const [slowest, fastest] = [families[0], families.at(-1)]
  if (!slowest || !fastest) throw new Error('benefits: no fibre is sold')
  const { down, up } = fastest.bandwidth
  return {
    label: 'Glasfaser',
    title: 'Vorteile von Glasfaser',
    description: `Warum Glasfaser von Nimbus: bis ${speedText(down.max)} MBit/s, Hausanschluss bei verbindlicher Buchung kostenlos, freie Wahl des Routers.`,
    hero: {
      id: 'glasfaser',
      eyebrow: 'Vorteile von Glasfaser',
      title: 'Schnell in beide Richtungen.',
      text: `Von ${speedText(slowest.bandwidth.down.max)} bis ${speedText(down.max)} MBit/s, auch wenn alle zu Hause gleichzeitig online sind.`,
      link: { label: 'Glasfaser-Tarife ansehen', href: routes.landlineTariffs('glasfaser-tarife') },
      image: heroPictureName('zuhause-glasfaser'),
    },
    benefits: [
      {
        icon: 'gauge',
        title: 'Tempo, das ankommt',
        text: `${fastest.name} erreicht bis ${speedText(down.max)} MBit/s im Download, normalerweise ${speedText(down.normal)} MBit/s. Im Upload sind es bis ${speedText(up.max)} MBit/s.`,
      },
      {
        icon: 'house',
        title: 'Hausanschluss inklusive',
        text: 'Buchen Sie verbindlich und ist die Anschlussadresse die des Gebäudes, legen wir den Glasfaser-Hausanschluss kostenlos.',
      },
      ...shared(data),
    ],
    steps: [
      ...STEPS,
      {
        title: 'Anschließen',
        text: 'Eigentümer oder Hausverwaltung stimmen zu, wir prüfen den Ausbau abschließend und nennen Ihnen den Termin.',
      },
    ],
    questions: [
      {
        title: 'Was brauche ich für Glasfaser?',
        text: ELIGIBILITY_TEXT.fibreHouse,
      },
      {
        title: 'Wer muss dem Anschluss zustimmen?',
        text: 'Die Eigentümer oder die Hausverwaltung. Wohnen Sie zur Miete, holen wir die Zustimmung ein; dafür nennen Sie uns bei der Bestellung, wer zuständig ist.',
      },
      {
        title: 'Was gilt, wenn der Ausbau erst geplant ist?',
        text: 'Sie können schon bestellen. Die Mindestlaufzeit beginnt mit dem Vertragsschluss, bezahlen müssen Sie erst ab der Freischaltung.',
      },
      CHANGE,
    ],
    offers: [{ area: 'landline', category: 'glasfaser-tarife' }],
  }
}

export function dsl({ data }: BenefitFacts): ProductBenefits {
  const families = familiesOf(data, 'DSL')
  const [slowest, fastest] = [families[0], families.at(-1)]
  if (!slowest || !fastest) throw new Error('benefits: no DSL is sold')
  const speeds = families.map(({ name, bandwidth }) => `${name} bis ${speedText(bandwidth.down.max)} MBit/s`)
  return {
    label: 'DSL',
    title: 'Vorteile von DSL',
    description: `Warum DSL von Nimbus: fast überall verfügbar, bis ${speedText(fastest.bandwidth.down.max)} MBit/s, freie Wahl des Routers und der Laufzeit.`,
    hero: {
      id: 'dsl',
      eyebrow: 'Vorteile von DSL',
      title: 'Fast überall. Schnell angeschlossen.',
      text: `Über die Leitung, die schon im Haus liegt: bis ${speedText(fastest.bandwidth.down.max)} MBit/s.`,
      link: { label: 'DSL-Tarife ansehen', href: routes.landlineTariffs('dsl-tarife') },
      image: heroPictureName('start-zuhause'),
    },
    benefits: [
      {
        icon: 'gauge',
        title: 'Vier Größen',
        text: `${speeds.join(', ')}. Welche davon es bei Ihnen gibt, zeigt die Prüfung Ihrer Adresse.`,
      },
      {
        icon: 'house',
        title: 'Kein Umbau nötig',
        text: 'DSL kommt über die Telefonleitung. Eine Dose in der Wohnung genügt.',
      },
      ...shared(data),
    ],
    steps: [
      ...STEPS,
      {
        title: 'Einstecken',
        text: 'Am vereinbarten Tag schließen Sie den Router an. Er richtet sich mit Ihren Zugangsdaten ein.',
      },
    ],
    questions: [
      {
        title: 'Welche Geschwindigkeit bekomme ich wirklich?',
        text: `Das hängt von der Länge der Leitung ab. ${fastest.name} erreicht normalerweise ${speedText(fastest.bandwidth.down.normal)} und mindestens ${speedText(fastest.bandwidth.down.min)} MBit/s im Download. Bei jedem Tarif stehen alle drei Werte.`,
      },
      {
        title: 'Was ist ein Regio-Tarif?',
        text: 'In manchen Orten gilt ein längerer Startpreis, solange eine Aktion läuft. Ob Ihre Adresse dazugehört, zeigt die Verfügbarkeitsprüfung.',
      },
      {
        title: 'Kann ich später zu Glasfaser wechseln?',
        text: 'Ja. Sobald Glasfaser an Ihrer Adresse verfügbar ist, bestellen Sie einen Glasfaser-Tarif; über den Übergang sprechen wir mit Ihnen.',
      },
      CHANGE,
    ],
    offers: [{ area: 'landline', category: 'dsl-tarife' }],
  }
}

const itemsOf = ({ items }: CatalogueData, group: string): readonly ItemData[] =>
  [...items.options, ...items.hardware].find(({ id }) => id === group)?.items ?? []

export function television({ data }: BenefitFacts): ProductBenefits {
  const choices = data.tv.filter(({ id }) => id !== 'NONE')
  const prices = itemsOf(data, 'streaming-video').map(({ monthly }) => monthly)
  const box = data.items.hardware.flatMap(({ items }) => items).find(({ id }) => id === 'tv-box')
  return {
    label: 'Fernsehen',
    title: 'Vorteile von Nimbus TV',
    description:
      'Warum Nimbus TV: Live-TV, Aufnahmen, Mediatheken und Streaming zum Internetanschluss, mit Preisen für jedes Paket.',
    hero: {
      id: 'fernsehen',
      eyebrow: 'Vorteile von Nimbus TV',
      title: 'Ihr Programm. Zu jedem Internettarif.',
      text: `Live-TV, Aufnahmen und Mediatheken, auf Wunsch mit Streaming. Ab ${euro(Math.min(...choices.map(({ surcharge }) => surcharge)))} im Monat zu Ihrem Tarif.`,
      link: { label: 'TV-Pakete vergleichen', href: routes.television() },
      image: heroPictureName('zuhause-fernsehen'),
    },
    benefits: [
      {
        icon: 'tv',
        title: 'Drei Pakete',
        text: `${choices.map(({ label, surcharge }) => `${label.replace('TV ', '')} für ${euro(surcharge)}`).join(', ')} je Monat zum Internettarif.`,
      },
      {
        icon: 'globe',
        title: 'Streaming dazu, wann Sie wollen',
        text: `Serien, Filme und Sport für ${euro(Math.min(...prices))} bis ${euro(Math.max(...prices))} im Monat, ${CANCEL_ANYTIME}.`,
      },
      ...(box
        ? ([
            {
              icon: 'wifi',
              title: 'TV-Box auf Wunsch',
              text: `Die Box gibt es im Geräte-Service-Paket für ${euro(box.monthly)} im Monat mit ${box.contract_term} Monaten Mindestlaufzeit. Nötig ist sie nicht.`,
            },
          ] as const)
        : []),
      {
        icon: 'calendar-check',
        title: 'Eine Laufzeit',
        text: `Fernsehen läuft mit Ihrem Internettarif, mit ${monthsText(data.catalogue.terms)} Mindestlaufzeit.`,
      },
    ],
    steps: STEPS,
    questions: [
      {
        title: 'Was brauche ich für Streaming?',
        text: ELIGIBILITY_TEXT.stream,
      },
      {
        title: 'Kann ich Fernsehen ohne Internet bestellen?',
        text: 'Nein. Nimbus TV kommt über Ihren Internetanschluss und gehört zum Tarif.',
      },
      {
        title: 'Ändert sich mit Fernsehen die Geschwindigkeit?',
        text: 'In einzelnen DSL-Tarifen ja. Die Geschwindigkeiten stehen bei jedem Tarif für das gewählte Paket.',
      },
    ],
    offers: [],
  }
}

export function young({ data }: BenefitFacts): ProductBenefits {
  const months = data.offers.find(({ id }) => id === 'YOUNG')?.young_months ?? 0
  const cheaper = data.families.flatMap(({ price, young_price }) =>
    young_price === undefined ? [] : [price - young_price],
  )
  const mobile = data.mobile.offers.find(({ id }) => id === 'YOUNG')?.young
  if (!mobile || cheaper.length === 0) throw new Error('benefits: no Young tariff is sold')
  return {
    label: 'Young',
    title: 'Vorteile der Young-Tarife',
    description: `Young-Tarife von Nimbus für ${YOUNG_PERSONS}: DSL und Mobilfunk günstiger, mit denselben Leistungen.`,
    hero: {
      id: 'young',
      eyebrow: 'Vorteile der Young-Tarife',
      title: 'Dieselbe Leistung. Weniger bezahlen.',
      text: `DSL und Mobilfunk für ${YOUNG_PERSONS}. Wie lange der Preis gilt und was danach kommt, steht bei jedem Tarif.`,
      link: { label: 'Young-Tarife fürs Zuhause', href: routes.landlineTariffs(LANDLINE_YOUNG_CATEGORY) },
      image: heroPictureName('start-unterwegs'),
    },
    benefits: [
      {
        icon: 'euro',
        title: 'Günstiger im Mobilfunk',
        text: `${euro(mobile.reduction)} weniger in jedem der ersten ${mobile.months} Monate, in allen Größen.`,
      },
      {
        icon: 'house',
        title: 'Günstiger zu Hause',
        text: `${euro(Math.min(...cheaper))} weniger als im regulären DSL-Tarif, bis Monat ${months}. ${regularPriceText(months + 1)}`,
      },
      {
        icon: 'user',
        title: 'Für Ihr Alter',
        text: `Die Tarife sind für ${YOUNG_PERSONS}, ein Vertrag je Person. Ihr Geburtsdatum geben Sie bei der Bestellung an.`,
      },
      {
        icon: 'calendar-check',
        title: 'Laufzeit nach Wahl',
        text: `Auch Young-Tarife gibt es mit ${monthsText(data.catalogue.terms)} Mindestlaufzeit.`,
      },
    ],
    steps: [
      { title: 'Tarif wählen', text: 'DSL für zu Hause oder Mobilfunk für unterwegs, mit Gerät oder ohne.' },
      { title: 'Alter angeben', text: 'Ihr Geburtsdatum gehört zu Ihren persönlichen Angaben in der Bestellung.' },
      { title: 'Bestellen', text: 'Die Vertragszusammenfassung nennt beide Preise, den für jetzt und den für später.' },
    ],
    questions: [
      {
        title: 'Was passiert, wenn ich älter werde?',
        text: `Nichts vor der Zeit: Der günstigere Preis gilt bis Monat ${months}, auch wenn Sie inzwischen älter sind.`,
      },
      {
        title: 'Kann ich DSL und Mobilfunk zusammen bestellen?',
        text: 'Es sind zwei Verträge und zwei Bestellungen. Für beide gilt der Young-Preis.',
      },
    ],
    offers: [
      { area: 'landline', category: LANDLINE_YOUNG_CATEGORY },
      { area: 'mobile', category: MOBILE_YOUNG_CATEGORY },
    ],
  }
}
