import type { CSSProperties } from 'react'
import type { Efficiency } from '@nimbus/shared-contracts/catalogue'
import { publish } from '@nimbus/shared-contracts/events'
import { classes } from '../classes/classes'
import { text } from './de'
import { labelDetails } from './label-details'

export interface EnergyArrowProps {
  efficiency: Efficiency
  /** Maker and name: "Solvar S1 Pro" */
  device: string
  /** As large as the price that it stands beside ((EU) 2023/1669). */
  size?: 'm' | 'l' | undefined
}

/** Arrow with the energy class and its scale; opens the label in the shell's dialog. */
export function EnergyArrow({ efficiency, device, size = 'm' }: EnergyArrowProps) {
  const open = (): void =>
    publish('shop:click', {
      key: 'energy-modal',
      value: efficiency.label,
      about: device,
      details: labelDetails(efficiency, device),
    })
  const color = { '--ec': `var(--energy-${efficiency.class.toLowerCase()})` } as CSSProperties
  return (
    <button
      type="button"
      className={classes('energy', size === 'l' && 'energy--l')}
      style={color}
      aria-haspopup="dialog"
      onClick={open}
    >
      <i className="energy__s" />
      <i className="energy__a" data-c={efficiency.class} />
      <span className="vh">{text.openLabel(efficiency.class, device)}</span>
    </button>
  )
}
