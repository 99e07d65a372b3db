import { useEffect, useState } from 'react'
import { heroesSchema, type Heroes } from '@nimbus/shared-contracts/catalogue'
import { COMPANY, phoneLink } from '@nimbus/shared-contracts/company'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { Icon } from '@nimbus/shared-ui/icon'
import { Picture } from '@nimbus/shared-ui/picture'
import { panels } from '../../messages/panels.de'
import { MENU_AREAS, type MenuLink } from './areas'
import { useDismissal } from './use-dismissal'
import { useFirstPrices } from './use-first-prices'
import './panels.css'

const text = panels.menu

interface AreaPanelProps {
  /** Address of the area. */
  href: string
  /** The link that opened it. */
  opener: HTMLElement
  onClose: () => void
}

/** What an area has, in three columns with first prices, and the ways to a person. Lies over the page, which is dimmed. */
export function AreaPanel({ href, opener, onClose }: AreaPanelProps) {
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  useDismissal(panel, { opener, onClose })
  const prices = useFirstPrices()
  const area = MENU_AREAS.find((candidate) => candidate.href === href) ?? MENU_AREAS[0]
  return (
    <>
      <div className="mega__veil" />
      <div className="mega" ref={setPanel} role="group" aria-label={area.label}>
        <div className="wrap mega__in">
          {area.columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <PanelLink link={link} price={prices.get(link.href)} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <Promotion index={MENU_AREAS.indexOf(area)} />
        </div>
        <div className="mega__foot">
          <div className="wrap">
            <a className="link" href={area.href}>
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

type FirstPrice = ReturnType<ReturnType<typeof useFirstPrices>['get']>

function PanelLink({ link: { label, href, about, priced }, price }: { link: MenuLink; price: FirstPrice }) {
  return (
    <a href={href} className={priced && 'mega__first'}>
      <b>{label}</b>
      {price && (
        <>
          <span className="mega__about">{text.from(price.from, price.range)}</span>
          <span className="mega__price">
            <b className="num">{price.price.amount}</b>
            <span>{` ${price.price.when}`}</span>
          </span>
          {price.price.more && <span className="mega__about">{price.price.more}</span>}
        </>
      )}
      {about && <span className="mega__about">{about}</span>}
    </a>
  )
}

/** The first stage of the area, which the start page shows too; the panel goes without where it can't be had. */
function Promotion({ index }: { index: number }) {
  const [hero, setHero] = useState<Heroes['heroes'][number]>()
  useEffect(() => {
    let left = false
    const ask = async (): Promise<void> => {
      const answer = await host().api.get('/content/heroes/start', heroesSchema, { skipAuth: true })
      if (answer.ok && !left) setHero(answer.value.heroes[index])
    }
    void ask()
    return () => {
      left = true
    }
  }, [index])
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
