import { useCallback, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../classes/classes'
import { Icon } from '@nimbus/shared-ui/icon'
import { zIndexOf } from './stack'
import { useInBrowser } from '../hydrate/use-in-browser'
import { useOpenDialog } from './use-open-dialog'
import { useSwipe } from './use-swipe'

export type CloseReason = 'escape' | 'outside' | 'button' | 'swipe'

export interface DialogProps {
  open: boolean
  /** Called after `onBeforeClose` agreed; set `open` to false here. */
  onClose: (reason: CloseReason) => void
  title: ReactNode
  children: ReactNode
  /** Actions, the primary one last. */
  footer?: ReactNode
  hideClose?: boolean
  closeOnEscape?: boolean
  closeOnOutside?: boolean
  /** false keeps the dialog open. */
  onBeforeClose?: (reason: CloseReason) => boolean
  swipe?: boolean
  size?: 's' | 'm' | 'l'
  /** Name of the close button. */
  closeLabel?: string
}

function OpenedDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, children, footer, hideClose, onBeforeClose, swipe = false, size = 'm' } = props
  const { closeOnEscape = true, closeOnOutside = true, closeLabel = 'Dialog schließen' } = props
  const titleId = useId()
  const pressed = useRef<EventTarget>(null)
  const close = (reason: CloseReason) => {
    if (onBeforeClose?.(reason) !== false) onClose(reason)
  }
  const { frame, dialog, index } = useOpenDialog(() => closeOnEscape && close('escape'))
  const grip = useSwipe(dialog, swipe, () => close('swipe'))
  const clickedOutside = ({ target, currentTarget }: MouseEvent) => {
    // A text selection that ends outside is no click outside.
    if (closeOnOutside && target === currentTarget && pressed.current === currentTarget) close('outside')
  }
  return (
    <div className="modal" ref={frame}>
      <div className="modal__back" style={{ zIndex: zIndexOf(index) - 1 }} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does the same */}
      <div
        className="modal__place"
        style={{ zIndex: zIndexOf(index) }}
        onMouseDown={(event) => (pressed.current = event.target)}
        onClick={clickedOutside}
      >
        <div
          className={classes('dlg', size !== 'm' && `dlg--${size}`)}
          ref={dialog}
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          tabIndex={-1}
        >
          <div className="dlg__h" {...grip}>
            <h2 id={titleId}>{title}</h2>
            {!hideClose && (
              <button type="button" className="icon-btn" aria-label={closeLabel} onClick={() => close('button')}>
                <Icon name="x" />
              </button>
            )}
          </div>
          <DialogBody titleId={titleId}>{children}</DialogBody>
          {footer && <div className="dlg__f">{footer}</div>}
        </div>
      </div>
    </div>
  )
}

/** What is longer than the screen can be scrolled by keyboard too, also where nothing in it takes the focus. */
function DialogBody({ titleId, children }: { titleId: string; children: ReactNode }) {
  const [scrolls, setScrolls] = useState(false)
  // what comes late counts too: another text, and a picture or an opened part, which change nothing but sizes
  const watch = useCallback((body: HTMLElement | null) => {
    if (!body) return undefined
    const measure = (): void => setScrolls(body.scrollHeight > body.clientHeight)
    const sizes = new ResizeObserver(measure)
    const look = (): void => {
      sizes.disconnect()
      for (const part of [body, ...body.children]) sizes.observe(part)
      measure()
    }
    const changes = new MutationObserver(look)
    changes.observe(body, { childList: true, characterData: true, subtree: true })
    look()
    return () => {
      changes.disconnect()
      sizes.disconnect()
    }
  }, [])
  return (
    <div className="dlg__b" ref={watch} {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}>
      {children}
    </div>
  )
}

/** A modal dialog in the body, on phones a sheet from below. Dialogs stack; only the top one can be used. */
export function Dialog({ open, ...props }: DialogProps) {
  const inBrowser = useInBrowser()
  return open && inBrowser ? createPortal(<OpenedDialog {...props} />, document.body) : null
}
