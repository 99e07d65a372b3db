import { WITH_NOTICE, WITHDRAWAL_TIME } from '@nimbus/shared-contracts/law'
import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import { MOBILE_CATEGORY, PREPAID_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { heroPictureName } from '@nimbus/pictures'
import { monthsText, type BenefitFacts, type ProductBenefits } from './product-benefits'

const euro = (amount: number): string => formatEuro(cents(amount))
const volumeText = (gb: number | null): string => (gb === null ? 'unbegrenzt' : `${gb}\u00a0GB`)

const PORTING = {
  title: 'Kann ich meine Rufnummer mitnehmen?',
  text: 'Ja, kostenlos. Die Angaben dazu machen Sie in der Bestellung, auch wenn Ihr bisheriger Vertrag noch läuft.',
}

const ESIM = {
  icon: 'card-sim',
  title: 'SIM oder eSIM',
  text: 'Eine Karte per Post oder ein Profil zum Laden. Sie wählen in der Bestellung.',
} as const

export function mobile({ data: { mobile: facts, catalogue } }: BenefitFacts): ProductBenefits {
  const { families, throttled, provisioning, terms } = facts
  const volumes = families.map(({ name, gb }) => `${name} ${volumeText(gb)}`)
  const [shortest, longest] = [
    Math.min(...terms.map(({ months }) => months)),
    Math.max(...terms.map(({ months }) => months)),
  ]
  const surcharge = terms.find(({ months }) => months === shortest)?.surcharge ?? 0
  return {
    label: 'Mobilfunk',
    title: 'Vorteile der Mobilfunk-Tarife',
    description:
      'Warum Mobilfunk von Nimbus: 5G ohne Aufpreis, ein Preis in jedem Monat, mit Gerät oder ohne, mit kurzer oder langer Laufzeit.',
    hero: {
      id: 'mobilfunk',
      eyebrow: 'Vorteile der Mobilfunk-Tarife',
      title: 'Ein Preis. In jedem Monat.',
      text: 'Vier Größen, 5G ohne Aufpreis und Telefonie in alle deutschen Netze.',
      link: { label: 'Mobilfunk-Tarife ansehen', href: routes.mobileTariffs() },
      image: heroPictureName('unterwegs-tarife'),
    },
    benefits: [
      { icon: 'gauge', title: 'Vier Größen', text: `${volumes.join(', ')} im Monat.` },
      {
        icon: 'shield-check',
        title: 'Keine Überraschung',
        text: `Ist das Volumen verbraucht, surfen Sie bis zum Ende des Monats mit höchstens ${throttled.down} kbit/s im Download und ${throttled.up} kbit/s im Upload weiter. Es kostet nichts extra.`,
      },
      {
        icon: 'euro',
        title: 'Alle Kosten vorher',
        text: `Zum Monatspreis kommen einmalig ${euro(provisioning)} für die Bereitstellung. Mit einem Gerät kommen dessen Preis und ${euro(catalogue.shipping)} Versand dazu.`,
      },
      {
        icon: 'calendar-check',
        title: 'Laufzeit nach Wahl',
        text: `Mit ${monthsText([shortest, longest])} Mindestlaufzeit. Die kürzere kostet ${euro(surcharge)} mehr im Monat.`,
      },
      { icon: 'globe', title: 'In der ganzen EU', text: 'Ihr Tarif gilt auf Reisen in der EU wie zu Hause.' },
      ESIM,
    ],
    steps: [
      { title: 'Tarif wählen', text: 'Nach Datenvolumen, für Sie oder als Young-Tarif.' },
      { title: 'Mit Gerät oder ohne', text: 'Jedes Gerät zeigt seinen Preis zusammen mit Ihrem Tarif.' },
      { title: 'Bestellen', text: 'Die Vertragszusammenfassung lesen Sie, bevor Sie bestellen.' },
    ],
    questions: [
      {
        title: 'Was zählt zum Datenvolumen?',
        text: 'Jede Datennutzung in Deutschland und in der EU. Telefonie und SMS zählen nicht.',
      },
      PORTING,
      {
        title: 'Was gilt nach der Mindestlaufzeit?',
        text: `Der Vertrag läuft unbefristet weiter. Sie kündigen jederzeit ${WITH_NOTICE}.`,
      },
    ],
    offers: [{ area: 'mobile', category: MOBILE_CATEGORY }],
  }
}

export function prepaid({ data: { mobile: facts } }: BenefitFacts): ProductBenefits {
  const sizes = facts.prepaid.map(
    ({ name, gb, price }) => `${name} mit ${gb === null ? 'unbegrenztem Volumen' : volumeText(gb)} für ${euro(price)}`,
  )
  return {
    label: 'Prepaid',
    title: 'Vorteile von Prepaid',
    description:
      'Warum Prepaid von Nimbus: keine Mindestlaufzeit, keine Bereitstellung, bezahlt wird im Voraus für je 4 Wochen.',
    hero: {
      id: 'prepaid',
      eyebrow: 'Vorteile von Prepaid',
      title: 'Volle Kontrolle. Ohne Laufzeit.',
      text: 'Sie zahlen im Voraus für 4 Wochen und hören auf, wann Sie möchten.',
      link: { label: 'Prepaid-Tarife ansehen', href: routes.mobileTariffs(PREPAID_CATEGORY) },
      image: heroPictureName('start-unterwegs'),
    },
    benefits: [
      { icon: 'euro', title: 'Fünf Größen', text: `${sizes.join(', ')} je 4 Wochen.` },
      {
        icon: 'calendar-check',
        title: 'Keine Mindestlaufzeit',
        text: 'Der Tarif verlängert sich um 4 Wochen, solange Ihr Guthaben reicht. Reicht es nicht, ruht er.',
      },
      { icon: 'gift', title: 'Keine Bereitstellung', text: 'Es gibt keine einmaligen Kosten.' },
      ESIM,
    ],
    steps: [
      { title: 'Tarif wählen', text: 'Nach Datenvolumen und danach, wie viel Sie telefonieren.' },
      {
        title: 'Ausweisen',
        text: 'Vor der Freischaltung prüfen wir Ihre Identität, so will es das Gesetz (§ 172 TKG).',
      },
      { title: 'Aufladen', text: 'Mit dem ersten Guthaben beginnen die ersten 4 Wochen.' },
    ],
    questions: [
      {
        title: 'Was kostet Prepaid im Monat?',
        text: 'Ein Jahr hat 13 Zeiträume von 4 Wochen. Bei jedem Tarif steht der Preis auch auf den Monat umgerechnet.',
      },
      {
        title: 'Was passiert mit meinem Guthaben?',
        text: 'Es bleibt Ihres. Beenden Sie den Tarif, zahlen wir übriges Guthaben aus.',
      },
      PORTING,
    ],
    offers: [{ area: 'mobile', category: PREPAID_CATEGORY }],
  }
}

export function smartphone({
  data: { mobile: facts, catalogue },
  campaigns: { trade_in, cashback },
}: BenefitFacts): ProductBenefits {
  return {
    label: 'Smartphone mit Tarif',
    title: 'Vorteile von Smartphones mit Tarif',
    description:
      'Warum ein Smartphone mit Tarif von Nimbus: ein Preis aus Gerät und Tarif, Lieferung nach Hause, Bonus für das alte Gerät.',
    hero: {
      id: 'smartphone',
      eyebrow: 'Vorteile von Smartphones mit Tarif',
      title: 'Gerät und Tarif. Ein ganzer Preis.',
      text: 'Was Sie im Monat zahlen, was einmalig und was in der ganzen Laufzeit: Das steht bei jedem Gerät.',
      link: { label: 'Smartphones ansehen', href: routes.devices() },
      image: heroPictureName('unterwegs-geraete'),
    },
    benefits: [
      ...(cashback
        ? ([
            {
              icon: 'euro',
              title: `${cashback.amounts.map(({ amount }) => euro(amount)).join(' oder ')} Cashback`,
              text: `Für ein Gerät mit einem Tarif von ${cashback.contract_term} Monaten Laufzeit, bei Bestellung bis ${cashback.last_day.split('-').reverse().join('.')}.`,
            },
          ] as const)
        : []),
      ...(trade_in
        ? ([
            {
              icon: 'refresh-cw',
              title: `${euro(trade_in.bonus.from)} bis ${euro(trade_in.bonus.till)} Eintauschbonus`,
              text: `Für Ihr gebrauchtes Gerät, das mindestens ${euro(trade_in.least_value)} wert ist, höchstens ${trade_in.most_devices} Geräte je Haushalt. Der Bonus kommt zum Wert des Geräts hinzu.`,
            },
          ] as const)
        : []),
      {
        icon: 'smartphone',
        title: 'Jeder Tarif passt',
        text: `Sie wählen Gerät und Tarif unabhängig voneinander, mit ${monthsText(facts.terms.map(({ months }) => months))} Mindestlaufzeit.`,
      },
      {
        icon: 'truck',
        title: 'Nach Hause geliefert',
        text: `Versand ${euro(catalogue.shipping)} einmalig je Bestellung. Der Liefertermin steht beim Gerät.`,
      },
      {
        icon: 'shield-check',
        title: 'Gesetzliche Rechte',
        text: `Zwei Jahre Gewährleistung und ${WITHDRAWAL_TIME} Widerruf ab Erhalt des Geräts.`,
      },
    ],
    steps: [
      { title: 'Gerät wählen', text: 'Nach Hersteller, Farbe und Speicher.' },
      { title: 'Tarif wählen', text: 'Der Gesamtpreis aller Tarife steht nebeneinander.' },
      { title: 'Bestellen', text: 'Die Vertragszusammenfassung lesen Sie, bevor Sie bestellen.' },
    ],
    questions: [
      { title: 'Wem gehört das Gerät?', text: 'Ihnen, sobald es vollständig bezahlt ist.' },
      {
        title: 'Wie tausche ich mein altes Gerät ein?',
        text: trade_in
          ? 'Nach der Bestellung beschreiben Sie das alte Gerät. Wir nennen Ihnen Wert und Bonus, Sie entscheiden und senden es kostenlos ein. Löschen Sie vorher Ihre Daten.'
          : 'Zurzeit tauschen wir keine Geräte ein.',
      },
      { title: 'Kann ich mein altes Smartphone behalten?', text: 'Ja. Alle Mobilfunk-Tarife gibt es auch ohne Gerät.' },
    ],
    offers: [],
  }
}
