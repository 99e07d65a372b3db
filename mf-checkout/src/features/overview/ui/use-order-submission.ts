import { useRef, useState } from 'react'
import { dispatch } from '../../../order/dispatch'
import type { OrderNotice } from '../../../order/notices'
import type { Agreement } from '../../../order/state'

interface Submission {
  /** What was read; undefined until it is there. */
  agreement: Agreement | undefined
  /** The order is made, and what belonged to it is cleared in this moment. */
  onOrdered: () => void
  /** The price or the summary changed: both are to be read again, and the receipt has to be confirmed again. */
  onOutdated: () => void
}

/** Sends the order once, however often the button is pressed; it stays busy until the confirmation is on screen. */
export function useOrderSubmission({ agreement, onOrdered, onOutdated }: Submission): {
  busy: boolean
  notice: OrderNotice | undefined
  send: () => Promise<void>
} {
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<OrderNotice>()
  const running = useRef(false)

  const send = async (): Promise<void> => {
    if (running.current || !agreement) return
    running.current = true
    setBusy(true)
    setNotice(undefined)
    const { state, notice: told } = await dispatch({ type: 'send', agreement }, { onOrdered })
    if (state === 'sent' || state === 'sent-elsewhere') return
    running.current = false
    setBusy(false)
    setNotice(told)
    if (told?.outdated) onOutdated()
  }
  return { busy, notice, send }
}
