import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { Api } from '@nimbus/shared-contracts/http'
import { ConsentBanner } from '../consent/consent-banner'
import { FootnoteOverlay } from '../notices/footnote-overlay'
import { ScreenLoader } from '../notices/screen-loader'
import { Toaster } from '../notices/toaster'
import { Footer } from './footer'
import { FRAME_IDS, framePrefix } from './frame-ids'
import { Header, type FrameProps } from './header'

let header: Root | undefined
let footer: Root | undefined

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`frame: the document has no #${id}`)
  return found
}

/** The shell's own React roots around main: header and footer from the server's HTML, overlays only in the browser. */
export const frame = {
  hydrate({ layout, path }: FrameProps, api: Api): void {
    const options = (id: string) => ({
      identifierPrefix: framePrefix(id),
      onRecoverableError: (error: unknown) => console.error('shell: hydration differs', error),
    })
    header = hydrateRoot(element(FRAME_IDS.header), <Header layout={layout} path={path} />, options(FRAME_IDS.header))
    footer = hydrateRoot(element(FRAME_IDS.footer), <Footer layout={layout} path={path} />, options(FRAME_IDS.footer))
    createRoot(element(FRAME_IDS.overlays), { identifierPrefix: framePrefix(FRAME_IDS.overlays) }).render(
      <>
        <Toaster />
        <ScreenLoader />
        <FootnoteOverlay api={api} />
        <ConsentBanner />
      </>,
    )
  },
  update({ layout, path }: FrameProps): void {
    header?.render(<Header layout={layout} path={path} />)
    footer?.render(<Footer layout={layout} path={path} />)
  },
}
