import type { Host, Lifecycles, WidgetProps } from '@nimbus/shared-contracts/remote'
import { onEmptied } from '@nimbus/shared-ui/keep-in-place'
import type { RemoteLoader } from '../federation/remote-loader'
import { askRemote } from '../federation/ask-remote'

/** A widget that could not be loaded is tried again after these times, in milliseconds; then its fallback stays. */
const RETRY_AFTER_MS = [2_000, 10_000]

/** A widget whose element something else has emptied is drawn again so often. */
const REDRAWS = 2

/** Mounts widgets of remotes in elements of other remotes or of the shell. Whatever fails costs only that element. */
export function createWidgetMounter(
  loader: RemoteLoader,
  report: (error: unknown, remote: string) => void,
): Host['mountWidget'] {
  return (widget, domElement, initialProps, onShown = () => {}) => {
    const [remote = '', name = ''] = widget.split('/')
    let props = initialProps
    let gone = false
    let tries = 0
    let redraws = 0
    let unwatch = (): void => {}
    let mounted: Lifecycles<WidgetProps> | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Stands for what is being mounted or is there; another after each attempt, none in between. */
    let current: object | undefined
    const complete = (): WidgetProps => {
      const mine = current
      return { ...props, domElement, onFailure: (cause) => broken(cause, mine) }
    }

    const attempt = async (): Promise<void> => {
      const mine = (current = {})
      try {
        const lifecycles = (await loader.widgets(remote)).widgets[name]
        if (!lifecycles) throw new Error(`widget ${widget}: ${remote} has none of that name`)
        if (gone) return
        await lifecycles.bootstrap(complete())
        if (gone) return
        const given = props
        // from now on there is something to take down
        mounted = lifecycles
        await lifecycles.mount(complete())
        // it may have been taken down, or have broken, within its mount
        if (gone || current !== mine) return
        onShown(true)
        unwatch = onEmptied(domElement, drawAgain)
        if (props !== given) update()
      } catch (error) {
        report(error, remote)
        // it had told of its failure before, and is to be tried again already
        if (current !== mine) return
        mounted = undefined
        tryAgain()
      }
    }

    function tryAgain(): void {
      const delay = RETRY_AFTER_MS[tries++]
      if (delay !== undefined) attemptIn(delay)
    }

    /** The only attempt to come: two would mount two widgets in one element. */
    function attemptIn(ms: number): void {
      clearTimeout(timer)
      current = undefined
      if (!gone) timer = setTimeout(() => void attempt(), ms)
    }

    /** The widget threw after it was mounted: its place goes back to the fallback. One that was taken down already only tells. */
    function broken(cause: unknown, its: object | undefined): void {
      report(cause, remote)
      if (gone || its !== current) return
      onShown(false)
      takeDown()
      tryAgain()
    }

    /** A widget of its own accord without anything in it is none the worse for it. */
    function drawAgain(): void {
      if (redraws++ >= REDRAWS) return
      onShown(false)
      takeDown()
      attemptIn(0)
    }

    function update(): void {
      const lifecycles = mounted
      if (lifecycles) askRemote(() => lifecycles.update(complete())).catch((error: unknown) => report(error, remote))
    }

    /** Unmounts a moment later: a React root must not be unmounted while another one is rendering. */
    function takeDown(): void {
      const lifecycles = mounted
      mounted = undefined
      unwatch()
      if (!lifecycles) return
      const props = complete()
      setTimeout(() => {
        askRemote(() => lifecycles.unmount(props)).catch((error: unknown) => report(error, remote))
      }, 0)
    }

    void attempt()

    return {
      update(next) {
        props = next
        update()
      },
      unmount() {
        gone = true
        clearTimeout(timer)
        takeDown()
      },
    }
  }
}
