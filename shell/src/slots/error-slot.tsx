import { createRoot, type Root } from 'react-dom/client'
import { AreasPage } from '../frame/areas-page'
import { ErrorPage } from '../frame/error-page'
import { ERROR_SLOT_ID } from './error-slot-id'

export interface ErrorSlot {
  show(status: number): void
  hide(): void
}

/**
 * Shows the shell's error pages in main; bots get the ways into the shop instead (spec section 6). What the server rendered
 * stays until something else is shown.
 */
export function createErrorSlot(main: HTMLElement, bot: boolean): ErrorSlot {
  let root: Root | undefined
  const hide = (): void => {
    root?.unmount()
    root = undefined
    main.querySelector(`#${ERROR_SLOT_ID}`)?.remove()
  }
  return {
    hide,
    show(status) {
      hide()
      const element = main.ownerDocument.createElement('div')
      element.id = ERROR_SLOT_ID
      main.append(element)
      root = createRoot(element)
      root.render(bot ? <AreasPage /> : <ErrorPage status={status} />)
    },
  }
}
