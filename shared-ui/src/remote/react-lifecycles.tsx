import { StrictMode, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { Lifecycles } from '@nimbus/shared-contracts/remote'
import { Boundary } from './boundary'

interface MountableProps {
  domElement: HTMLElement
  hydrate?: boolean
  onFailure?: (error: unknown) => void
}

/**
 * single-spa lifecycles around one React root per element. `mount` returns at once, hydrates when the element holds the
 * server's HTML, and reports what fails later to the shell instead of throwing. After `update` the new page is in the
 * document: the shell looks for its heading.
 * Own code in place of single-spa-react, see docs/decisions.
 */
export function reactLifecycles<Props extends MountableProps>(
  name: string,
  element: (props: Props) => ReactNode,
): Lifecycles<Props> {
  const roots = new Map<HTMLElement, Root>()
  const tree = (props: Props): ReactElement => (
    <StrictMode>
      <Boundary onFailure={props.onFailure ?? ((error) => console.error(`${name} failed`, error))}>
        {element(props)}
      </Boundary>
    </StrictMode>
  )
  return {
    async bootstrap() {},
    async mount(props) {
      const options = {
        identifierPrefix: identifierPrefix(name),
        onCaughtError: () => {},
        onRecoverableError: (error: unknown) => console.error(`${name}: hydration differs`, error),
      }
      if (props.hydrate) {
        roots.set(props.domElement, hydrateRoot(props.domElement, tree(props), options))
        return
      }
      const root = createRoot(props.domElement, options)
      roots.set(props.domElement, root)
      root.render(tree(props))
    },
    async update(props) {
      // React refuses to flush while it renders, and a widget is updated from an effect
      await Promise.resolve()
      const root = roots.get(props.domElement)
      if (root) flushSync(() => root.render(tree(props)))
    },
    async unmount({ domElement }) {
      roots.get(domElement)?.unmount()
      roots.delete(domElement)
    },
  }
}

/** Prefix of React's generated ids; server and browser must agree on it. */
export const identifierPrefix = (name: string): string => `${name}-`

/** The same tree on the server, so that hydration finds what it expects. */
export const serverTree = (element: ReactElement): ReactElement => (
  <StrictMode>
    <Boundary onFailure={() => {}}>{element}</Boundary>
  </StrictMode>
)
