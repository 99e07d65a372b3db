import { emptyCart } from '@nimbus/shared-contracts/cart'
import { aCart, anOption, aTariff } from '@nimbus/shared-contracts/testing'
import { removeLine } from './remove'

const handset = { concrete_product_id: 'phone', bundle_id: 'b', product_name: 'Phone', name: 'Phone', conditions: [] }
const line = (block: 'tariff' | 'handset' | 'options' | 'hardware', id: string, name = id) => ({ block, id, name })

describe('removeLine', () => {
  it('takes an option out', () => {
    const cart = aCart({ tariff: aTariff(), options: [anOption()] })
    expect(removeLine(cart, line('options', 'option-serien')).cart).toEqual(aCart({ tariff: aTariff() }))
  })

  it('refuses a mandatory item with the notice of ERR-25', () => {
    const cart = aCart({ hardware: [anOption({ concrete_product_id: 'ont', mandatory: true })] })
    expect(removeLine(cart, line('hardware', 'ont', 'Glasfaser-Anschluss'))).toEqual({
      cart,
      refused: {
        type: 'warning',
        title: 'Glasfaser-Anschluss ist Pflicht',
        message: 'Und kann daher nicht abgewählt werden',
      },
    })
  })

  it('takes everything that belongs to the tariff out with it, mandatory or not', () => {
    const cart = aCart({ tariff: aTariff(), options: [anOption({ mandatory: true })], hardware: [anOption()] })
    expect(removeLine(cart, line('tariff', 'glasfaser-150-24')).cart).toEqual(emptyCart())
  })

  it('keeps the handset without its bundle when the tariff goes', () => {
    const cart = aCart({ tariff: aTariff(), handset })
    expect(removeLine(cart, line('tariff', 'x')).cart).toEqual(aCart({ handset: { ...handset, bundle_id: null } }))
  })

  it('takes the handset out', () => {
    expect(removeLine(aCart({ handset }), line('handset', 'phone')).cart).toEqual(emptyCart())
  })
})
