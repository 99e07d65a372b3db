import type { Address } from '@nimbus/shared-contracts/availability'
import { joinHouseNumber, type HouseNumber } from '@nimbus/shared-contracts/forms/rules'
import type { Street } from './houses'

export interface Suggestion {
  label: string
  address: Address
}

/** suggestion(Lindenstraße, {house_no: '12', house_no_suffix: 'a'}).label → 'Lindenstraße 12a, 01067 Dresden' */
export function suggestion({ name, zipcode, town }: Street, house?: HouseNumber): Suggestion {
  const number = house ? ` ${joinHouseNumber(house)}` : ''
  return {
    label: `${name}${number}, ${zipcode} ${town.name}`,
    address: {
      zipcode,
      city: town.name,
      street: name,
      house_no: house?.house_no ?? '',
      ...(house?.house_no_suffix && { house_no_suffix: house.house_no_suffix }),
    },
  }
}
