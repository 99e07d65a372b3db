import { accessErrors, accessOf } from './access-values'

const TYPED = { order_id: 'NB-2026-7K3M9Q', email: 'zoë@büro.example', birth_date: '1990-03-27' }

describe('accessOf', () => {
  // "Bitte geben Sie eine gültige E-Mail-Adresse ein" stood below an address in which nothing was to be seen
  it('reads what was pasted as what was typed', () => {
    const pasted = {
      order_id: ' \u200bNB-2026-7K3M9Q\u2060',
      email: '\u202azoe\u0308@bu\u0308ro.example\u200b ',
      birth_date: '1990-03-27',
    }
    expect(accessOf(pasted)).toEqual(TYPED)
    expect(accessErrors(accessOf(pasted))).toEqual({})
  })

  it('leaves nothing of a number of signs that nobody sees', () => {
    expect(Object.keys(accessErrors(accessOf({ ...TYPED, order_id: '\u200b\u200d ' })))).toEqual(['order_id'])
  })
})
