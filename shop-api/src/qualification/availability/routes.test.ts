import { availabilityAnswerSchema } from '@nimbus/shared-contracts/availability'
import { formSchemaSchema } from '@nimbus/shared-contracts/forms'
import * as v from 'valibot'
import { onEachEngine, START_MS, type Engine } from '../../testing/engines'
import { startShop, type Shop } from '../../testing/shop'

jest.setTimeout(60_000)

const BASE = '/api/landline/new-customer/new-contract'
const ADDRESS = { zipcode: '01067', city: 'Dresden', street: 'Lindenstraße', house_no: '12', house_no_suffix: 'a' }

onEachEngine((start) => {
  let engine: Engine
  let shop: Shop
  let authorization: string

  beforeAll(async () => {
    engine = await start()
    shop = await startShop(engine)
    const session = await shop.inject({ method: 'POST', url: '/api/auth/create-session' })
    authorization = `Bearer ${session.json<{ token: string }>().token}`
  }, START_MS)
  afterAll(async () => {
    await shop.close()
    await engine.stop()
  }, START_MS)

  const post = async (path: string, payload: object, headers: Record<string, string> = { authorization }) =>
    shop.inject({ method: 'POST', url: `${BASE}/${path}`, headers, payload })

  describe('the availability calls', () => {
    it('need a session', async () => {
      expect((await post('form-schemas', { scope: 'AVAILABILITY_CHECK' }, {})).statusCode).toBe(401)
      expect((await post('check-availability', { address: ADDRESS }, {})).statusCode).toBe(401)
    })

    it('answer with the form and the address of its validator', async () => {
      const form = v.parse(formSchemaSchema, (await post('form-schemas', { scope: 'AVAILABILITY_CHECK' })).json())
      expect(form.definitionSchema.form[0]?.fields).toEqual(Object.keys(form.definitionSchema.definitions))
      expect(form.validator).toMatch(/^\/validators\/.+\.js$/)
    })

    it('answer with what can be had, for a day of real time', async () => {
      const before = Date.now()
      const answer = v.parse(availabilityAnswerSchema, (await post('check-availability', { address: ADDRESS })).json())
      if (!('availability' in answer)) throw new Error('asks for a correction')
      expect(answer.availability.products).toContain('glasfaser-1000-megastream-24')
      expect(Date.parse(answer.availability.valid_until) - before).toBeGreaterThanOrEqual(24 * 3_600_000)
    })

    it('ask for a correction', async () => {
      const answer = await post('check-availability', { address: { ...ADDRESS, street: 'Lindenstrase' } })
      expect(answer.json()).toMatchObject({ correction: { field: 'street', options: [{ value: 'Lindenstraße' }, {}] } })
    })

    it.each([
      [
        { address: { ...ADDRESS, house_no: '13', house_no_suffix: '' }, confirmed: ['house_no'] },
        404,
        'AddressNotFoundException',
      ],
      [{ address: { ...ADDRESS, zipcode: '25938' } }, 503, 'BackendUnavailableException'],
      [{ address: { ...ADDRESS, zipcode: 1067 } }, 400, 'MalformedRequestException'],
      [{}, 400, 'MalformedRequestException'],
    ])('answer %j with %d %s', async (payload, status_code, error) => {
      expect((await post('check-availability', payload)).json()).toMatchObject({ status_code, error })
    })
  })
})
