import { definePage } from '@nimbus/shared-ui/remote'

/** /zuhause/tarife/:category/:slug leads to the tariff page with that tariff (spec section 2). */
export const tariffRedirect = definePage<null>({
  page: {
    id: 'home-internet-tariff-redirect',
    path: '/zuhause/tarife/:category/:slug',
    layout: 'shop',
    redirect: { to: '/zuhause/tarife/:category?slug=:slug', status: 301 },
  },
  load: async ({ params: { category = '', slug = '' } }) => ({
    redirect: {
      to: `/zuhause/tarife/${encodeURIComponent(category)}?slug=${encodeURIComponent(slug)}`,
      status: 301,
    },
  }),
  head: () => ({}),
  Component: () => null,
})
