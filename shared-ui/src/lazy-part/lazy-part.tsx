import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** By then React has shown the failure, in milliseconds: what is drawn after it asks anew. */
const AGAIN_MS = 1_000

/**
 * A part of a page that is loaded when it is drawn. `React.lazy` keeps a failure for as long as the page lives, so that one
 * moment without a connection would cost every later try; here the next drawing, such as by "Erneut versuchen", loads anew.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const begin = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (error: unknown) => {
          // not at once: whoever waits for it would wait for the next try, and so for ever
          setTimeout(() => (Part = begin()), AGAIN_MS)
          throw error
        },
      ),
    )
  let Part = begin()
  return (props) => <Part {...props} />
}
