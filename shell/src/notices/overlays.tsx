import type { Api } from '@nimbus/shared-contracts/http'
import type { ConsentStore } from '../consent/consent'
import { ConsentBanner } from '../consent/consent-banner'
import { EnergyDialog } from './energy-dialog'
import { FootnoteOverlay } from './footnote-overlay'
import { ScreenLoader } from './screen-loader'
import { Toaster } from './toaster'

export interface OverlaysProps {
  api: Api
  consent: ConsentStore
  /** Path of the page shown. */
  path: string
}

/** What lies above all pages. A dialog belongs to the page that opened it and closes with it, such as on the browser's back. */
export const Overlays = ({ api, consent, path }: OverlaysProps) => (
  <>
    <Toaster />
    <ScreenLoader />
    <FootnoteOverlay key={`footnotes ${path}`} api={api} />
    <EnergyDialog key={`energy ${path}`} />
    <ConsentBanner consent={consent} />
  </>
)
