import { ok, type failed } from '@nimbus/shared-contracts/errors'
import type { FormSchema } from '@nimbus/shared-contracts/forms'
import { ApiError } from '@nimbus/shared-contracts/http'
import type { CartResponse, ContractSummary, OrderResult } from '@nimbus/shared-contracts/order'
import type { Host } from '@nimbus/shared-contracts/remote'
import { aCondition, aTariff } from '@nimbus/shared-contracts/testing'
import { aConsentsForm, aCustomerForm, aPaymentForm } from '@nimbus/shared-contracts/testing'

/** The server's answer to initiate-order for Glasfaser 150, with three form scopes. */
export const aCartResponse = (over: Partial<CartResponse> = {}): CartResponse => ({
  status_code: 200,
  temp_order_id: 'order-1',
  cart: { tariff: aTariff(), handsets: [], promotions: [], hardware: [], options: [] },
  sums: { conditions: aTariff().conditions },
  details: [],
  total_hash: 'hash-of-the-sums',
  scopes: ['CUSTOMER', 'PAYMENT', 'CONSENTS', 'ORDER_OVERVIEW'],
  ...over,
})

export const aSummary = (over: Partial<ContractSummary> = {}): ContractSummary => ({
  version: 'summary-1',
  title: 'Vertragszusammenfassung',
  service: 'Glasfaser 150',
  date: '27.11.2026',
  intro: ['Die wesentlichen Bestandteile.'],
  provider: ['Nimbus Telekommunikation GmbH'],
  sections: [{ title: 'Preis', rows: [{ label: 'Einmalig', text: ['Bereitstellung 69,95 €'] }] }],
  pdf: '/api/documents/summary.signed.pdf',
  ...over,
})

export const anOrderResult = (over: Partial<OrderResult> = {}): OrderResult => ({
  order_id: 'NB-2026-7K3M9Q',
  ordered_at: '2026-11-27T12:00:00.000Z',
  withdraw_until: '2026-12-11',
  term_ends_on: '2028-11-27',
  notice_until: '2028-10-27',
  email: 'ada@beispiel.de',
  documents: [
    { title: 'Vertragszusammenfassung', href: '/api/documents/summary.signed.pdf', type: 'application/pdf' },
    { title: 'Produktinformationsblatt', href: '/produktinformationsblatt?tariff=glasfaser-150-24', type: 'text/html' },
  ],
  ...over,
})

/** A refused call as the HTTP client reports it. */
export const anApiError = (
  over: { kind?: ApiError['kind']; status?: number; exception?: string; details?: object[] } = {},
) => {
  const { kind = 'http', status = 400, exception, details = [] } = over
  const body = exception
    ? {
        status_code: status,
        error: exception,
        message: 'Eine Nachricht des Servers',
        details: details as Record<string, unknown>[],
      }
    : undefined
  return new ApiError({ kind, method: 'POST', url: '/api', status, body })
}

type Answer = ReturnType<typeof ok<unknown>> | ReturnType<typeof failed<ApiError>>
/** A call that was made: 'POST /landline/order/order-1/save/CUSTOMER' and its body; of a GET its query. */
interface Call {
  name: string
  body: unknown
  idempotencyKey: string | undefined
}

export interface FakeShop {
  host: Host
  calls: Call[]
  schemas: Record<string, FormSchema>
  navigated: string[]
  endSession: jest.Mock
  /** Answers the next calls whose name matches, in order; what isn't named is answered well. */
  answer(pattern: RegExp, ...answers: (Answer | Promise<Answer>)[]): void
  callsOf(pattern: RegExp): Call[]
}

/** A shell and a server for the order flow, in memory. */
export function aFakeShop(): FakeShop {
  const calls: Call[] = []
  const navigated: string[] = []
  const queued: { pattern: RegExp; answers: (Answer | Promise<Answer>)[] }[] = []
  const schemas: Record<string, FormSchema> = {
    CUSTOMER: aCustomerForm(),
    PAYMENT: aPaymentForm(),
    CONSENTS: aConsentsForm(),
  }

  const usual = (name: string): Answer => {
    const scope = /form-schemas\/(\w+)$/.exec(name)?.[1]
    if (scope) return ok(schemas[scope])
    if (name.endsWith('initiate-order')) return ok(aCartResponse())
    if (name.endsWith('contract-summary')) return ok(aSummary())
    return name.endsWith('/submit') ? ok(anOrderResult()) : ok({})
  }
  const call = async (name: string, body: unknown, idempotencyKey: string | undefined): Promise<Answer> => {
    calls.push({ name, body, idempotencyKey })
    const planned = queued.find(({ pattern, answers }) => pattern.test(name) && answers.length > 0)
    return planned?.answers.shift() ?? usual(name)
  }
  const endSession = jest.fn()
  const host: Host = {
    api: {
      get: (path, _schema, options) => call(`GET ${path}`, options?.query, options?.idempotencyKey),
      post: (path, body, _schema, options) => call(`POST ${path}`, body, options?.idempotencyKey),
      put: (path, body) => call(`PUT ${path}`, body, undefined),
    },
    apiBase: '/api',
    navigate: (href) => {
      navigated.push(href)
    },
    mountWidget: () => ({ update: () => {}, unmount: () => {} }),
    lastShopRoute: () => '/zuhause/tarife/glasfaser-tarife',
    endSession,
    trackingId: () => 'campaign-7',
  }
  return {
    host,
    calls,
    schemas,
    navigated,
    endSession,
    answer: (pattern, ...answers) => queued.unshift({ pattern, answers }),
    callsOf: (pattern) => calls.filter(({ name }) => pattern.test(name)),
  }
}

/** Sums that are 5 € a month dearer than those of Glasfaser 150. */
export const dearerSums = () => ({ conditions: [...aTariff().conditions, aCondition(500)] })
