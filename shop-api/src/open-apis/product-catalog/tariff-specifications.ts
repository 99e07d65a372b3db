import { COMPANY } from '@nimbus/shared-contracts/company'
import type { Family } from '../../catalogue/data/data'
import { fixed, freeText, oneOf, speeds, volume } from './characteristics'
import type { Characteristic, ProductSpecification } from './entities'
import { listed, type Listed } from './listing'
import type { TariffContext } from './tariff-offerings'

/** What an offering says in words of its own. */
const TEXTS = [freeText('benefit'), freeText('footnote', 1)]

/** What families of tariffs are, technically. */
export function familySpecifications({ data, writer }: Pick<TariffContext, 'data' | 'writer'>): Listed[] {
  const { families, mobile, tv, offers } = data
  const ofLine = ({ technology, bandwidth }: Family): Characteristic[] => [
    fixed('technology', technology),
    ...speeds(bandwidth),
    oneOf(
      'tv',
      tv.map(({ id }) => id),
      'NONE',
    ),
    oneOf(
      'offer',
      offers.filter(({ technologies }) => technologies.includes(technology)).map(({ id }) => id),
      'STANDARD',
    ),
  ]
  const specification = (
    { id, name, description }: { id: string; name: string; description: string },
    characteristics: () => Characteristic[],
  ): Listed =>
    listed(id, { name, brand: COMPANY.brand }, (): ProductSpecification => ({
      ...writer.described('productSpecification', { id, name }),
      description,
      isBundle: false,
      brand: COMPANY.brand,
      productSpecCharacteristic: [...characteristics(), ...TEXTS],
    }))
  return [
    ...families.map((family) => specification(family, () => ofLine(family))),
    ...mobile.families.map((family) =>
      specification(family, () => [
        fixed('technology', 'MOBILE'),
        ...volume({ ...family, throttled: family.gb === null ? null : mobile.throttled }),
        oneOf('device', [false, true], false),
        oneOf(
          'offer',
          mobile.offers.map(({ id }) => id),
          'STANDARD',
        ),
      ]),
    ),
    ...mobile.prepaid.map((family) =>
      specification(family, () => [
        fixed('technology', 'PREPAID'),
        ...volume({ ...family, throttled: family.gb === null ? null : mobile.throttled }),
      ]),
    ),
  ]
}
