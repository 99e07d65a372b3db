import { useEffect, useState } from 'react'
import { Dialog } from '@nimbus/shared-ui/dialog'
import { subscribe } from '@nimbus/shared-contracts/events'
import { messages } from '../messages/de'
import type { Sheet, SheetBody } from './energy-sheet'

const { energy: text, loading } = messages

/** The key of the global shop click that shows an energy label or product sheet (UI-4). */
const KEY = 'energy-modal'

const loadSheet = () => import(/* webpackChunkName: "lazy-energy" */ './energy-sheet')

/** Keeps `javascript:` and the like out of a frame, whoever published the click. */
const WEB_ADDRESS = /^(\/|https?:)/i

/**
 * Shows the label or sheet that a global shop click names, which has to be there on demand ((EU) 2023/1669). What shows
 * it comes with the first one; where that is lost, a link leads to the label itself.
 */
export function EnergyDialog() {
  const [sheet, setSheet] = useState<Sheet>()
  const [Body, setBody] = useState<{ of: typeof SheetBody }>()
  useEffect(
    () =>
      subscribe('shop:click', ({ key, ...clicked }) => {
        if (key !== KEY || !WEB_ADDRESS.test(clicked.value)) return
        setSheet(clicked)
        loadSheet().then(
          (parts) => setBody({ of: parts.SheetBody }),
          () => setBody({ of: LostBody }),
        )
      }),
    [],
  )
  return (
    <Dialog open={sheet !== undefined} onClose={() => setSheet(undefined)} title={text.title} size="l">
      {/* there before the label, so that its coming is read */}
      <div aria-live="polite">{sheet && (Body ? <Body.of {...sheet} /> : <p>{loading}</p>)}</div>
    </Dialog>
  )
}

const LostBody = ({ value }: Sheet) => (
  <a className="link" href={value} target="_blank" rel="noopener">
    {text.title}
  </a>
)
