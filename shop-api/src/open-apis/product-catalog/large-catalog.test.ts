import { bundledCatalogue } from '../../catalogue/data/bundled'
import { generateCatalogue } from '../../catalogue/commands/generated-devices'
import { aCatalogue } from '../../testing/a-catalogue'
import { ORIGIN, PROMOTED } from '../../testing/open-apis/a-product-catalog'
import { addressesOf } from '../standard/addresses'
import { createProductCatalog } from './product-catalog'

/** 330 devices with five variants each, in bundles with each tariff. */
const LARGE = generateCatalogue(bundledCatalogue(), { devices: 330, seed: 3 })

describe('createProductCatalog of 10,000 offerings', () => {
  it('writes nothing but what is shown', () => {
    let written = 0
    const plain = addressesOf(ORIGIN, '/productCatalogManagement/v4')
    const addresses = { ...plain, of: (...named: Parameters<typeof plain.of>) => ((written += 1), plain.of(...named)) }
    const catalogue = aCatalogue(PROMOTED, LARGE)
    const productCatalog = createProductCatalog({
      catalogue,
      clock: () => new Date(PROMOTED),
      addresses,
      publicBase: '/api',
    })
    const offerings = productCatalog().all('productOffering')
    expect(offerings.length).toBeGreaterThan(10_000)
    expect(written).toBe(0)
    offerings.slice(5_000, 5_001).forEach(({ make }) => make())
    expect(written).toBeGreaterThan(0)
    expect(written).toBeLessThan(30)
    // asked again in the same state
    expect(productCatalog().all('productOffering')).toBe(offerings)
  })
})
