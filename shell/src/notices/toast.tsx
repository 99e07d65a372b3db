import { useCallback, useRef, type KeyboardEvent } from 'react'
import { isComposing } from '@nimbus/shared-ui/composing'
import { Icon, type IconName } from '@nimbus/shared-ui/icon'
import { WidgetSlot } from '@nimbus/shared-ui/widget'
import { messages } from '../messages/de'
import type { ShownToast } from './toast-list'
import { useCountdown } from './use-countdown'
import { useHold } from './use-hold'

/** Default duration (UI-7), in milliseconds. */
const TOAST_DURATION_MS = 3000

const ICONS: Record<ShownToast['type'], IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-x',
}

/** One toast; it goes by itself or by hand, and then gives a focus in it back. */
export function Toast({ toast, onClose }: { toast: ShownToast; onClose: (id: number) => void }) {
  const { id, type, title, message, duration = TOAST_DURATION_MS, link, widget, repeats } = toast
  const element = useRef<HTMLDivElement>(null)
  const { held, cameFrom, handlers } = useHold()
  const close = useCallback(() => {
    const hadFocus = element.current?.contains(document.activeElement)
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
    onClose(id)
  }, [cameFrom, id, onClose])
  useCountdown(duration, held, repeats, close)
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (isComposing(event) || event.key !== 'Escape' || event.defaultPrevented) return
    // or a dialog below would close with it
    event.preventDefault()
    close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- pausing adds no function, Escape is an extra
    <div ref={element} className={`toast toast--${type}`} onKeyDown={closeOnEscape} {...handlers}>
      <Icon name={ICONS[type]} />
      <div>
        <b>
          <span className="vh">{messages.toastKind[type]}</span>
          <span>{title}</span>
        </b>
        {message && <p>{message}</p>}
        {link && (
          <p>
            <a className="link" href={link.href} onClick={close}>
              {link.label}
            </a>
          </p>
        )}
        {widget && <WidgetSlot widget={widget} />}
      </div>
      <button type="button" className="icon-btn" aria-label={messages.toast.close} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  )
}
