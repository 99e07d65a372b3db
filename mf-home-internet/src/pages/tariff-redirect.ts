import { defineRedirect } from '@nimbus/shared-ui/remote'

/** /zuhause/tarife/:category/:slug leads to the tariff page with that tariff (ROUTE-1). */
export const tariffRedirect = defineRedirect({
  id: 'home-internet-tariff-redirect',
  path: '/zuhause/tarife/:category/:slug',
  to: '/zuhause/tarife/:category?slug=:slug',
  status: 301,
})
