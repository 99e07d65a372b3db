import { addressFromLine, sameLine } from './address-line'

describe('addressFromLine', () => {
  it('splits a pasted address into its fields', () => {
    expect(addressFromLine('Hauptstr. 12a, 01067 Dresden')).toEqual({
      street: 'Hauptstr.',
      house_no: '12',
      house_no_suffix: 'a',
      zipcode: '01067',
      city: 'Dresden',
    })
  })

  it.each(['Hauptstr.', 'Hauptstr. 12', '01067 Dresden', ''])('has none for %j', (line) => {
    expect(addressFromLine(line)).toBeUndefined()
  })
})

describe('sameLine', () => {
  it('ignores spaces, commas and letter case', () => {
    expect(sameLine('Weg 1,  01067 dresden', 'Weg 1 01067 Dresden')).toBe(true)
    expect(sameLine('Weg 1, 01067 Dresden', 'Weg 2, 01067 Dresden')).toBe(false)
  })
})
