import {
  ACCESSORY_CATEGORY,
  DEVICE_CATEGORY,
  LANDLINE_YOUNG_CATEGORY,
  MOBILE_YOUNG_CATEGORY,
  PREPAID_CATEGORY,
  routes,
  TABLET_CATEGORY,
  WATCH_CATEGORY,
} from '@nimbus/shared-contracts/routes'
import { FrameBoundary } from '../boundary/frame-boundary'
import { CONSENT_HASH } from '../element-ids'
import { messages } from '../messages/de'
import type { FrameProps } from './header'

const text = messages.footer

/** What the law wants within reach on every page (LAW-14). */
const LEGAL = [
  { label: text.terms, href: routes.terms() },
  { label: text.imprint, href: routes.imprint() },
  { label: text.privacy, href: routes.privacy() },
  { label: text.privacyNotices, href: routes.privacyNotices() },
  { label: text.productSheets, href: routes.productSheets() },
  { label: text.withdrawalRight, href: routes.withdrawalRight() },
  { label: text.accessibility, href: routes.accessibility() },
  { label: text.consent, href: CONSENT_HASH },
]

const COLUMNS = [
  {
    title: text.athome,
    links: [
      { label: text.fibre, href: routes.landlineTariffs('glasfaser-tarife') },
      { label: text.dsl, href: routes.landlineTariffs('dsl-tarife') },
      { label: text.young, href: routes.landlineTariffs(LANDLINE_YOUNG_CATEGORY) },
      { label: text.television, href: routes.television() },
    ],
  },
  {
    title: text.mobile,
    links: [
      { label: text.mobileTariffs, href: routes.mobileTariffs() },
      { label: text.mobileYoung, href: routes.mobileTariffs(MOBILE_YOUNG_CATEGORY) },
      { label: text.prepaid, href: routes.mobileTariffs(PREPAID_CATEGORY) },
      { label: text.smartphones, href: routes.devices(DEVICE_CATEGORY) },
      { label: text.tablets, href: routes.devices(TABLET_CATEGORY) },
      { label: text.watches, href: routes.devices(WATCH_CATEGORY) },
      { label: text.accessories, href: routes.devices(ACCESSORY_CATEGORY) },
    ],
  },
  {
    title: text.service,
    links: [
      { label: text.help, href: routes.help() },
      { label: text.advisor, href: routes.advisor() },
      { label: text.compare, href: routes.compare() },
      { label: text.orderStatus, href: routes.orderStatus() },
      { label: text.consumer, href: routes.consumerInformation() },
      { label: text.productSheets, href: routes.productSheets() },
      { label: text.serviceDescriptions, href: routes.serviceDescription() },
      { label: text.priceList, href: routes.priceList() },
    ],
  },
]

/** The footer of all layouts; the order layout's is slim, and what is left of one that broke: what the law wants on every page. */
export function Footer({ layout, path }: FrameProps) {
  return (
    <FrameBoundary part="footer" path={path} fallback={<OrderFooter />}>
      {layout === 'order' ? <OrderFooter /> : <ShopFooter />}
    </FrameBoundary>
  )
}

function ShopFooter() {
  return (
    <footer className="ft">
      <div className="wrap">
        <div className="ft__cols">
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <Links links={links} />
            </div>
          ))}
          <div>
            <h2>{text.contracts}</h2>
            <Contracts />
          </div>
        </div>
        <Legal />
      </div>
    </footer>
  )
}

const OrderFooter = () => (
  <footer className="ft ft--slim">
    <div className="order">
      <Contracts />
      <Legal />
    </div>
  </footer>
)

function Links({ links, className }: { links: readonly { label: string; href: string }[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

const Legal = () => (
  <>
    <nav aria-label={text.legal}>
      <Links links={LEGAL} className="ft__legal" />
    </nav>
    <p className="ft__base">{text.base}</p>
  </>
)

const Contracts = () => (
  <div className="ft__rights">
    <a className="btn btn--sec btn--s" href={routes.withdraw()}>
      {text.withdraw}
    </a>
    <a className="btn btn--sec btn--s" href={routes.cancel()}>
      {text.cancel}
    </a>
  </div>
)
