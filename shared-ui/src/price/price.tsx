import { euroParts, type Cents } from '@nimbus/shared-contracts/money'
import { classes } from '../classes/classes'

interface PriceProps {
  amount: Cents
  size?: 'm' | 'l' | 'xl'
  /** "+ " */
  prefix?: string
}

/** A price as figure. All inline, so that copied and spoken text is "9,95 €". */
export function Price({ amount, size = 'm', prefix = '' }: PriceProps) {
  const { sign, euros, decimals } = euroParts(amount)
  return (
    <span className={classes('price', size !== 'm' && `price--${size}`)}>
      <span>{`${prefix}${sign}${euros}`}</span>
      {decimals && <span className="c">{`,${decimals}`}</span>}
      <span className="e">{'\u00a0€'}</span>
    </span>
  )
}
