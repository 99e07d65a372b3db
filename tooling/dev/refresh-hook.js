/**
 * React tells whoever waits here of its renderer, and looks only while it loads. It loads with the shell, before the remote
 * that brings the refresh, so that what it says is kept until then.
 */
const renderers = new Map()

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    renderers.set(renderers.size + 1, renderer)
    return renderers.size
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
}
