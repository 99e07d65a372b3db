import { CAMPAIGN_FOOTNOTE, type Campaigns, type Tariff } from '@nimbus/shared-contracts/catalogue'
import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import { FootnoteButton } from '@nimbus/shared-ui/footnote-button'
import { Icon } from '@nimbus/shared-ui/icon'
import * as messages from '../../../messages/de'
import { cashbackEnd, cashbackWith } from '../model/cashback'
import styles from './campaigns.module.css'

const text = messages.campaigns

interface DeviceCampaignsProps {
  campaigns: Campaigns
  tariff: Tariff
  /** Number of the first footnote. */
  footnote: number
}

/** What a device brings with it beside its price: a bonus for the old one, and money back while that runs. */
export function DeviceCampaigns({ campaigns, tariff, footnote }: DeviceCampaignsProps) {
  const { trade_in, cashback } = campaigns
  const amount = cashbackWith(campaigns, tariff)
  if (!trade_in && amount === undefined) return null
  return (
    <section className={styles.device} aria-labelledby="aktionen">
      <h2 id="aktionen" className={styles.heading}>
        {text.deviceTitle}
      </h2>
      <ul className="checks small">
        {cashback && amount !== undefined && (
          <li>
            <Icon name="euro" />
            <span>
              <b>{text.cashback.of(formatEuro(amount))}</b>
              <span>{` ${text.cashback.with(tariff.name, cashback.contract_term, cashbackEnd(cashback))} `}</span>
              <FootnoteButton tag={CAMPAIGN_FOOTNOTE.cashback} number={footnote} about={text.cashback.about} />
            </span>
          </li>
        )}
        {trade_in && (
          <li>
            <Icon name="refresh-cw" />
            <span>
              <b>
                {text.tradeIn.bonus(formatEuro(cents(trade_in.bonus.from)), formatEuro(cents(trade_in.bonus.till)))}
              </b>
              <span>{` ${text.tradeIn.conditions(trade_in.most_devices, formatEuro(cents(trade_in.least_value)))} `}</span>
              <FootnoteButton
                tag={CAMPAIGN_FOOTNOTE.tradeIn}
                number={amount === undefined ? footnote : footnote + 1}
                about={text.tradeIn.about}
              />
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}
