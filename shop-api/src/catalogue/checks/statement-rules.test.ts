import { problemsAfter } from '../../testing/problems-after'
import type { CatalogueData } from '../data/data'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('what texts of the catalogue state', () => {
  it.each<[string, (files: CatalogueData) => void, RegExp]>([
    [
      'a fee that no tariff of the family has',
      ({ families }) => families[4]!.benefits.push('Einrichtung vor Ort für 19,95 €'),
      /^families\.json \[4\]: "Einrichtung vor Ort für 19,95 €" says 19,95 €, but dsl-s-24 has 38,95, 69,95, 9,95.* €/,
    ],
    [
      'a fee that only one of its tariffs has',
      (files) => {
        files.families[4]!.benefits.push('Einrichtung vor Ort für 19,95 €')
        files.catalogue.fees.push({ name: 'Einrichtung vor Ort', price: 1995, tariffs: ['dsl-s-24'] })
      },
      /^families\.json \[4\]: "Einrichtung vor Ort für 19,95 €" says 19,95 €, but dsl-s-12 has/,
    ],
    [
      'a term that a tariff of the family hasn’t',
      ({ families }) => (families[0]!.description = 'Mit 24 Monaten Mindestlaufzeit'),
      /^families\.json \[0\]: "Mit 24 Monaten Mindestlaufzeit" says 24 Monate, but glasfaser-150-12 has 12.* Monate/,
    ],
    [
      'another speed',
      ({ families }) => families[1]!.benefits.push('Bis 600 MBit/s im Download'),
      /^families\.json \[1\]: "Bis 600 MBit\/s im Download" says 600 MBit\/s, but glasfaser-300-24 has 270, 285, 300, 135, 142, 150 MBit\/s/,
    ],
    [
      'another speed in its name',
      ({ families }) => (families[3]!.bandwidth.down.max = 950),
      /^families\.json \[3\]: Glasfaser 1\.000 is called by 1\.000, its maximum is 950 MBit\/s/,
    ],
    [
      'another volume',
      ({ mobile }) => mobile.families[0]!.benefits.push('20 GB Highspeed'),
      /^mobile\.json families\[0\]: "20 GB Highspeed" says 20 GB, but mobil-s-24 has 10 GB/,
    ],
    [
      'a volume where there is no limit',
      ({ mobile }) => mobile.families[3]!.benefits.push('100 GB Highspeed'),
      /^mobile\.json families\[3\]: "100 GB Highspeed" says 100 GB, but mobil-xl-24 has no GB/,
    ],
    [
      'another age',
      ({ offers }) => (offers[3]!.benefits = ['Günstiger von 18 bis 26 Jahren']),
      /^offers\.json \[3\]: .*18 bis 26 Jahre, but dsl-s-young-24 has 18 bis 27 Jahre/,
    ],
    [
      'another price of an option',
      ({ items }) => (items.options[1]!.items[0]!.description = 'Serien für 5,99 € im Monat'),
      /^items\.json options\[1\]\.items\[0\]: streaming-serien says 5,99 €, but costs 4,99 € a month/,
    ],
    [
      'another term of a device',
      ({ items }) => (items.hardware[0]!.items[1]!.description = 'Miete für 24 Monate'),
      /^items\.json hardware\[0\]\.items\[1\]: router-hub says 24 months, but binds for 12/,
    ],
    [
      'another notice of a group',
      ({ items }) => (items.options[2]!.description = 'Jederzeit mit drei Monaten Frist kündbar.'),
      /^items\.json options\[2\]\.items\[0\]: telefon-mobilfunk-flat says 3 months of notice, but has 1/,
    ],
    [
      'a second recommendation among fibre tariffs',
      ({ families }) => (families[3]!.recommendation = 'Empfohlen für alle'),
      /^families\.json \[3\]: glasfaser-1000 is recommended beside glasfaser-300$/,
    ],
    [
      'a second recommendation among mobile tariffs',
      ({ mobile }) => (mobile.families[3]!.recommendation = 'Empfohlen für alle'),
      /^mobile\.json families\[3\]: mobil-xl is recommended beside mobil-m$/,
    ],
    [
      'a start price for a term that is not sold',
      ({ promotions }) => (promotions.start_price.terms = [36]),
      /^promotions\.json start_price\.terms\[0\]: a start price for 36 months, but tariffs have 24 and 12/,
    ],
  ])('is refused where it contradicts the facts: %s', (_, change, problem) => {
    expect(problemsAfter(change).map(plain)).toContainEqual(expect.stringMatching(problem))
  })

  it.each<[string, (files: CatalogueData) => void]>([
    [
      'a fee that all of its tariffs have',
      (files) => {
        files.families[4]!.benefits.push('Einmalig 69,95 € für die Bereitstellung')
      },
    ],
    [
      'the months of a cheaper price',
      ({ offers }) => {
        offers[3]!.benefits.push('24 Monate günstiger')
      },
    ],
    [
      'the maximum',
      ({ families }) => {
        families[1]!.benefits.push('Bis 300 MBit/s')
      },
    ],
  ])('is taken where it is true: %s', (_, change) => {
    expect(problemsAfter(change)).toEqual([])
  })
})
