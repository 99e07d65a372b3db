import type { Heroes } from '@nimbus/shared-contracts/catalogue'
import { LANDLINE_CATEGORY, routes } from '@nimbus/shared-contracts/routes'
import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { heroPictureName } from '@nimbus/pictures'

type Hero = Heroes['heroes'][number]

function fibreHero(catalogue: Catalogue): Hero {
  const { families } = catalogue.data()
  const fastest = Math.max(...families.map(({ bandwidth }) => bandwidth.down.max))
  return {
    id: 'glasfaser',
    eyebrow: 'Glasfaser, DSL und Fernsehen',
    title: 'Internet, das einfach da ist.',
    text: `Bis ${fastest.toLocaleString('de-DE')} MBit/s für Ihr Zuhause. Mit Preisen, die Sie vor der Bestellung vollständig kennen.`,
    link: { label: 'Tarife ansehen', href: routes.landlineTariffs(LANDLINE_CATEGORY) },
    image: heroPictureName('zuhause-glasfaser'),
  }
}

function televisionHero(catalogue: Catalogue): Hero {
  const surcharges = catalogue.data().tv.filter(({ id }) => id !== 'NONE')
  const lowest = Math.min(...surcharges.map(({ surcharge }) => surcharge))
  return {
    id: 'fernsehen',
    eyebrow: 'Nimbus TV',
    title: 'Ihr Programm. Zu jedem Internettarif.',
    text: `Wählen Sie TV einfach dazu, ab ${formatEuro(cents(lowest))} im Monat. Jede Option sehen Sie sofort im Gesamtpreis.`,
    link: { label: 'TV-Optionen vergleichen', href: routes.television() },
    image: heroPictureName('zuhause-fernsehen'),
  }
}

function mobileHero(catalogue: Catalogue): Hero {
  const { families, provisioning, terms } = catalogue.data().mobile
  const lowest = formatEuro(cents(Math.min(...families.map(({ price }) => price))))
  const volume = Math.min(...families.map(({ gb }) => gb ?? Infinity))
  const term = Math.max(...terms.map(({ months }) => months))
  return {
    id: 'mobilfunk',
    eyebrow: 'Mobilfunk-Tarife',
    title: 'Ihr Netz. Wohin Sie auch gehen.',
    text: `Von ${volume}\u00a0GB bis unbegrenzt, mit Gerät oder ohne. Ab ${lowest} im Monat und einmalig ${formatEuro(cents(provisioning))} bei ${term} Monaten Mindestlaufzeit.`,
    link: { label: 'Tarife ansehen', href: routes.mobileTariffs() },
    image: heroPictureName('unterwegs-tarife'),
  }
}

const deviceHero = (): Hero => ({
  id: 'geraete',
  eyebrow: 'Smartphones, Tablets und Uhren',
  title: 'Ihr neues Gerät. Mit seinem ganzen Preis.',
  text: 'Was Sie im Monat zahlen, was einmalig und was in der ganzen Mindestlaufzeit: Das steht bei jedem Gerät.',
  link: { label: 'Smartphones ansehen', href: routes.devices() },
  image: heroPictureName('unterwegs-geraete'),
})

/** The areas that have stages; the start page has the first of each. */
const HEROES: Record<string, (catalogue: Catalogue) => Hero[]> = {
  start: (catalogue) => [
    { ...fibreHero(catalogue), image: heroPictureName('start-zuhause') },
    { ...mobileHero(catalogue), image: heroPictureName('start-unterwegs') },
  ],
  zuhause: (catalogue) => [fibreHero(catalogue), televisionHero(catalogue)],
  unterwegs: (catalogue) => [mobileHero(catalogue), deviceHero()],
}

/** The stages of an area; undefined for an area that has none. `image` is a name in the image service's folder. */
export function heroesOf(catalogue: Catalogue, area: string): Heroes | undefined {
  const heroes = Object.hasOwn(HEROES, area) ? HEROES[area]?.(catalogue) : undefined
  return heroes && { area, heroes }
}
