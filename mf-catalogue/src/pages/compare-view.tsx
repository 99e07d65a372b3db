import { routes } from '@nimbus/shared-contracts/routes'
import { Alert } from '@nimbus/shared-ui/alert'
import { EmptyState } from '@nimbus/shared-ui/empty-state'
import { Icon } from '@nimbus/shared-ui/icon'
import { Breadcrumbs, PageHeading, Wrap } from '@nimbus/shared-ui/page'
import type { PageComponentProps } from '@nimbus/shared-ui/remote'
import type { ComparePayload } from '../features/compare/api/load-compare'
import type { ComparedOffer } from '../features/compare/model/offer'
import { listOf } from '../features/compare/model/selection'
import { CompareBar } from '../features/compare/ui/compare-bar'
import { CompareForm } from '../features/compare/ui/compare-form'
import { CompareTable } from '../features/compare/ui/compare-table'
import styles from '../features/compare/ui/compare.module.css'
import { CostChart } from '../features/compare/ui/cost-chart'
import { ExampleLinks } from '../features/compare/ui/example-links'
import { chooseOffer } from '../messages/choose-offer.de'
import { compare as text } from '../messages/compare.de'
import { ActionLink, useChooseOffer } from './use-choose-offer'
import { useFocusOnAnswer } from './use-focus-on-answer'

/** The comparison: what is compared, the table, and what it costs over time. */
export function CompareView({ payload }: PageComponentProps<ComparePayload>) {
  const { offers, choices, onlyDifferences, groups } = payload
  const keys = offers.map(({ key }) => key)
  const { action, companions } = useChooseOffer()
  const [table, onSent] = useFocusOnAnswer<HTMLDivElement>(payload)
  return (
    <Wrap>
      <Breadcrumbs items={[{ label: text.start, href: routes.start() }, { label: text.title }]} />
      <PageHeading title={text.title} lead={text.lead} />
      <Notices payload={payload} />
      <CompareForm
        choices={choices}
        keys={keys}
        onlyDifferences={onlyDifferences}
        onSent={(chosen) => onSent(listOf(chosen) === listOf(keys))}
      />
      {offers.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState title={text.empty.title} action={<ExampleLinks choices={choices} />}>
            {text.empty.text}
          </EmptyState>
        </div>
      ) : (
        <>
          <CompareBar keys={keys} onlyDifferences={onlyDifferences} />
          <CompareTable
            ref={table}
            offers={offers}
            groups={groups}
            onlyDifferences={onlyDifferences}
            action={(offer) => deviceLink(offer) ?? action(offer.tariff)}
          />
          <CostChart offers={offers} />
        </>
      )}
      <p className={styles.advisor}>
        <a className="link" href={routes.advisor()}>
          {text.form.toAdvisor}
          <Icon name="arrow-right" />
        </a>
      </p>
      {companions}
    </Wrap>
  )
}

/** A device is chosen on its page, with its colour and tariff. */
function deviceLink({ device, tariff }: ComparedOffer) {
  if (!device) return undefined
  const { category, slug, product, name } = device
  const query = { pid: product.concrete_product_id, tariff: tariff.concrete_product_id }
  return <ActionLink href={routes.device(category, slug, query)} label={chooseOffer.device} name={name} />
}

function Notices({ payload: { refused, unknown } }: { payload: ComparePayload }) {
  const notices = [
    ...(refused > 0 ? [text.notices.refused(refused)] : []),
    ...(unknown > 0 ? [text.notices.unknown(unknown)] : []),
  ]
  if (notices.length === 0) return null
  return (
    <div className={styles.notice}>
      <Alert kind="info" title={text.notices.title}>
        {notices.map((notice) => (
          <p key={notice} className="small">
            {notice}
          </p>
        ))}
      </Alert>
    </div>
  )
}
