import type { Host, Lifecycles, WidgetProps } from '@nimbus/shared-contracts/remote'
import type { RemoteLoader } from '../federation/remote-loader'

/** A widget that could not be loaded is tried again after these times, in milliseconds; then its fallback stays. */
const RETRY_AFTER_MS = [2_000, 10_000]

/** Mounts widgets of remotes in elements of other remotes or of the shell. Whatever fails costs only that element. */
export function createWidgetMounter(loader: RemoteLoader, report: (error: unknown) => void): Host['mountWidget'] {
  return (widget, domElement, initialProps, onMounted = () => {}) => {
    const [remote = '', name = ''] = widget.split('/')
    let props = initialProps
    let gone = false
    let mounted: Lifecycles<WidgetProps> | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const complete = (): WidgetProps => ({ ...props, domElement })

    const attempt = async (tries: number): Promise<void> => {
      try {
        const lifecycles = (await loader.widgets(remote)).widgets[name]
        if (!lifecycles) throw new Error(`widget ${widget}: ${remote} has none of that name`)
        if (gone) return
        await lifecycles.bootstrap(complete())
        await lifecycles.mount(complete())
        mounted = lifecycles
        onMounted()
      } catch (error) {
        report(error)
        const delay = RETRY_AFTER_MS[tries]
        if (!gone && delay !== undefined) timer = setTimeout(() => void attempt(tries + 1), delay)
      }
    }
    void attempt(0)

    return {
      update(next) {
        props = next
        mounted?.update(complete()).catch(report)
      },
      unmount() {
        gone = true
        clearTimeout(timer)
        // a React root must not be unmounted while another one is rendering
        setTimeout(() => void mounted?.unmount(complete()).catch(report), 0)
      },
    }
  }
}
