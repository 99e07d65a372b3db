import { COMPANY, phoneLink } from '@nimbus/shared-contracts/company'
import { routes } from '@nimbus/shared-contracts/routes'
import { Icon } from '@nimbus/shared-ui/icon'
import { messages } from '../../messages/de'
import { panels } from '../../messages/panels.de'
import { CHECK, MENU_AREAS, type MenuArea } from './areas'
import { useDismissal } from './use-dismissal'
import { useFirstPrices } from './use-first-prices'
import './panels.css'

const text = panels.menu

/** Of the groups one is open at most. */
const GROUPS = 'menübereiche'

const SHORTCUTS = [
  { label: text.advisor, href: routes.advisor(), icon: 'search' },
  { label: text.track, href: routes.orderStatus(), icon: 'package' },
  { label: text.check, href: CHECK.href, icon: 'map-pin' },
  { label: COMPANY.phone, href: phoneLink(), icon: 'phone' },
] as const

interface MenuAccordionProps {
  /** Path of the page shown: its area is open. */
  path: string
  /** What holds it, and closes with it. */
  menu: HTMLDetailsElement
  onClose: () => void
}

/** The same as the panels, for screens without room for them: areas that unfold, with first prices, and four shortcuts. */
export function MenuAccordion({ path, menu, onClose }: MenuAccordionProps) {
  useDismissal(menu, { opener: menu.querySelector('summary'), onClose })
  const prices = useFirstPrices()
  const current = MENU_AREAS.find(({ href }) => path.startsWith(href)) ?? MENU_AREAS[0]
  return (
    <nav className="menu__panel menu__panel--acc" aria-label={messages.header.mobile}>
      <div className="acc">
        {MENU_AREAS.map((area) => (
          <details key={area.href} name={GROUPS} open={area === current}>
            <summary>
              <span>{area.label}</span>
              <Icon name="chevron-down" />
            </summary>
            <Links area={area} prices={prices} />
          </details>
        ))}
        <a href={routes.television()}>
          <span>{messages.header.television}</span>
          <Icon name="arrow-right" />
        </a>
        <a href={routes.help()}>
          <span>{text.help}</span>
          <Icon name="arrow-right" />
        </a>
      </div>
      <div className="quick">
        {SHORTCUTS.map(({ label, href, icon }) => (
          <a key={href} href={href}>
            <Icon name={icon} />
            <span>{label}</span>
          </a>
        ))}
      </div>
    </nav>
  )
}

function Links({ area, prices }: { area: MenuArea; prices: ReturnType<typeof useFirstPrices> }) {
  const links = [{ label: text.whole(area.label), href: area.href }, ...area.columns.flatMap((column) => column.links)]
  return (
    <ul>
      {links.map(({ label, href }) => {
        const first = prices.get(href)
        return (
          <li key={href}>
            <a href={href}>
              <span>{label}</span>
              {first && (
                <span className="acc__price">
                  <b className="num">{first.price.amount}</b>
                  <span>{` ${first.price.when}`}</span>
                </span>
              )}
              {first?.price.more && <span className="acc__more">{first.price.more}</span>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
