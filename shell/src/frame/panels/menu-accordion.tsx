import { COMPANY, phoneLink } from '@nimbus/shared-contracts/company'
import { routes } from '@nimbus/shared-contracts/routes'
import { Icon } from '@nimbus/shared-ui/icon'
import { messages } from '../../messages/de'
import { panels } from '../../messages/panels.de'
import { currentArea } from '../area-links'
import { CHECK, MENU_AREAS, type MenuArea, type MenuLink } from './areas'
import { useFirstPrices } from './first-prices'
import { MenuEntry } from './menu-entry'
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

/** Areas without a panel. */
const OTHERS = [
  { label: messages.header.television, href: routes.television() },
  { label: text.help, href: routes.help() },
]

interface MenuAccordionProps {
  /** Path of the page shown: its area is open. */
  path: string
}

/** The same as the panels, for screens without room for them: areas that unfold, with first prices, and four shortcuts. */
export function MenuAccordion({ path }: MenuAccordionProps) {
  const priceOf = useFirstPrices()
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
            <ul>
              {linksOf(area).map((link) => (
                <li key={link.href}>
                  <MenuEntry link={link} path={path} price={priceOf(link.href)} />
                </li>
              ))}
            </ul>
          </details>
        ))}
        {OTHERS.map(({ label, href }) => (
          <a key={href} href={href} aria-current={currentArea(path, href)}>
            <span>{label}</span>
            <Icon name="arrow-right" />
          </a>
        ))}
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

/** The area's own page and all that its panel has; what a page is about has no room here. */
const linksOf = ({ label, href, columns }: MenuArea): MenuLink[] => [
  { label: text.whole(label), href },
  ...columns.flatMap(({ links }) => links).map((link) => ({ ...link, about: undefined })),
]
