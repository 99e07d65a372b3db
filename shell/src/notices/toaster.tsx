import { useCallback, useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from '@nimbus/shared-ui/icon'
import { WidgetSlot } from '@nimbus/shared-ui/widget'
import { subscribe, type ToastPayload } from '@nimbus/shared-contracts/events'
import { messages } from '../messages/de'
import './toaster.css'

/** Default duration of spec section 2, in milliseconds. */
export const TOAST_DURATION_MS = 3000

const DEFAULT_POSITION = 'top-right'

const ICONS: Record<ToastPayload['type'], IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-x',
}

interface Shown extends ToastPayload {
  id: number
}

/**
 * Shows the toasts of the bus. Info and success stand in a status region that exists from the start, so that they are
 * read; warnings and errors are alerts of their own. Each is read once.
 */
export function Toaster() {
  const [toasts, setToasts] = useState<readonly Shown[]>([])
  const nextId = useRef(0)
  useEffect(
    () => subscribe('toast:show', (toast) => setToasts((shown) => [...shown, { ...toast, id: nextId.current++ }])),
    [],
  )
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const positions = new Set([DEFAULT_POSITION, ...toasts.map(({ position }) => position ?? DEFAULT_POSITION)])
  return [...positions].map((position) => {
    const here = toasts.filter((toast) => (toast.position ?? DEFAULT_POSITION) === position)
    const polite = here.filter(({ type }) => type === 'info' || type === 'success')
    const urgent = here.filter(({ type }) => type === 'warning' || type === 'error')
    return (
      <div key={position} className={`toaster toaster--${position}`} data-above-dialogs>
        <div role="status" aria-label={messages.toast.region}>
          {polite.map((toast) => (
            <Toast key={toast.id} toast={toast} onClose={close} />
          ))}
        </div>
        {urgent.map((toast) => (
          <div key={toast.id} role="alert">
            <Toast toast={toast} onClose={close} />
          </div>
        ))}
      </div>
    )
  })
}

function Toast({ toast, onClose }: { toast: Shown; onClose: (id: number) => void }) {
  const { id, type, title, message, duration = TOAST_DURATION_MS, widget } = toast
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || duration === 0) return undefined
    const timer = setTimeout(() => onClose(id), duration)
    return () => clearTimeout(timer)
  }, [held, duration, id, onClose])
  const hold = { onMouseEnter: () => setHeld(true), onFocus: () => setHeld(true) }
  const release = { onMouseLeave: () => setHeld(false), onBlur: () => setHeld(false) }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- pausing under the pointer adds no function
    <div className={`toast toast--${type}`} {...hold} {...release}>
      <Icon name={ICONS[type]} />
      <div>
        <b>
          <span className="vh">{messages.toastKind[type]}</span>
          {title}
        </b>
        {message && <p>{message}</p>}
        {widget && <WidgetSlot widget={widget} />}
      </div>
      <button type="button" className="icon-btn" aria-label={messages.toast.close} onClick={() => onClose(id)}>
        <Icon name="x" />
      </button>
    </div>
  )
}
