import type { ReactNode } from 'react'
import { routes } from '@nimbus/shared-contracts/routes'
import { termText, tvText } from '@nimbus/shared-contracts/wording'
import { Icon } from '@nimbus/shared-ui/icon'
import { compare } from '../../../messages/compare.de'
import type { ComparedOffer, OtherVariant } from '../model/offer'
import { DIFFERENCES, listOf, replaced } from '../model/selection'
import styles from './compare.module.css'
import { LineSample } from './line-sample'

const { table: text } = compare

interface ColumnHeadProps {
  offer: ComparedOffer
  offers: readonly ComparedOffer[]
  onlyDifferences: boolean
  action: ReactNode
}

/** Name of the offer, its term and television as links to the same comparison with another one, and what can be done with it. */
export function ColumnHead({ offer, offers, onlyDifferences, action }: ColumnHeadProps) {
  const keys = offers.map(({ key }) => key)
  const hrefOf = (by?: string): string =>
    routes.compare({
      tarife: listOf(replaced(keys, offer.key, by)),
      ...(onlyDifferences && { nur: DIFFERENCES }),
    })
  const { tariff, device } = offer
  const name = device?.name ?? tariff.product_name
  return (
    <div className={styles.head}>
      <p className={styles.name}>
        <LineSample index={keys.indexOf(offer.key)} />
        <span>
          <span>{name}</span>
          {device && <span className={styles.with}>{` ${text.with(tariff.product_name)}`}</span>}
        </span>
      </p>
      <Variants
        label={text.term}
        variants={termsOf(offer)}
        own={offer.key}
        nameOf={({ tariff: { properties } }) => termText(properties.contract_term)}
        hrefOf={hrefOf}
      />
      <Variants
        label={text.television}
        variants={offer.televisions}
        own={offer.key}
        nameOf={({ tariff: { properties } }) => tvText(properties.tv)}
        hrefOf={hrefOf}
      />
      <div className={styles.action}>{action}</div>
      <a className={`link small ${styles.remove}`} href={hrefOf()}>
        <Icon name="x" />
        <span>{text.remove}</span>
        <span className="vh">{text.removeOf(name)}</span>
      </a>
    </div>
  )
}

/** The offer's own term among the others, the longest first; none where there is one alone. */
function termsOf({ key, tariff, terms }: ComparedOffer): OtherVariant[] {
  if (terms.length === 0) return []
  return [{ key, tariff }, ...terms].toSorted(
    (one, other) => other.tariff.properties.contract_term - one.tariff.properties.contract_term,
  )
}

interface VariantsProps<Variant> {
  label: string
  variants: readonly Variant[]
  own: string
  nameOf(variant: Variant): string
  hrefOf(key: string): string
}

function Variants<Variant extends { key: string }>(props: VariantsProps<Variant>) {
  const { label, variants, own, nameOf, hrefOf } = props
  if (variants.length < 2) return null
  return (
    <ul className={styles.variants} aria-label={label}>
      {variants.map((variant) => (
        <li key={variant.key}>
          <a href={hrefOf(variant.key)} aria-current={variant.key === own ? 'true' : undefined}>
            {nameOf(variant)}
          </a>
        </li>
      ))}
    </ul>
  )
}
