import { useState } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import type { VolumeTariff } from '@nimbus/shared-contracts/catalogue'
import { formatEuro, ledger, longestStep, oneOffParts, priceSteps } from '@nimbus/shared-contracts/money'
import { stepMonths } from '@nimbus/shared-contracts/wording'
import { Dialog } from '@nimbus/shared-ui/dialog'
import { Icon } from '@nimbus/shared-ui/icon'
import { PriceBlock } from '@nimbus/shared-ui/price'
import * as messages from '../../../messages/de'
import type { BundlePrice } from '../model/tariff-rows'

const text = messages.device

interface BuyBarProps {
  tariff: VolumeTariff
  price: BundlePrice
  action: Elements
}

/** Costs and button at the bottom of the screen on phones; the costs open in full. */
export function BuyBar({ tariff, price, action }: BuyBarProps) {
  const [open, setOpen] = useState(false)
  const steps = priceSteps(price.book)
  const longest = longestStep(steps, tariff.properties.contract_term)
  const others = steps.filter((step) => step !== longest)
  return (
    <section className="bar bar--m" aria-label={text.bar}>
      <div className="wrap bar__in">
        <button type="button" className="bar__p" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <b>{longest && `${formatEuro(longest.amount)} ${stepMonths(longest, 'label')}`}</b>{' '}
          <span>
            <span>{text.once(formatEuro(price.book.oneOff))}</span>
            <Icon name="chevron-down" />
          </span>{' '}
          {others.map((step) => (
            <span key={step.from}>{`${stepMonths(step, 'list')}: ${formatEuro(step.amount)} `}</span>
          ))}
          <span className="vh">{text.openCosts}</span>
        </button>
        {action}
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={text.yourPrice} swipe>
        <PriceBlock
          book={ledger(price.conditions)}
          term={tariff.properties.contract_term}
          oneOff={oneOffParts(price.conditions)}
          size="l"
        />
      </Dialog>
    </section>
  )
}
