import type { ReactNode } from 'react'
import { CAMPAIGN_FOOTNOTE, type Campaigns, type Cashback, type TradeIn } from '@nimbus/shared-contracts/catalogue'
import { cents, formatEuro } from '@nimbus/shared-contracts/money'
import { routes } from '@nimbus/shared-contracts/routes'
import { FootnoteButton } from '@nimbus/shared-ui/footnote-button'
import { Icon, type IconName } from '@nimbus/shared-ui/icon'
import { Section, Wrap } from '@nimbus/shared-ui/page'
import * as messages from '../../../messages/de'
import { cashbackEnd } from '../model/cashback'
import styles from './campaigns.module.css'

const text = messages.campaigns

/** What runs beside the prices of devices; no section where nothing does. `footnote` is the number of the first one. */
export function CampaignCards({
  campaigns: { cashback, trade_in },
  footnote,
}: {
  campaigns: Campaigns
  footnote: number
}) {
  if (!cashback && !trade_in) return null
  return (
    <Wrap className="wrap--wide">
      <Section title={text.title} className={styles.section}>
        <ul className={styles.cards}>
          {cashback && <CashbackCard cashback={cashback} footnote={footnote} />}
          {trade_in && <TradeInCard tradeIn={trade_in} footnote={cashback ? footnote + 1 : footnote} />}
        </ul>
      </Section>
    </Wrap>
  )
}

function CashbackCard({ cashback, footnote }: { cashback: Cashback; footnote: number }) {
  const amounts = cashback.amounts.map(({ amount }) => formatEuro(cents(amount)))
  return (
    <Card icon="euro" title={text.cashback.title(amounts)}>
      <span>{`${text.cashback.text(cashback.contract_term, cashbackEnd(cashback))} `}</span>
      <FootnoteButton tag={CAMPAIGN_FOOTNOTE.cashback} number={footnote} about={text.cashback.about} />
    </Card>
  )
}

function TradeInCard({ tradeIn, footnote }: { tradeIn: TradeIn; footnote: number }) {
  const { bonus, most_devices, least_value } = tradeIn
  return (
    <Card icon="refresh-cw" title={text.tradeIn.bonus(formatEuro(cents(bonus.from)), formatEuro(cents(bonus.till)))}>
      <span>{`${text.tradeIn.text} ${text.tradeIn.conditions(most_devices, formatEuro(cents(least_value)))} `}</span>
      <FootnoteButton tag={CAMPAIGN_FOOTNOTE.tradeIn} number={footnote} about={text.tradeIn.about} />
    </Card>
  )
}

function Card({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className={styles.card}>
      <Icon name={icon} className={styles.icon} />
      <div>
        <h3>{title}</h3>
        <p className="muted">{children}</p>
        <p>
          <a className="link" href={routes.devices()}>
            {text.link}
            <Icon name="arrow-right" />
          </a>
        </p>
      </div>
    </li>
  )
}
