import { lazy, Suspense, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ErrorPage } from '../frame/error-page'
import { ERROR_SLOT_ID } from '../element-ids'

export interface ErrorSlot {
  show(status: number): void
  hide(): void
}

/** Drawn once it is there; without a connection the page does without. */
const FogIllustration = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "lazy-fog" */ '../frame/fog-illustration').then(
    (module) => ({ default: module.FogIllustration }),
    () => ({ default: () => null }),
  ),
)

/** What bots get; they are few, and their pages have it from the server. */
const AreasPage = lazy(() =>
  import(/* webpackChunkName: "lazy-areas" */ '../frame/areas-page').then((module) => ({ default: module.AreasPage })),
)

/**
 * Shows the shell's error pages in main; bots get the ways into the shop instead (SESS-8). What the server rendered
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
      root.render(
        bot ? (
          <Suspense>
            <AreasPage />
          </Suspense>
        ) : (
          <ErrorPage
            status={status}
            illustration={
              <Suspense>
                <FogIllustration />
              </Suspense>
            }
          />
        ),
      )
    },
  }
}
