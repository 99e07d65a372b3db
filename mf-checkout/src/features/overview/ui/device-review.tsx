import { useId } from 'react'
import { variantText, type Handset } from '@nimbus/shared-contracts/cart'
import { routes } from '@nimbus/shared-contracts/routes'
import { EnergyRow } from '@nimbus/shared-ui/energy'
import { Icon } from '@nimbus/shared-ui/icon'
import { Picture } from '@nimbus/shared-ui/picture'
import { overview } from '../../../messages/overview.de'
import styles from './overview.module.css'

/** Width and height of the drawing as it is shown. */
const PICTURE = { width: 72, height: 90 }

/** The ordered device with its energy class, which stands wherever it is shown ((EU) 2023/1669). */
export function DeviceReview({ handset }: { handset: Handset }) {
  const heading = useId()
  const { product_name, image, efficiency, powersupply } = handset
  return (
    <section className={styles.review} aria-labelledby={heading}>
      <div className="panel__h">
        <h2 id={heading}>{overview.deviceTitle}</h2>
        <a className="link small" href={routes.cart()}>
          <Icon name="pencil" />
          <span>
            {overview.edit}
            <span className="vh">{`: ${overview.deviceTitle}`}</span>
          </span>
        </a>
      </div>
      <div className={styles.device}>
        {image && <Picture src={image} alt="" {...PICTURE} />}
        <div>
          <p>
            <b>{product_name}</b>
          </p>
          <p className="small muted">{variantText(handset)}</p>
          <EnergyRow
            efficiency={efficiency}
            powersupply={powersupply}
            device={product_name}
            className={styles.energy}
          />
        </div>
      </div>
    </section>
  )
}
