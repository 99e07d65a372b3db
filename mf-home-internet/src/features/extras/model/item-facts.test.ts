import { CONDITION } from '@nimbus/shared-contracts/money'
import { aCondition, anOption } from '@nimbus/shared-contracts/testing'
import { freeChoiceOf, hasNone, priceOf } from './item-facts'

const own = anOption({ concrete_product_id: 'eigenes-geraet', name: 'Eigenes Gerät', conditions: [aCondition(0)] })
const box = anOption({ conditions: [aCondition(500), aCondition(695, { type: CONDITION.shipping })] })
const group = (items: (typeof own)[]) => ({ grouping_id: 'g', title: 'G', description: '', items })

describe('priceOf', () => {
  it('keeps month, one-off and shipping apart: TV box 5 € a month and 6,95 € shipping', () => {
    expect(priceOf(box)).toEqual({ monthly: 500, once: 0, shipping: 695 })
  })
})

describe('hasNone', () => {
  it('offers "Keine" where all items cost something', () => {
    expect(hasNone(group([box]))).toBe(true)
  })

  it('needs none where the own device is free', () => {
    expect(hasNone(group([box, own]))).toBe(false)
    expect(freeChoiceOf(group([box, own]))).toBe(own)
  })

  it('has none where an item is mandatory', () => {
    expect(hasNone(group([{ ...box, mandatory: true }]))).toBe(false)
  })
})
