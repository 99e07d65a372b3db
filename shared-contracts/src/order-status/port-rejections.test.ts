import { PORT_REJECTION_TEXTS, portRejections } from './port-rejections'

describe('PORT_REJECTION_TEXTS', () => {
  it('has the codes of the carriers', () => {
    expect(portRejections).toEqual(['RNG', 'ADF', 'AIF', 'WAI', 'KNI', 'VAE', 'SON'])
  })

  it.each([
    ['RNG', /nicht mehr geschaltet/, /richtige Rufnummer/],
    ['ADF', /andere Adresse/, /Adresse des Anschlusses/],
    ['AIF', /anderen Anschlussinhaber/, /Vor- und Nachnamen genau so/],
    ['WAI', /weitere Anschlussinhaber/, /aller Personen/],
    ['KNI', /keinen Vertrag/, /Kundennummer/],
    ['VAE', /anderer Auftrag/, /ziehen Sie den anderen Auftrag/],
    ['SON', /anderen Grund/, /fragen Sie Ihren bisherigen Anbieter/],
  ] as const)('%s says why, and what to do now', (code, reason, action) => {
    const text = PORT_REJECTION_TEXTS[code]
    expect(text.reason).toMatch(reason)
    expect(text.action).toMatch(action)
    expect(text.action).toMatch(/^Bitte /)
    expect(text.field.length).toBeGreaterThan(10)
    expect(`${text.reason} ${text.action} ${text.field}`).not.toContain(code)
  })
})
