import { suggestionsSchema } from '@nimbus/shared-contracts/availability'
import * as v from 'valibot'
import { anApi } from '../../testing/an-api'
import { aRegister } from '../../testing/a-register'
import { addressRoutes } from './routes'
import { createSearch } from './search'

const register = aRegister()
const api = anApi(addressRoutes({ register, search: createSearch(register) }))

async function labels(query: Record<string, string>): Promise<string[]> {
  const answer = await (await api).inject({ url: '/addresses', query })
  return v.parse(suggestionsSchema, answer.json()).suggestions.map(({ label }) => label)
}

describe('GET /addresses', () => {
  it('suggests whole addresses', async () => {
    expect(await labels({ q: 'Lindenstr. 12a Dresden' })).toEqual(['Lindenstraße 12a, 01067 Dresden'])
  })

  it('suggests streets within a postal code', async () => {
    expect((await labels({ q: 'lindenst', zipcode: '01067', field: 'street' }))[0]).toBe('Lindenstraße')
    expect((await labels({ q: 'Lindnestr', zipcode: '01067', field: 'street' }))[0]).toBe('Lindenstraße')
  })

  it('knows the town of a postal code, and none outside the register', async () => {
    expect(await labels({ zipcode: '01067', field: 'city' })).toEqual(['Dresden'])
    expect(await labels({ zipcode: '99999', field: 'city' })).toEqual([])
  })

  it('suggests nothing for nothing', async () => {
    expect(await labels({})).toEqual([])
  })

  it('refuses a text that no address is as long as', async () => {
    const answer = await (await api).inject({ url: '/addresses', query: { q: 'x'.repeat(201) } })
    expect(answer.json()).toMatchObject({ status_code: 400, error: 'MalformedRequestException' })
  })
})
