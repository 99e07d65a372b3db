import { useRef, useState } from 'react'
import { publish } from '@nimbus/shared-contracts/events'
import { formatEuro } from '@nimbus/shared-contracts/money'
import { noticeFor, type Notice } from '@nimbus/shared-contracts/errors'
import { isOutcomeUnknown, type ApiError } from '@nimbus/shared-contracts/http'
import type { CartResponse, OrderResult } from '@nimbus/shared-contracts/order'
import { host } from '@nimbus/shared-contracts/remote'
import { de } from '../../../messages/de'
import { saveOverview, type Agreement } from '../api/save-overview'
import { submitOrder } from '../api/submit-order'
import { isDeviceGone } from '../model/device-gone'
import { priceChange } from '../model/price-change'

/** What the order button has to say. */
export interface SubmissionNotice extends Notice {
  /** The answer got lost: the same order can be sent again. */
  retry?: boolean
  /** Steps are missing: the way back to the form. */
  incomplete?: boolean
}

interface Submission {
  orderPath: string
  response: CartResponse
  summaryVersion: string | undefined
  onSubmitted: (result: OrderResult) => void
  /** The price or the summary changed: both are read again, and the receipt has to be confirmed again. */
  onChanged: (response: CartResponse) => void
  onLost: (message?: string) => void
}

/** Sends the order once, however often the button is pressed; it stays busy until the confirmation is on screen. */
export function useOrderSubmission(submission: Submission): {
  busy: boolean
  notice: SubmissionNotice | undefined
  send: () => Promise<void>
} {
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<SubmissionNotice>()
  const running = useRef(false)
  const saved = useRef<string>(undefined)

  const send = async (): Promise<void> => {
    const { orderPath, response, summaryVersion, onSubmitted } = submission
    if (running.current || summaryVersion === undefined) return
    running.current = true
    setBusy(true)
    setNotice(undefined)
    const agreement = { summary_version: summaryVersion, total_hash: response.total_hash }
    const refused = await attempt(orderPath, response.temp_order_id, agreement, saved)
    if ('result' in refused) return onSubmitted(refused.result)
    running.current = false
    setBusy(false)
    const told = refusal(refused.call, refused.error, submission)
    if (told) publish('toast:show', told)
    setNotice(told)
  }
  return { busy, notice, send }
}

type Call = 'overviewSave' | 'submit'

async function attempt(
  orderPath: string,
  orderId: string,
  agreement: Agreement,
  saved: { current: string | undefined },
): Promise<{ result: OrderResult } | { call: Call; error: ApiError }> {
  const { api } = host()
  const fingerprint = JSON.stringify(agreement)
  if (saved.current !== fingerprint) {
    const answer = await saveOverview(api, orderPath, agreement)
    if (!answer.ok && !isSubmitted(answer.error)) return { call: 'overviewSave', error: answer.error }
    saved.current = fingerprint
  }
  const answer = await submitOrder(api, orderId, agreement)
  return answer.ok ? { result: answer.value } : { call: 'submit', error: answer.error }
}

/** The order was made before, its answer got lost: submitting again brings it (CHK-30). */
const isSubmitted = ({ status, details }: ApiError): boolean =>
  status === 409 && details.some(({ order_id }) => typeof order_id === 'string')

/** What a refused order says, and what follows from it. Nothing is said when the session ended: the shell does. */
function refusal(
  call: Call,
  error: ApiError,
  { response, onChanged, onLost }: Submission,
): SubmissionNotice | undefined {
  const { exception, status, kind } = error
  if (status === 403 || kind === 'aborted') return undefined
  if (status === 404) {
    onLost()
    return { ...noticeFor(call, exception), message: de.orderLost }
  }
  if (isDeviceGone(error)) {
    onLost(de.overview.deviceGone)
    return { ...noticeFor(call, exception), message: de.overview.deviceGone }
  }
  if (exception === 'PriceChangedException') return changedPrice(error, response, onChanged)
  if (exception === 'SummaryOutdatedException') {
    onChanged(response)
    return { type: 'warning', title: de.overview.summaryChanged, message: de.overview.summaryChangedText }
  }
  if (exception === 'IncompleteOrderDataException') return { ...noticeFor('summary', exception), incomplete: true }
  if (isOutcomeUnknown(error)) return { ...noticeFor(call, exception), message: de.unknownOutcome, retry: true }
  const { notice } = error
  return { ...noticeFor(call, exception), ...(notice && { message: notice }) }
}

function changedPrice(error: ApiError, response: CartResponse, onChanged: Submission['onChanged']): SubmissionNotice {
  const term = response.cart.tariff?.properties.contract_term ?? 0
  const change = priceChange(response, error.details, term)
  onChanged(change?.response ?? response)
  return {
    type: 'warning',
    title: de.overview.priceChanged,
    ...(change && { message: de.overview.priceChangedText(formatEuro(change.before), formatEuro(change.after), term) }),
  }
}
