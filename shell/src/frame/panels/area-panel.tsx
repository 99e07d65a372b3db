import { heroesSchema } from '@nimbus/shared-contracts/catalogue'
import { COMPANY, phoneLink } from '@nimbus/shared-contracts/company'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { Icon } from '@nimbus/shared-ui/icon'
import { Picture } from '@nimbus/shared-ui/picture'
import { panels } from '../../messages/panels.de'
import { MENU_AREAS } from './areas'
import { useFirstPrices } from './first-prices'
import { MenuEntry } from './menu-entry'
import { useAnswer } from './use-answer'
import './panels.css'

const text = panels.menu

interface AreaPanelProps {
  /** Address of the area. */
  href: string
  /** Path of the page shown. */
  path: string
}

/** What an area has, in three columns with first prices, and the ways to a person. Lies over the page, which is dimmed. */
export function AreaPanel({ href, path }: AreaPanelProps) {
  const priceOf = useFirstPrices()
  const area = MENU_AREAS.find((candidate) => candidate.href === href) ?? MENU_AREAS[0]
  return (
    <>
      <div className="mega__veil" />
      <div className="mega" role="group" aria-label={area.label}>
        <div className="wrap mega__in">
          {area.columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <MenuEntry link={link} path={path} price={priceOf(link.href)} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <Promotion index={MENU_AREAS.indexOf(area)} />
        </div>
        <div className="mega__foot">
          <div className="wrap">
            <a className="link" href={area.href} aria-current={area.href === path ? 'page' : undefined}>
              <Icon name="arrow-right" />
              <span>{text.whole(area.label)}</span>
            </a>
            <WaysToHelp />
          </div>
        </div>
      </div>
    </>
  )
}

const askHeroes = () => host().api.get('/content/heroes/start', heroesSchema, { skipAuth: true })

/** The first stage of the area, which the start page shows too; the panel goes without where it can't be had. */
function Promotion({ index }: { index: number }) {
  const hero = useAnswer(askHeroes)?.heroes[index]
  if (!hero) return null
  return (
    <a className="mega__promo" href={hero.link.href}>
      <Picture src={hero.image} alt="" width={640} height={500} sizes={{ xs: '320px' }} placeholder={false} />
      <b>{hero.title}</b>
      <span>{hero.link.label}</span>
    </a>
  )
}

const WaysToHelp = () => (
  <>
    <a className="link" href={routes.help()}>
      <Icon name="headset" />
      <span>{text.help}</span>
    </a>
    <a className="link" href={routes.orderStatus()}>
      <Icon name="package" />
      <span>{text.track}</span>
    </a>
    <a className="link" href={phoneLink()}>
      <Icon name="phone" />
      <span>{text.phone(COMPANY.phone, COMPANY.hours)}</span>
    </a>
  </>
)
