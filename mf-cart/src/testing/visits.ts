import * as v from 'valibot'
import { cartStore } from '@nimbus/shared-contracts/cart'
import { ok } from '@nimbus/shared-contracts/errors'
import type { Api } from '@nimbus/shared-contracts/http'
import {
  aCart,
  aHandset,
  aMobileTariff,
  pressButton,
  type PageVisit,
  type WidgetVisit,
} from '@nimbus/shared-contracts/testing'

/** An API that finds the prices of any cart unchanged. */
const api: Api = {
  get: async (path) => Promise.reject(new Error(`the cart reads nothing, but asked for ${path}`)),
  async post(_path, _body, schema) {
    const { handset, ...rest } = cartStore.get()
    const cart = { ...rest, handsets: handset ? [handset] : [] }
    return ok(v.parse(schema, { cart, sums: { conditions: [] }, details: [] }))
  },
  put: async (path) => Promise.reject(new Error(`the cart saves nothing, but put to ${path}`)),
}

const states = { 'a device': () => cartStore.set(aCart({ tariff: aMobileTariff(), handset: aHandset() })) }

export const pageVisits: readonly PageVisit[] = [
  {
    page: 'cart',
    path: '/warenkorb',
    api,
    states,
    uses: [
      {
        name: 'removing an option',
        does: pressButton(/^Serien entfernen$/),
        changes: ['cart'],
      },
    ],
  },
]

export const widgetVisits: readonly WidgetVisit[] = [
  { widget: 'mini-cart', api, states },
  {
    widget: 'summary',
    api,
    states,
    props: { next: { label: 'Weiter zu Optionen', href: '/zuhause/tarife/dsl-tarife/options' } },
    nextProps: { order: true },
  },
]
