import { useEffect } from 'react'
import type { Elements } from '@nimbus/shared-ui/elements'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Api } from '@nimbus/shared-contracts/http'
import { hydrateInSlices } from '@nimbus/shared-ui/hydrate'
import type { ConsentStore } from '../consent/consent'
import { Overlays } from '../notices/overlays'
import { Footer } from './footer'
import { FRAME_IDS, framePrefix } from '../element-ids'
import { Header, type FrameProps } from './header'

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`frame: the document has no #${id}`)
  return found
}

/** Tells when its children are in the document. */
function Hydrated({ onDone, children }: { onDone: () => void; children: Elements }) {
  useEffect(onDone, [onDone])
  return children
}

export interface Frame {
  /** Brings header and footer in line with the page shown. */
  update(props: FrameProps): void
  /** Resolves once toasts and dialogs can be shown. */
  ready: Promise<void>
}

/** The shell's own React roots around main: header and footer from the server's HTML, overlays only in the browser. */
export function mountFrame(first: FrameProps, { api, consent }: { api: Api; consent: ConsentStore }): Frame {
  const header = hydrated(FRAME_IDS.header, <Header layout={first.layout} path={first.path} />)
  const footer = hydrated(FRAME_IDS.footer, <Footer layout={first.layout} path={first.path} />)
  const overlays = createRoot(element(FRAME_IDS.overlays), { identifierPrefix: framePrefix(FRAME_IDS.overlays) })
  let onReady: () => void = () => {}
  const ready = new Promise<void>((resolve) => (onReady = resolve))
  const showOverlays = (path: string): void =>
    overlays.render(
      <Hydrated onDone={onReady}>
        <Overlays api={api} consent={consent} path={path} />
      </Hydrated>,
    )
  showOverlays(first.path)
  return {
    ready,
    update({ layout, path }) {
      header(<Header layout={layout} path={path} />)
      footer(<Footer layout={layout} path={path} />)
      // at once: a dialog that closes gives the focus back, and the next page takes it after that
      flushSync(() => showOverlays(path))
    },
  }
}

/** Hydrates a part of the frame and answers with its renderer, which waits for the hydration: React refuses earlier updates. */
function hydrated(id: string, first: Elements): (next: Elements) => void {
  let waiting: Elements
  let done = false
  const onDone = (): void => {
    done = true
    if (waiting !== undefined) root.render(wrap(waiting))
    waiting = undefined
  }
  const wrap = (node: Elements): Elements => <Hydrated onDone={onDone}>{node}</Hydrated>
  const root = hydrateInSlices(element(id), wrap(first), {
    identifierPrefix: framePrefix(id),
    onRecoverableError: (error: unknown) => console.error('shell: hydration differs', error),
  })
  return (next) => {
    if (done) root.render(wrap(next))
    else waiting = next
  }
}
