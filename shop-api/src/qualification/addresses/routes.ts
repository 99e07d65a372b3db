import { suggestionsSchema } from '@nimbus/shared-contracts/availability'
import * as v from 'valibot'
import type { ApiPlugin } from '../../kernel/openapi/api-plugin'
import { keyOf } from './normalise'
import { isLikely } from './one-edit'
import type { AddressRegister } from './register'
import { MAX_SUGGESTIONS, type AddressSearch } from './search'
import { suggestion, type Suggestion } from './suggestion'
import { limitOfAddress } from '../../platform/limits/limit'

const MAX_LENGTH = 200

/** Suggestions for one address of the internet in a minute: twenty people who type without a pause. */
const SUGGESTIONS_PER_MINUTE = 1_200

const querySchema = v.object({
  /** What was typed: part of an address, or a whole one. */
  q: v.optional(v.pipe(v.string(), v.maxLength(MAX_LENGTH)), ''),
  /** With `field`: suggestions for one field within this postal code. */
  zipcode: v.optional(v.pipe(v.string(), v.maxLength(5))),
  field: v.optional(v.picklist(['street', 'city'])),
})

/** What of it is personal; a new part has to say whether it is. */
export const PERSONAL_IN_SEARCH = { q: true, zipcode: true, field: false } satisfies Record<
  keyof v.InferOutput<typeof querySchema>,
  boolean
>

export interface AddressRoutesDeps {
  register: AddressRegister
  search: AddressSearch
}

/** Suggestions for the address field. Public, since nothing personal is answered; nothing of what is typed is kept. */
export const addressRoutes =
  ({ register, search }: AddressRoutesDeps): ApiPlugin =>
  async (app) => {
    app.get(
      '/addresses',
      {
        config: limitOfAddress(SUGGESTIONS_PER_MINUTE, 'this copy'),
        schema: {
          tags: ['addresses'],
          summary: 'Addresses that fit what was typed, at most 8',
          querystring: querySchema,
          response: { 200: suggestionsSchema },
        },
      },
      async (request, reply) => {
        const { q, zipcode, field } = request.query
        reply.header('cache-control', 'private, max-age=300')
        if (field === 'street' && zipcode) return { suggestions: streetsOf(register, zipcode, q) }
        if (field === 'city' && zipcode) return { suggestions: citiesOf(register, zipcode) }
        return { suggestions: search.suggest(q) }
      },
    )
  }

/** Streets of a postal code that begin with the text, contain it or are one slip away; in this order. */
function streetsOf(register: AddressRegister, zipcode: string, text: string): Suggestion[] {
  const typed = keyOf(text)
  const rankOf = (key: string): number => {
    if (key.startsWith(typed)) return 0
    if (key.includes(typed)) return 1
    return isLikely(typed, key) || isLikely(typed, key.slice(0, typed.length)) ? 2 : 3
  }
  return register
    .streetsIn(zipcode)
    .map((street) => ({ street, rank: rankOf(street.key) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || a.street.name.localeCompare(b.street.name, 'de'))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ street }) => ({ ...suggestion(street), label: street.name }))
}

/** The town of a postal code, for the city field; none outside the register. */
function citiesOf(register: AddressRegister, zipcode: string): Suggestion[] {
  const town = register.townOf(zipcode)
  return town ? [{ label: town.name, address: { zipcode, city: town.name, street: '', house_no: '' } }] : []
}
