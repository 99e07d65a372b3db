import type { ReactNode } from 'react'
import { ledger, type PriceCondition } from '@nimbus/shared-contracts/money'
import { routes } from '@nimbus/shared-contracts/routes'
import { LinkButton } from '@nimbus/shared-ui/button'
import { FootnoteButton } from '@nimbus/shared-ui/footnote-button'
import { oneOffRows, PriceBlock } from '@nimbus/shared-ui/price'
import * as messages from '../../../messages/de'
import { TERM } from '../model/teasers'
import styles from './start.module.css'

const text = messages.teasers

interface TeaserTileProps {
  teaser: { id: string; name: string; description: string; footnote: string; conditions: readonly PriceCondition[] }
  /** Of its footnote. */
  number: number
  /** Its page. */
  href: string
  tag?: ReactNode
  /** What it can do: speeds, or data. */
  children: ReactNode
}

/** A tariff with its whole price and the way to its page. */
export function TeaserTile({ teaser, number, href, tag, children }: TeaserTileProps) {
  const { id, name, description, footnote, conditions } = teaser
  return (
    <article className={`tile ${styles.tile}`}>
      <div className="tile__top">
        {tag}
        <div>
          <h3>{name}</h3>
          {description && <p className="tile__sub">{description}</p>}
        </div>
      </div>
      {children}
      <div className="tile__pb">
        <PriceBlock book={ledger(conditions)} term={TERM} oneOff={oneOffRows(conditions)} size="l" />
      </div>
      <div className="tile__end">
        <LinkButton variant="secondary" block href={href}>
          {text.button(name)}
        </LinkButton>
        <p className="tile__links">
          <a className="link" href={routes.productSheets({ tariff: id })} aria-label={text.sheetOf(name)}>
            {text.sheet}
          </a>
          <FootnoteButton tag={footnote} number={number} about={text.footnoteOf(name)} />
        </p>
      </div>
    </article>
  )
}
