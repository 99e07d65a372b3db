import fc from 'fast-check'
import { composed, written } from './written'

describe('written', () => {
  // two letters and a dot above were "ü" on the screen, and no order of this name was found
  it('writes each text of a body as keyboards do', () => {
    const decomposed = { customer: { last_name: 'Mu\u0308ller', numbers: ['A\u030angstro\u0308m', 7, null, true] } }
    expect(written(decomposed)).toEqual({ customer: { last_name: 'Müller', numbers: ['Ångström', 7, null, true] } })
  })

  it('leaves out signs that nobody types, but for the texts of the shop', () => {
    const body = { data: [{ name: 'Mobil\u00adfunk' }] }
    expect(written(body)).toEqual({ data: [{ name: 'Mobilfunk' }] })
    expect(composed(body)).toEqual(body)
  })

  it('changes nothing but the form of texts, and nothing the second time', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const once = composed(body)
        expect(composed(once)).toEqual(once)
        expect(JSON.stringify(once).normalize('NFD')).toBe(JSON.stringify(body).normalize('NFD'))
      }),
    )
  })
})
