import type { Elements } from '@nimbus/shared-ui/elements'
import type { Api } from '@nimbus/shared-contracts/http'
import type { ConsentStore } from '../consent/consent'
import { FrameBoundary } from '../boundary/frame-boundary'
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

/** What lies above all pages, by its name in the log. A dialog belongs to the page that opened it and closes with it, such as on the browser's back. */
const parts = ({ api, consent, path }: OverlaysProps): Record<string, Elements> => ({
  toasts: <Toaster />,
  'screen loader': <ScreenLoader />,
  footnotes: <FootnoteOverlay key={`footnotes ${path}`} api={api} />,
  'energy dialog': <EnergyDialog key={`energy ${path}`} />,
  'consent banner': <ConsentBanner consent={consent} />,
})

/** Each with a boundary of its own, so that one that breaks takes no other along. */
export const Overlays = (props: OverlaysProps) =>
  Object.entries(parts(props)).map(([part, element]) => (
    <FrameBoundary key={part} part={part} path={props.path}>
      {element}
    </FrameBoundary>
  ))
