import type { Heroes } from '@nimbus/shared-contracts/catalogue'
import { LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import type { Catalogue } from '../catalogue/catalogue'

type Hero = Heroes['heroes'][number]

/** `image` is empty where the page draws its own picture. */
function landlineHeroes(catalogue: Catalogue): Hero[] {
  const { families, tv } = catalogue.data()
  const fastest = Math.max(...families.map(({ bandwidth }) => bandwidth.down.max))
  const surcharge = Math.min(...tv.filter(({ id }) => id !== 'NONE').map((choice) => choice.surcharge))
  return [
    {
      id: 'glasfaser',
      eyebrow: 'Glasfaser, DSL und Fernsehen',
      title: 'Internet, das einfach da ist.',
      text: `Bis ${fastest.toLocaleString('de-DE')} MBit/s für Ihr Zuhause. Mit Preisen, die Sie vor der Bestellung vollständig kennen.`,
      link: { label: 'Tarife ansehen', href: routes.landlineTariffs(LANDLINE_CATEGORY) },
      image: '',
    },
    {
      id: 'fernsehen',
      eyebrow: 'Nimbus TV',
      title: 'Ihr Programm. Zu jedem Internettarif.',
      text: `Wählen Sie TV einfach dazu, ab ${formatEuro(cents(surcharge))} im Monat. Jede Option sehen Sie sofort im Gesamtpreis.`,
      link: { label: 'TV-Optionen vergleichen', href: routes.television() },
      image: '',
    },
  ]
}

/** The stages of an area; undefined for an area that has none. */
export function heroesOf(catalogue: Catalogue, area: string): Heroes | undefined {
  if (area !== 'start' && area !== 'zuhause') return undefined
  return { area, heroes: landlineHeroes(catalogue) }
}
