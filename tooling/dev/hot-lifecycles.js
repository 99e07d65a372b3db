/**
 * Lifecycles that run the newest code. React refreshes components in place; what else has changed, such as texts, a loader
 * or a page's declaration, is shown by mounting the page anew, in the same document and with the same stores.
 */
export function hotLifecycles(newest) {
  const mounted = new Map()
  let running = newest()
  return {
    lifecycles: {
      bootstrap: (props) => newest().bootstrap(props),
      mount(props) {
        mounted.set(props.domElement, props)
        running = newest()
        return running.mount(props)
      },
      update(props) {
        mounted.set(props.domElement, props)
        return running.update(props)
      },
      unmount(props) {
        mounted.delete(props.domElement)
        return running.unmount(props)
      },
    },
    /** Mounts what is mounted anew; `asked` says what it is given by then. */
    async replace(asked = (props) => props) {
      const before = running
      running = newest()
      for (const [element, props] of mounted) {
        const next = { ...(await asked(props)), hydrate: false }
        await before.unmount(props)
        await running.bootstrap(next)
        await running.mount(next)
        mounted.set(element, next)
      }
    },
  }
}
