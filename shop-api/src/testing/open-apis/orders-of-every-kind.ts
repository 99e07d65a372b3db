import type { CartResponse, OrderResult } from '@nimbus/shared-contracts/order'
import { aConnection, aCustomer, ADDRESS, aPayload, aPorting, Customer, type Send } from '../customer'

const LINE = {
  provider_change: {
    business_case: 'KUE_MRN',
    provider: 'Fernwort',
    contract_end: 'NEXT_POSSIBLE',
    holders: [{ first_name: 'Katharina', last_name: 'Müller-Lüdenscheidt' }],
    area_code: '0351',
    port_all: true,
    numbers: ['4567890'],
    authorise: true,
  },
}

interface Kind {
  tariff: string
  device?: string
  hardware?: string
  change?: boolean
  /** Scopes beside customer, payment and consents. */
  scopes: Record<string, object>
  customer?: object
}

const ESIM = { SIM_DELIVERY: { delivery: { sim_type: 'ESIM' } } }
const SIM = { SIM_DELIVERY: { delivery: { sim_type: 'SIM', method: 'HOME' } } }
const CONNECTION = { CONNECTION: aConnection() }
const YOUNG = aCustomer({ birth_date: '2003-05-17', address: ADDRESS })

/** An order of each kind that the shop takes. */
export const KINDS: Readonly<Record<string, Kind>> = {
  'landline for 24 months': { tariff: 'glasfaser-300-smart-24', hardware: 'router-hub', scopes: CONNECTION },
  'landline with visit': {
    tariff: 'glasfaser-300-24',
    scopes: { CONNECTION: aConnection({ socket: 'NONE', appointment: '2026-12-14T08' }) },
  },
  'landline for 12 months': { tariff: 'dsl-m-12', scopes: CONNECTION },
  'Young landline': { tariff: 'dsl-m-young-24', scopes: CONNECTION, customer: YOUNG },
  'landline with numbers': {
    tariff: 'glasfaser-150-24',
    change: true,
    scopes: { CONNECTION: aConnection({ situation: undefined }), PROVIDER_CHANGE: LINE },
  },
  'mobile alone': { tariff: 'mobil-m-24', scopes: ESIM },
  'mobile with SIM': { tariff: 'mobil-m-24', scopes: SIM },
  'mobile with device': { tariff: 'mobil-m-device-24', device: 'solvar-s1-pro-fjordblau-256', scopes: SIM },
  'mobile with number': { tariff: 'mobil-m-24', change: true, scopes: { ...ESIM, NUMBER_PORTING: aPorting() } },
  prepaid: { tariff: 'prepaid-l', scopes: ESIM },
}

/** Orders one kind; throws with the answer where the shop doesn't take it. */
export async function orderOf(send: Send, kind: Kind): Promise<{ cart: CartResponse; id: string }> {
  const isMobile = /^(mobil|prepaid)/.test(kind.tariff)
  const guest = await Customer.arrive(send, isMobile ? 'mobile' : 'landline')
  if (!isMobile) await guest.checkAddress()
  const hardware = kind.hardware ? [{ id: kind.hardware }] : []
  const payload = isMobile
    ? { cart: { tariff: { id: kind.tariff }, options: [], promotions: [], ...handsets(kind.device) } }
    : aPayload({ tariff: { id: kind.tariff }, hardware })
  const initiated = await guest.initiate(payload, undefined, kind.change ? 'provider-change' : 'new-contract')
  if (initiated.status !== 200) throw new Error(JSON.stringify(initiated))
  const cart = initiated.body as CartResponse
  const customer = kind.customer ?? aCustomer({ address: ADDRESS })
  for (const [scope, values] of Object.entries({ CUSTOMER: customer, ...kind.scopes })) {
    const saved = await guest.save(cart.temp_order_id, scope, values)
    if (saved.status >= 300) throw new Error(JSON.stringify([scope, saved]))
  }
  await guest.fillIn(cart, {})
  const { status, body } = await guest.submit(cart.temp_order_id)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { cart, id: (body as OrderResult).order_id }
}

const handsets = (device: string | undefined) => (device ? { handsets: [{ id: device }] } : {})
