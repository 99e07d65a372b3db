import type { MouseEvent } from 'react'
import type { Efficiency } from '@nimbus/shared-contracts/catalogue'
import { publish } from '@nimbus/shared-contracts/events'
import { text } from './de'

interface ProductSheetLinkProps {
  efficiency: Efficiency
  /** Maker and name: "Solvar S1 Pro" */
  device: string
}

/** The product information sheet: in the shell's dialog, or as a document for a new tab and without JavaScript. */
export function ProductSheetLink({ efficiency, device }: ProductSheetLinkProps) {
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    publish('shop:click', { key: 'energy-modal', value: efficiency.information_sheet, about: device })
  }
  return (
    <a href={efficiency.information_sheet} onClick={open}>
      {text.sheet}
      <span className="vh">{text.sheetOf(device)}</span>
    </a>
  )
}
