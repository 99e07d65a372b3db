import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledCatalogue } from '../../catalogue/data/bundled'
import type { CatalogueData } from '../../catalogue/data/data'
import { TEXT_PAGES, textName } from '@nimbus/shared-contracts/routes'
import { legalPage, legalPageAt, legalPages, placeOf } from './legal-pages'

const ROOT = join(__dirname, '../../../..')

describe('legalPageAt', () => {
  // the PDF of an order of May had the provisioning price of June
  it('has the prices of the day of the order', () => {
    const data = bundledCatalogue()
    const before: CatalogueData = { ...data, catalogue: { ...data.catalogue, provisioning: 6995 } }
    const after: CatalogueData = { ...data, catalogue: { ...data.catalogue, provisioning: 9995 } }
    const june = new Date('2026-06-01T00:00:00+02:00')
    const pageAt = legalPageAt({ dataAt: (now) => (now < june ? before : after) })
    const textAt = (instant: string): string => JSON.stringify(pageAt('agb', new Date(instant)))
    expect(textAt('2026-05-31T12:00:00Z')).toMatch(/69,95/)
    expect(textAt('2026-06-01T12:00:00Z')).toMatch(/99,95/)
  })
})

describe('legalPage', () => {
  it.each([
    ['geltung', 'Mobilfunk'],
    ['mobilfunk', 'höchstens 64 kbit/s im Download und 16 kbit/s im Upload'],
    ['preise', '69,95 € bei einem neuen Festnetz-Anschluss und 39,95 € bei einem Mobilfunk-Tarif, bei Prepaid nichts'],
    ['laufzeit', 'Prepaid-Tarife haben keine Mindestlaufzeit.'],
  ])('has terms that speak about mobile tariffs under %s: %s', (id, text) => {
    const { sections } = legalPage('agb', bundledCatalogue(), new Date('2026-11-27T12:00:00Z'))
    expect(sections.find((section) => section.id === id)?.html.replaceAll('\u00a0', ' ')).toContain(text)
  })
})

const htmlOf = (page: Parameters<typeof legalPage>[0]): string =>
  legalPage(page, bundledCatalogue(), new Date('2026-11-27T12:00:00Z'))
    .sections.map(({ title, html }) => `${title} ${html}`)
    .join(' ')
    .replaceAll('\u00a0', ' ')

describe('legalPages', () => {
  it('are the text pages of the shop, each found under its address', () => {
    const pages = Object.values(TEXT_PAGES)
    expect(legalPages().toSorted()).toEqual(pages.map(textName).toSorted())
    const now = new Date('2026-11-27T12:00:00Z')
    for (const page of pages) expect(placeOf(textName(page), bundledCatalogue(), now).href).toBe(page.path)
  })
})

describe('the withdrawal on the web', () => {
  const pageAt = (page: string, instant: string) => legalPage(page, bundledCatalogue(), new Date(instant))

  // three pages spoke of it and were said to be of 1 October 2025, before there was such a duty (BGB § 356a)
  it.each(legalPages())('is in %s only since it is a duty, and what speaks of it is said to be no older', (page) => {
    const told = /\/vertrag-widerrufen|356a/
    const before = pageAt(page, '2026-06-18T12:00:00Z')
    const since = pageAt(page, '2026-06-19T12:00:00Z')
    expect(JSON.stringify(before)).not.toMatch(told)
    expect(told.test(JSON.stringify(since)) && since.valid_from < '2026-06-18T22:00:00.000Z').toBe(false)
  })
})

describe('the price list', () => {
  const text = legalPage('preisliste', bundledCatalogue(), new Date('2026-11-27T12:00:00Z'))
    .sections.map(({ html }) => html)
    .join(' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')

  // an option makes calls to mobile networks free, but what they cost without it stood nowhere
  it.each([
    'deutsche Mobilfunknetze 19 Cent je Minute',
    'Festnetze der EU, Islands, Liechtensteins und Norwegens (30 Länder) 12 Cent je Minute',
    'Mobilfunknetze dieser 30 Länder 19 Cent je Minute',
    'alle anderen Länder, Fest- und Mobilfunknetze 1,49 € je Minute',
    'Mit der Option „Flatrate in die Mobilfunknetze“',
    '„Europa-Telefonie“',
    'Nimbus Prepaid S: 9 Cent je Minute, 9 Cent je SMS.',
    'EU, Island, Liechtenstein, Norwegen Gespräch 19 Cent je Minute, SMS 7 Cent',
    'Daten 49 Cent je Megabyte',
    'Daten für 59,50 € genutzt',
    '0180 höchstens 14 Cent je Minute oder 20 Cent je Anruf',
    '0900 höchstens 3 € je Minute oder 10 € je Anruf',
  ])('says %s', (line) => {
    expect(text).toContain(line)
  })
})

