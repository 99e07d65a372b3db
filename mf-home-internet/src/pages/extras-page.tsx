import type { ItemList } from '@nimbus/shared-contracts/cart'
import { routes } from '@nimbus/shared-contracts/routes'
import { Breadcrumbs, PageHeading, Wrap } from '@nimbus/shared-ui/page'
import { definePage, type PageModule } from '@nimbus/shared-ui/remote'
import { SummarySlot } from '@nimbus/shared-ui/summary-slot'
import { Extras } from '../features/extras/ui/extras'
import { loadTariffs, pageStatus } from '../features/tariffs/api/load-tariffs'
import { text } from '../messages/de'
import styles from './extras-page.module.css'

interface ExtrasPayload {
  slug: string
  label: string
}

interface ExtrasPageSpec {
  list: ItemList
  title: string
  lead: string
  next: (category: string) => { label: string; href: string }
}

/** Options and hardware are the same page about another list (CAT-22). */
function extrasPage({ list, title, lead, next }: ExtrasPageSpec): PageModule<ExtrasPayload> {
  return definePage<ExtrasPayload>({
    page: {
      id: `home-internet-${list}`,
      path: `/zuhause/tarife/:category/${list}`,
      layout: 'shop',
      title,
      noindex: true,
    },
    async load({ api, params }) {
      const loaded = await loadTariffs(api, params.category ?? '')
      if (!loaded.ok) return { status: pageStatus(loaded.error) }
      const { category, categories } = loaded.value
      const label = categories.find(({ slug }) => slug === category.slug)?.label ?? category.title
      return { payload: { slug: category.slug, label } }
    },
    head: ({ label }) => ({ title: `${title}: ${label}`, description: lead, noindex: true }),
    Component: ({ payload: { slug, label } }) => (
      <Wrap>
        <Breadcrumbs
          items={[
            { label: text.start, href: routes.start() },
            { label: text.home, href: routes.home() },
            { label, href: routes.landlineTariffs(slug) },
            { label: title },
          ]}
        />
        <PageHeading title={title} lead={lead} />
        <div className={`shop ${styles.body}`}>
          <Extras list={list} category={slug} />
          <SummarySlot next={next(slug)} />
        </div>
      </Wrap>
    ),
  })
}

/** /zuhause/tarife/:category/options */
export const optionsPage = extrasPage({
  list: 'options',
  title: text.extras.optionsTitle,
  lead: text.extras.optionsLead,
  next: (category) => ({ label: text.tariffPage.toHardware, href: routes.landlineHardware(category) }),
})

/** /zuhause/tarife/:category/hardware */
export const hardwarePage = extrasPage({
  list: 'hardware',
  title: text.extras.hardwareTitle,
  lead: text.extras.hardwareLead,
  next: () => ({ label: text.tariffPage.toCart, href: routes.cart() }),
})
