import { variantText, type Handset } from '@nimbus/shared-contracts/cart'
import { EnergyRow } from '@nimbus/shared-ui/energy'
import { Picture } from '@nimbus/shared-ui/picture'
import styles from './lines.module.css'

/** Side of the picture in CSS pixels. */
const PICTURE = 88

/** The picture of a device; decorative, the name stands beside it. */
export const HandsetPicture = ({ image }: { image: string }) => (
  <div className={styles.picture}>
    <Picture src={image} alt="" width={PICTURE} height={PICTURE} className={styles.device} />
  </div>
)

/** Colour and storage, then how long the device is paid for: "Fjordblau, 256 GB", "Laufzeit 24 Monate" */
export function HandsetFacts({ handset, term }: { handset: Handset; term: string }) {
  const variant = variantText(handset)
  return (
    <>
      {variant && <p className="small muted">{variant}</p>}
      {term && <p className="small muted">{term}</p>}
    </>
  )
}

/** Energy class and product information sheet, close to the price ((EU) 2023/1669). */
export const HandsetEnergy = ({ handset: { efficiency, powersupply, product_name } }: { handset: Handset }) => (
  <EnergyRow efficiency={efficiency} powersupply={powersupply} device={product_name} className={styles.energy} />
)
