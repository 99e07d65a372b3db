import type { FormState } from '@nimbus/shared-contracts/forms'
import { prefillOf, withSituation } from './kept-answers'

const connection = (situation: string) => ({ connection: { situation, dwelling_type: 'SINGLE_FAMILY' } })
const porting = (wanted: string) => ({ porting: { wanted, number: '0171 2345678' } })
const aForm = (over: Partial<FormState>): FormState => ({ situation: null, values: {}, saved: [], ...over })

describe('prefillOf', () => {
  it.each<[FormState['situation'], object]>([
    [null, {}],
    ['NO_LINE', { 'connection.situation': 'NO_LINE' }],
    ['LINE_CANCELLED', { 'connection.situation': 'LINE_CANCELLED' }],
    // its forms don't ask for it
    ['PROVIDER_CHANGE', {}],
    ['NEW_NUMBER', {}],
    ['KEEP_NUMBER', { 'porting.wanted': 'YES' }],
  ])('knows from %s %j', (situation, expected) => {
    expect(prefillOf(aForm({ situation }))).toEqual(expected)
  })
})

describe('withSituation', () => {
  // the order said "Anschluss schon gekündigt" in its first step and "Es gibt keinen Anschluss" in the third
  it('answers anew what the first step had answered before, which has to be saved again', () => {
    const form = aForm({
      situation: 'NO_LINE',
      values: { CONNECTION: connection('NO_LINE'), PAYMENT: { payment: { method: 'INVOICE' } } },
      saved: ['CUSTOMER', 'CONNECTION', 'PAYMENT'],
    })
    expect(withSituation(form, 'LINE_CANCELLED')).toEqual({
      situation: 'LINE_CANCELLED',
      values: { ...form.values, CONNECTION: connection('LINE_CANCELLED') },
      saved: ['CUSTOMER', 'PAYMENT'],
    })
  })

  it('takes the number along of whoever chooses so again', () => {
    const form = aForm({
      situation: 'NEW_NUMBER',
      values: { NUMBER_PORTING: porting('NO') },
      saved: ['NUMBER_PORTING'],
    })
    expect(withSituation(form, 'KEEP_NUMBER')).toEqual({
      situation: 'KEEP_NUMBER',
      values: { NUMBER_PORTING: porting('YES') },
      saved: [],
    })
  })

  it.each<[string, FormState, NonNullable<FormState['situation']>]>([
    [
      'the same answer, beside which another was given',
      aForm({ situation: 'NO_LINE', values: { CONNECTION: connection('MOVING_IN') }, saved: ['CONNECTION'] }),
      'NO_LINE',
    ],
    ['nothing that was answered yet', aForm({ situation: 'NO_LINE', saved: ['CUSTOMER'] }), 'LINE_CANCELLED'],
    [
      'what its forms don’t ask for',
      aForm({ situation: 'NO_LINE', values: { CONNECTION: connection('NO_LINE') }, saved: ['CONNECTION'] }),
      'PROVIDER_CHANGE',
    ],
    [
      'what says the same already',
      aForm({ situation: 'PROVIDER_CHANGE', values: { CONNECTION: connection('NO_LINE') }, saved: ['CONNECTION'] }),
      'NO_LINE',
    ],
  ])('leaves %s', (_what, form, situation) => {
    expect(withSituation(form, situation)).toEqual({ ...form, situation })
  })
})
