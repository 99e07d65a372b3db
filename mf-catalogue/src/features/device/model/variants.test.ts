import fc from 'fast-check'
import type { ConcreteProduct } from '@nimbus/shared-contracts/catalogue'
import { aConcreteProduct } from '@nimbus/shared-contracts/testing'
import { colorsOf, productOf, storageOf, storagesOf, withColor, withStorage } from './variants'

const product = (color: string, storage: string | null): ConcreteProduct =>
  aConcreteProduct({
    concrete_product_id: `${color}-${storage}`,
    color: { name: color, color: '#000', color_group: color },
    storage: storage === null ? null : { name: storage },
  })

// VAR-65: blau has no 256 GB
const black128 = product('Schwarz', '128 GB')
const black256 = product('Schwarz', '256 GB')
const blue128 = product('Blau', '128 GB')
const products = [black128, black256, blue128]

describe('productOf', () => {
  it.each([
    ['Blau-128 GB', blue128],
    [undefined, black128],
    ['', black128],
    ['999999', black128],
    ['__proto__', black128],
  ])('of %j is the variant itself or the first', (pid, expected) => {
    expect(productOf(products, pid)).toBe(expected)
  })
})

describe('withColor', () => {
  it('keeps the storage if that combination exists', () => {
    expect(withColor(products, black128, 'Blau')).toBe(blue128)
  })

  it('takes the first storage of the colour otherwise', () => {
    expect(withColor(products, black256, 'Blau')).toBe(blue128)
  })
})

describe('withStorage', () => {
  it('stays in the colour', () => {
    expect(withStorage(products, black128, '256 GB')).toBe(black256)
  })

  it('refuses a combination that does not exist', () => {
    expect(withStorage(products, blue128, '256 GB')).toBe(blue128)
  })
})

describe('storagesOf', () => {
  it('has every storage, and says which of them the colour has', () => {
    expect(storagesOf(products, 'Blau')).toEqual([
      { name: '128 GB', exists: true },
      { name: '256 GB', exists: false },
    ])
  })

  it('is empty for what has no storage', () => {
    expect(storagesOf([product('Weiß', null)], 'Weiß')).toEqual([])
  })
})

describe('any walk through colours and storages', () => {
  const names = fc.uniqueArray(fc.constantFrom('Schwarz', 'Blau', 'Rot', 'Grün'), { minLength: 1 })
  const sizes = fc.uniqueArray(fc.constantFrom('128 GB', '256 GB', '512 GB', null), { minLength: 1 })
  const devices = fc.tuple(names, sizes).chain(([colors, storages]) =>
    fc.shuffledSubarray(
      colors.flatMap((color) => storages.map((storage) => product(color, storage))),
      { minLength: 1 },
    ),
  )
  const steps = fc.array(
    fc.oneof(
      fc.record({ color: fc.constantFrom('Schwarz', 'Blau', 'Rot', 'Grün', 'Lila') }),
      fc.record({ storage: fc.constantFrom('128 GB', '256 GB', '512 GB', '1 TB', '') }),
    ),
  )

  it('always ends at a variant that exists, in the colour that was chosen last', () => {
    fc.assert(
      fc.property(devices, fc.option(fc.string(), { nil: undefined }), steps, (all, pid, walk) => {
        let current = productOf(all, pid)!
        for (const step of walk) {
          const before = current
          current = 'color' in step ? withColor(all, before, step.color) : withStorage(all, before, step.storage)
          expect(all).toContain(current)
          expect(current.color.name).toBe(colorAfter(all, before, step))
        }
      }),
    )
  })

  const colorAfter = (
    all: ConcreteProduct[],
    { color }: ConcreteProduct,
    step: { color?: string; storage?: string },
  ): string => colorsOf(all).find(({ name }) => name === step.color)?.name ?? color.name

  it('keeps the storage through a colour whenever that combination exists', () => {
    fc.assert(
      fc.property(devices, (all) => {
        for (const current of all) {
          for (const { name } of colorsOf(all)) {
            const next = withColor(all, current, name)
            const exists = all.some((other) => other.color.name === name && storageOf(other) === storageOf(current))
            expect(storageOf(next) === storageOf(current)).toBe(exists)
          }
        }
      }),
    )
  })
})
