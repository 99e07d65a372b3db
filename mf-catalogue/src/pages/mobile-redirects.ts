import { routes } from '@nimbus/shared-contracts/routes'
import { defineRedirect } from '@nimbus/shared-ui/remote'

/** Paths below /unterwegs that only lead on (ROUTE-1). */
export const mobileRedirects = [
  defineRedirect({ id: 'mobile-tariff-overview', path: '/unterwegs/tarife', to: routes.start(), status: 301 }),
  defineRedirect({
    id: 'mobile-tariff-redirect',
    path: '/unterwegs/tarife/:category/:slug',
    to: '/unterwegs/tarife/:category?slug=:slug',
    status: 301,
  }),
  defineRedirect({ id: 'device-overview', path: '/unterwegs/geraete', to: routes.start(), status: 301 }),
]
