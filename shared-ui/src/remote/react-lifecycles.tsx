import { StrictMode, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Lifecycles } from '@nimbus/shared-contracts/remote'
import { hydrateInSlices } from '../hydrate/hydrate-in-slices'
import { Boundary } from './boundary'

interface MountableProps {
  domElement: HTMLElement
  hydrate?: boolean
  onFailure?: (error: unknown) => void
}

/**
 * single-spa lifecycles around one React root per element. `mount` hydrates when the element holds the server's HTML, and
 * what fails is reported to the shell instead of thrown. After `update` the page is in the document: the shell looks for its
 * heading. With `flush` it is there after `mount` as well, so that no frame is empty between two pages; React takes that
 * amiss within an effect. A page that is left or changed before React has come to hydrate it is no difference to report: an
 * update waits for the hydration, and the end needs none.
 * Own code in place of single-spa-react, see docs/decisions.
 */
export function reactLifecycles<Props extends MountableProps>(
  name: string,
  element: (props: Props) => ReactNode,
  { flush = false }: { flush?: boolean } = {},
): Lifecycles<Props> {
  const mounted = new Map<HTMLElement, Mounted>()
  const tree = (props: Props, onMounted: () => void): ReactElement => (
    <StrictMode>
      <Boundary
        onMounted={onMounted}
        onFailure={props.onFailure ?? ((error) => console.error(`${name} failed`, error))}
      >
        {element(props)}
      </Boundary>
    </StrictMode>
  )
  return {
    async bootstrap() {},
    async mount(props) {
      const { domElement, hydrate } = props
      const { promise, resolve } = settling()
      const options = {
        identifierPrefix: identifierPrefix(name),
        onCaughtError: () => {},
        onRecoverableError(error: unknown) {
          if (mounted.get(domElement)?.root === root) console.error(`${name}: hydration differs`, error)
        },
      }
      const root = hydrate
        ? hydrateInSlices(domElement, tree(props, resolve), options)
        : createRoot(domElement, options)
      mounted.set(domElement, { root, ready: promise, settle: resolve })
      if (hydrate) return
      const render = (): void => root.render(tree(props, resolve))
      if (flush) flushSync(render)
      else render()
      resolve()
    },
    async update(props) {
      // React refuses to flush while it renders, and a widget is updated from an effect
      await mounted.get(props.domElement)?.ready
      const now = mounted.get(props.domElement)
      if (now) flushSync(() => now.root.render(tree(props, now.settle)))
    },
    async unmount({ domElement }) {
      const now = mounted.get(domElement)
      mounted.delete(domElement)
      now?.root.unmount()
      now?.settle()
    },
  }
}

interface Mounted {
  root: Root
  /** Resolves once the root can be rendered anew: the server's HTML is hydrated, or the root has ended. */
  ready: Promise<void>
  settle: () => void
}

function settling(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** Prefix of React's generated ids; server and browser must agree on it. */
export const identifierPrefix = (name: string): string => `${name}-`

/** The same tree on the server, so that hydration finds what it expects. */
export const serverTree = (element: ReactElement): ReactElement => (
  <StrictMode>
    <Boundary onFailure={() => {}}>{element}</Boundary>
  </StrictMode>
)
