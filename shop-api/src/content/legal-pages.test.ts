import { bundledCatalogue } from '../catalogue/bundled'
import type { CatalogueData } from '../catalogue/data'
import { legalPage, termsOf } from './legal-pages'

describe('termsOf', () => {
  // the PDF of an order of May had the provisioning price of June
  it('has the prices of the day of the order', () => {
    const data = bundledCatalogue()
    const before: CatalogueData = { ...data, catalogue: { ...data.catalogue, provisioning: 6995 } }
    const after: CatalogueData = { ...data, catalogue: { ...data.catalogue, provisioning: 9995 } }
    const june = new Date('2026-06-01T00:00:00+02:00')
    const termsAt = termsOf({ dataAt: (now) => (now < june ? before : after) })
    const textAt = (instant: string): string => JSON.stringify(termsAt(new Date(instant)))
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
