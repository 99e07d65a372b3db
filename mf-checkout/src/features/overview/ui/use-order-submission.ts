import { useRef, useState } from 'react'
import { publish } from '@nimbus/shared-contracts/events'
import { formatEuro } from '@nimbus/shared-contracts/money'
import { noticeFor, type Notice } from '@nimbus/shared-contracts/errors'
import { isOutcomeUnknown, type ApiError } from '@nimbus/shared-contracts/http'
import type { CartResponse, OrderResult } from '@nimbus/shared-contracts/order'
import { host } from '@nimbus/shared-contracts/remote'
import { de } from '../../../messages/de'
import { failureText } from '../../../model/failure-text'
import { sendOrder, type Sending } from '../api/send-order'
import { isDeviceGone } from '../model/device-gone'
import { isOverviewOutdated } from '../model/overview-outdated'
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
  /** The cart was ordered before, under this number. */
  onSentBefore: (orderId: string) => void
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

  const send = async (): Promise<void> => {
    const { orderPath, response, summaryVersion, onSubmitted, onSentBefore } = submission
    if (running.current || summaryVersion === undefined) return
    running.current = true
    setBusy(true)
    setNotice(undefined)
    const agreement = { summary_version: summaryVersion, total_hash: response.total_hash }
    const sending = await sendOrder(host().api, orderPath, response.temp_order_id, agreement)
    if (sending.state === 'ordered') return onSubmitted(sending.result)
    if (sending.state === 'sent-before') return onSentBefore(sending.order_id)
    running.current = false
    setBusy(false)
    const told = sending.state === 'refused' ? refusal(sending, submission) : undefined
    if (told) publish('toast:show', told)
    setNotice(told)
  }
  return { busy, notice, send }
}

type Refused = Extract<Sending, { state: 'refused' }>

/** What a refused order says, and what follows from it. Nothing is said when the session ended: the shell does. */
function refusal({ call, error }: Refused, { response, onChanged, onLost }: Submission): SubmissionNotice | undefined {
  const { exception, status, kind } = error
  if (status === 403 || kind === 'aborted') return undefined
  const notice = noticeFor(call, exception)
  if (status === 404) {
    onLost()
    return { ...notice, message: de.orderLost }
  }
  if (isDeviceGone(error)) {
    onLost(de.overview.deviceGone)
    return { ...notice, message: de.overview.deviceGone }
  }
  if (exception === 'PriceChangedException') return changedPrice(error, response, onChanged)
  if (exception === 'SummaryOutdatedException') {
    onChanged(response)
    return { type: 'warning', title: de.overview.summaryChanged, message: de.overview.summaryChangedText }
  }
  if (isOverviewOutdated(error)) {
    onChanged(response)
    return { type: 'warning', title: de.overview.dataChanged, message: de.overview.dataChangedText }
  }
  if (exception === 'IncompleteOrderDataException') return { ...noticeFor('summary', exception), incomplete: true }
  const message = failureText(error, call === 'submit' ? de.unknownOrder : de.unknownStep)
  return {
    ...notice,
    ...(message && { message }),
    retry: isOutcomeUnknown(error),
    incomplete: exception === 'ValidationException',
  }
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
