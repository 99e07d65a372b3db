import type { MenuLink } from './areas'
import type { FirstPrice } from './first-prices'
import { panels } from '../../messages/panels.de'

interface MenuEntryProps {
  link: MenuLink
  /** Path of the page shown. */
  path: string
  price: FirstPrice | undefined
}

/** A page of an area; one of tariffs with the tariff that it begins with, and with the whole price of that (PRICE-12). */
export const MenuEntry = ({ link: { label, href, about, priced }, path, price }: MenuEntryProps) => (
  <a href={href} className={priced && 'entry--priced'} aria-current={href === path ? 'page' : undefined}>
    <b>{label}</b>
    {price && (
      <>
        <span className="entry__about">{panels.menu.from(price.from, price.range)}</span>
        <span className="entry__price">
          <b className="num">{price.price.amount}</b>
          <span>{` ${price.price.when}`}</span>
        </span>
        {price.price.more && <span className="entry__about">{price.price.more}</span>}
      </>
    )}
    {about && <span className="entry__about">{about}</span>}
  </a>
)
