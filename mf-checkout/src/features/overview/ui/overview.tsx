import { useEffect, useRef, useState } from 'react'
import type { CartResponse } from '@nimbus/shared-contracts/order'
import { ErrorSummary } from '@nimbus/shared-ui/field'
import { Skeleton } from '@nimbus/shared-ui/skeleton'
import { WarrantyNotice } from '@nimbus/shared-ui/warranty-notice'
import { STEP_TEXT } from '../../../messages/de'
import { overview } from '../../../messages/overview.de'
import { isFormScope } from '../../../model/form-scope'
import { stepHref, stepIdOf } from '../../../order/steps'
import { orderBlock } from '../model/order-block'
import { ContractSummary, RECEIVED_FIELD } from './contract-summary'
import { DeviceReview } from './device-review'
import { Documents } from './documents'
import { OrderBlock } from './order-block'
import { LoadFailure, OrderNotice } from './overview-notices'
import { Review, type ReviewStep } from './review'
import { useOrderSubmission } from './use-order-submission'
import { useOverviewData, type LoadSchema, type ReviewSection } from './use-overview-data'
import styles from './overview.module.css'

export interface OverviewProps {
  /** '/landline/order/abc' */
  orderPath: string
  response: CartResponse
  loadSchema: LoadSchema
  /** What was answered before the server's forms. */
  situation: ReviewStep | undefined
  /** The order is made, and what belonged to it is cleared in this moment. */
  onOrdered: () => void
}

/** Everything that is ordered, for reading before the one button. */
export function Overview(props: OverviewProps) {
  const { orderPath, response, loadSchema, situation, onOrdered } = props
  const scopes = response.scopes.filter(isFormScope)
  const { data, reload } = useOverviewData({ orderPath, scopes, loadSchema })
  const summary = data.state === 'ready' ? data.summary : undefined
  // belongs to the version that was on screen: a new one has to be confirmed anew
  const [receivedVersion, setReceivedVersion] = useState<string>()
  const received = summary !== undefined && receivedVersion === summary.version
  const [missing, setMissing] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const errors = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) errors.current?.focus()
  }, [refusals])
  const news = useRef<HTMLDivElement>(null)
  const { busy, notice, send } = useOrderSubmission({
    agreement: summary && { summary_version: summary.version, total_hash: response.total_hash },
    onOrdered,
    onOutdated: () => {
      setReceivedVersion(undefined)
      reload()
    },
  })

  if (data.state === 'failed') return <LoadFailure {...data} onRetry={reload} />
  const block = summary && orderBlock(response, summary)
  if (data.state === 'loading' || !summary || !block) return <OverviewSkeleton />

  const order = (): void => {
    setMissing(!received)
    if (received) void send().then(() => news.current?.focus())
    else setRefusals((count) => count + 1)
  }
  const confirm = (checked: boolean): void => {
    setReceivedVersion(checked ? summary.version : undefined)
    if (checked) setMissing(false)
  }
  const step = ({ scope, rows }: ReviewSection): ReviewStep => ({
    label: STEP_TEXT[scope].label,
    href: stepHref(stepIdOf(scope)),
    rows,
  })
  const receipt = { id: RECEIVED_FIELD, label: overview.receiptLabel, message: overview.receiptMissing }
  return (
    <>
      {missing && (
        <div className={styles.errors}>
          <ErrorSummary errors={[receipt]} ref={errors} />
        </div>
      )}
      <Review steps={[...(situation ? [situation] : []), ...data.sections.map(step)]}>
        {response.cart.handsets.map((handset) => (
          <DeviceReview key={handset.concrete_product_id} handset={handset} />
        ))}
      </Review>
      <ContractSummary
        summary={summary}
        orderPath={orderPath}
        received={received}
        onReceived={confirm}
        error={missing ? overview.receiptMissing : undefined}
      />
      <Documents tariffId={response.cart.tariff?.concrete_product_id ?? ''} />
      {response.cart.handsets.length > 0 && <WarrantyNotice />}
      {notice && <OrderNotice notice={notice} onRetry={order} ref={news} />}
      <OrderBlock block={block} busy={busy} onOrder={order} />
    </>
  )
}

function OverviewSkeleton() {
  return (
    <div className={styles.skeletons}>
      <Skeleton height="34rem" />
      <Skeleton height="60rem" />
      <Skeleton height="36rem" />
    </div>
  )
}