describe('privacy notice', () => {
  /** All code that runs in a browser, by file. */
  const code = new Map(
    readdirSync(ROOT, { encoding: 'utf8' })
      .filter((folder) => /^(shell|shared-.*|mf-.*)$/.test(folder))
      .flatMap((folder) =>
        readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
          join(folder, 'src', file),
        ),
      )
      // the override is a developer's own, in a shop that allows it (decision 024)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|^shell\/src\/override\//.test(file))
      .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')] as const),
  )
  const filesWith = (pattern: RegExp): string[] =>
    [...code].filter(([, text]) => pattern.test(text)).map(([file]) => file)
  /** Names under which the shop keeps something in a browser. */
  const namesInCode = [...code.values()]
    .flatMap((text) => [...text.matchAll(/_(?:KEY|COOKIE) = '([^']+)'/g)])
    .map(([, name = '']) => name)

  it('names everything that is kept in a browser', () => {
    expect(namesInCode.length).toBeGreaterThan(8)
    expect(namesInCode.filter((name) => !htmlOf('datenschutz').includes(name))).toEqual([])
  })

  it('would miss nothing: all is kept through one place for records and one for cookies, under a name that is looked for', () => {
    expect(filesWith(/\.setItem\(|localStorage[.[]\w|sessionStorage[.[]\w/)).toEqual([
      'shared-contracts/src/storage/stored-record.ts',
    ])
    expect(filesWith(/\.cookie\b|cookieStore/)).toEqual(['shared-contracts/src/session/browser-cookies.ts'])
    expect(filesWith(/indexedDB|caches\.open|serviceWorker/)).toEqual([])
    const keeping = filesWith(/\b(storedRecord|persistentStore)\(\{\s*key/)
    expect(keeping.length).toBeGreaterThan(7)
    expect(keeping.filter((file) => !/_KEY = '/.test(code.get(file) ?? ''))).toEqual([])
  })

  it.each([
    ['datenschutz', 'Art. 6 Abs. 1 Buchst. f DSGVO'],
    ['datenschutz', 'höchstens 24 Stunden'],
    ['datenschutz', 'spätestens nach 24 Stunden'],
    ['datenschutz', '24 Stunden nach Ihrer letzten Eingabe'],
    ['datenschutz', 'Eingang 6 Jahre ab dem Ende des Jahres'],
    ['datenschutz', 'Später weitermachen“, liegen Warenkorb, Adresse und Angaben, ohne IBAN, bis zu 24 Stunden'],
    ['datenschutz', 'löschen sie nach 30 Tagen'],
    ['datenschutz', 'vergleichen wir Bestellnummer, E-Mail-Adresse und Geburtsdatum'],
    ['datenschutzhinweise', '24 Stunden ab Ihrer letzten Eingabe'],
    ['datenschutzhinweise', 'senden: 30 Tage'],
    ['datenschutzhinweise', '8 Jahre ab dem Ende des Jahres (§ 257 HGB, § 147 AO)'],
    ['datenschutzhinweise', 'Kündigung: 6 Jahre ab dem Ende des Jahres (§ 257 HGB, § 147 AO)'],
    ['datenschutz', 'wie schnell eine Seite geladen war'],
    ['datenschutz', 'Widerspruchsrecht'],
    ['datenschutzhinweise', '§ 172 TKG'],
    ['datenschutzhinweise', 'Art. 22 DSGVO'],
    ['datenschutzhinweise', 'ohne sie können wir ihn nicht schließen'],
    ['datenschutzhinweise', 'Datenschutzbeauftragte'],
  ] as const)('says in %s: %s', (page, text) => {
    expect(htmlOf(page)).toContain(text)
  })
})

describe('other legal texts', () => {
  it.each([
    ['impressum', '§ 5 DDG'],
    ['impressum', '§ 68 TKG'],
    ['impressum', '§ 36 VSBG'],
    ['impressum', 'Landesanstalt für Medien NRW'],
    ['verbraucherinformationen', 'Vertragszusammenfassung (§ 54 TKG)'],
    ['verbraucherinformationen', 'höchstens 64 kbit/s im Download und 16 kbit/s im Upload'],
    ['verbraucherinformationen', 'Die Mindestlaufzeit beträgt 12 oder 24 Monate'],
    ['verbraucherinformationen', '5 € oder 10 %'],
    ['verbraucherinformationen', '<a href="/vorvertragliche-informationen">'],
    // the printed text has no links: it has to say where the function is (EGBGB annex 1 to Art. 246a § 1(2))
    ['agb', 'am Ende jeder Seite unseres Shops'],
    ['agb', 'Internetadresse des Shops mit dem Zusatz „/vertrag-widerrufen“'],
    ['barrierefreiheit', '<a href="/auftragsstatus">'],
    ['barrierefreiheit', '<a href="/vertrag-widerrufen">'],
    ['barrierefreiheit', '<a href="/vertraege-kuendigen">'],
    ['barrierefreiheit', '<a href="/vergleich">'],
    ['barrierefreiheit', '<a href="/beratung">'],
    ['barrierefreiheit', 'innerhalb von 24 Stunden auf demselben oder einem anderen Gerät'],
    ['agb', 'höchstens 3 Geräte je Haushalt, die mindestens 1 € wert sind'],
    ['agb', 'innerhalb von 120 Tagen'],
    ['agb', 'in den letzten 3 Monaten keinen Anschluss bei uns hatten'],
    ['agb', 'Personen von 18 bis 27 Jahren'],
  ] as const)('say in %s: %s', (page, text) => {
    expect(htmlOf(page)).toContain(text)
  })

  it('numbers the sections of the terms without a gap', () => {
    const numbers = [...htmlOf('agb').matchAll(/(?:^|> ?)(\d+)\. [A-ZÄÖÜ]/g)].map(([, number]) => Number(number))
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1))
    expect(numbers).toHaveLength(12)
  })
})
