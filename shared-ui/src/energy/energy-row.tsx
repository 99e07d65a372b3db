import type { Elements } from '@nimbus/shared-ui/elements'
import type { Efficiency, PowerSupply } from '@nimbus/shared-contracts/catalogue'
import { classes } from '../classes/classes'
import { EnergyArrow, type EnergyArrowProps } from './energy-arrow'
import { PowerPlug } from './power-plug'
import { ProductSheetLink } from './product-sheet-link'

interface EnergyRowProps extends Pick<EnergyArrowProps, 'device' | 'size'> {
  /** null and undefined alike: the device has no label. */
  efficiency: Efficiency | null | undefined
  powersupply?: PowerSupply | null | undefined
  className?: string | undefined
  /** Before the arrow: the name of the device, where the row stands apart from it. */
  children?: Elements
}

/** Energy class and product information sheet ((EU) 2023/1669), and the charger's pictogram; nothing for a device without them. */
export function EnergyRow({ efficiency, powersupply, device, size, className, children }: EnergyRowProps) {
  if (!efficiency && !powersupply && !children) return null
  return (
    <div className={classes('energy-row', className)}>
      {children}
      {efficiency && (
        <>
          <EnergyArrow efficiency={efficiency} device={device} size={size} />
          <ProductSheetLink efficiency={efficiency} device={device} />
        </>
      )}
      {powersupply && <PowerPlug powersupply={powersupply} />}
    </div>
  )
}
