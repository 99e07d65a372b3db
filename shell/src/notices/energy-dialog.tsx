import { useEffect, useState } from 'react'
import { Dialog } from '@nimbus/shared-ui/dialog'
import { subscribe } from '@nimbus/shared-contracts/events'
import type { Sheet } from './energy-sheet'

/** The key of the global shop click that shows an energy label or product sheet (UI-4). */
const KEY = 'energy-modal'

const loadSheet = () => import(/* webpackChunkName: "lazy-energy" */ './energy-sheet')

interface Shown {
  sheet: Sheet
  parts: Awaited<ReturnType<typeof loadSheet>>
}

/** Shows the label or sheet that a global shop click names; what shows it comes with the first one. */
export function EnergyDialog() {
  const [shown, setShown] = useState<Shown>()
  useEffect(
    () =>
      subscribe('shop:click', ({ key, ...sheet }) => {
        if (key !== KEY) return
        const show = (parts: Shown['parts']): void => {
          if (parts.isWebAddress(sheet.value)) setShown({ sheet, parts })
        }
        // without a connection the label would not come either
        loadSheet().then(show, () => {})
      }),
    [],
  )
  return (
    <Dialog
      open={shown !== undefined}
      onClose={() => setShown(undefined)}
      title={shown?.parts.sheetTitle ?? ''}
      size="l"
    >
      {shown && <shown.parts.SheetBody {...shown.sheet} />}
    </Dialog>
  )
}
