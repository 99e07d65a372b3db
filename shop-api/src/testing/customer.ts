import type { Area, CartPayload } from '@nimbus/shared-contracts/cart'
import type { CartResponse, ContractSummary, OrderResult } from '@nimbus/shared-contracts/order'

export const IBAN = 'DE89370400440532013000'

/** An answer to a customer's call. */
export interface Answer {
  status: number
  // what comes back is what the test looks at
  body: Record<string, unknown>
}

/** Sends one call: by inject, or over a socket to a server that may be killed. */
export type Send = (call: {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload?: object
}) => Promise<Answer>

/** Fibre with TV at an address that has it. */
export const TARIFF = 'glasfaser-300-smart-24'
export const ADDRESS = {
  zipcode: '01067',
  city: 'Dresden',
  street: 'Lindenstraße',
  house_no: '12',
  house_no_suffix: 'a',
}

/** The key of ADDRESS. */
export const ADDRESS_KEY = 'lindenstraße 12a, 01067 dresden'

export function aPayload(over: Partial<CartPayload['cart']> = {}, addressKey = ADDRESS_KEY): CartPayload {
  return {
    cart: { tariff: { id: TARIFF }, options: [], promotions: [], hardware: [{ id: 'router-hub' }], ...over },
    context: { address_key: addressKey },
  }
}

/** Values of each scope that a careful customer would give. */
export const aCustomer = (over: object = {}): object => ({
  customer: {
    first_name: 'Katharina',
    last_name: 'Müller-Lüdenscheidt',
    birth_date: '1990-03-27',
    email: 'katharina@beispiel.de',
    phone: '0345/27 95 80',
    ...over,
  },
})
export const aConnection = (over: object = {}): object => ({
  connection: { situation: 'NO_LINE', dwelling_type: 'SINGLE_FAMILY', start: 'ASAP', ...over },
})
/** A mobile number that comes over at the end of its contract. */
export const aPorting = (over: object = {}): object => ({
  porting: {
    wanted: 'YES',
    contract_type: 'POSTPAID',
    when: 'END_OF_CONTRACT',
    contract_end_date: '2027-03-27',
    number: '+49 171 2345678',
    number_repeat: '0171/2345678',
    provider: 'Talklinie',
    ...over,
  },
})
export const aPayment = (over: object = {}): object => ({
  payment: { method: 'DIRECT_DEBIT', account_holder: 'Katharina Müller', iban: IBAN, mandate_accepted: true, ...over },
})
export const theConsents = (): object => ({ consents: { terms: true } })

/** A guest with a session, who buys a landline tariff unless told otherwise. */
export class Customer {
  private constructor(
    private readonly send: Send,
    private readonly area: Area,
    readonly token: string,
  ) {}

  static async arrive(send: Send, area: Area = 'landline'): Promise<Customer> {
    const { body } = await send({ method: 'POST', url: '/api/auth/create-session', headers: {} })
    return new Customer(send, area, String(body.token))
  }

  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, key?: string): Promise<Answer> {
    const headers: Record<string, string> = { authorization: `Bearer ${this.token}` }
    if (key) headers['idempotency-key'] = key
    return this.send({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
  }

  checkAddress(address: object = ADDRESS): Promise<Answer> {
    return this.call('POST', '/landline/new-customer/new-contract/check-availability', { address })
  }

  initiate(payload: CartPayload = aPayload(), key?: string, kind = 'new-contract'): Promise<Answer> {
    return this.call('POST', `/${this.area}/new-customer/${kind}/initiate-order`, payload, key)
  }

  save(id: string, scope: string, values: object): Promise<Answer> {
    return this.call('POST', `/${this.area}/order/${id}/save/${scope}`, values)
  }

  form(id: string, scope: string): Promise<Answer> {
    return this.call('GET', `/${this.area}/order/${id}/form-schemas/${scope}`)
  }

  async summary(id: string): Promise<ContractSummary> {
    const { body } = await this.call('GET', `/${this.area}/order/${id}/contract-summary`)
    return body as ContractSummary
  }

  confirm(id: string, summaryVersion: string, totalHash: string): Promise<Answer> {
    const overview = { summary_version: summaryVersion, total_hash: totalHash, summary_received: true }
    return this.save(id, 'ORDER_OVERVIEW', { overview })
  }

  /** Always by the mobile path (API-1). */
  submit(id: string, key?: string): Promise<Answer> {
    return this.call('POST', `/mobile/order/${id}/submit`, undefined, key)
  }

  /** Everything up to the confirmation of the overview. */
  async prepare({ customer = aCustomer(), key }: { customer?: object; key?: string } = {}): Promise<CartResponse> {
    await this.checkAddress()
    const order = (await this.initiate(aPayload(), key)).body as CartResponse
    await this.fillIn(order, { CUSTOMER: customer, CONNECTION: aConnection() })
    return order
  }

  /** Saves these scopes, payment and consents, and confirms the overview. */
  async fillIn({ temp_order_id: id, total_hash }: CartResponse, scopes: Record<string, object>): Promise<void> {
    const all = { ...scopes, PAYMENT: aPayment(), CONSENTS: theConsents() }
    for (const [scope, values] of Object.entries(all)) await this.save(id, scope, values)
    await this.confirm(id, (await this.summary(id)).version, total_hash)
  }

  /** Buys, and comes back with the order. */
  async buy(): Promise<OrderResult> {
    const { temp_order_id } = await this.prepare()
    return (await this.submit(temp_order_id, 'submit')).body as OrderResult
  }
}
