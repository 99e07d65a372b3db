import { Icon, type IconName } from '@nimbus/shared-ui/icon'
import type { CartLine } from '../../../model/lines'
import styles from './lines.module.css'

/** The picture of a line; decorative, the name stands beside it. */
export function LineIcon({ line }: { line: Pick<CartLine, 'block' | 'area' | 'id'> }) {
  return (
    <div className={line.block === 'tariff' ? `${styles.picture} ${styles.accent}` : styles.picture}>
      <Icon name={iconOf(line)} />
    </div>
  )
}

/** A tariff's by its area, all else by its block; television and routers by the start of their product id. */
function iconOf({ block, area, id }: Pick<CartLine, 'block' | 'area' | 'id'>): IconName {
  if (block === 'tariff') return area === 'mobile' ? 'signal' : 'wifi'
  if (block === 'handset') return 'smartphone'
  if (/^(tv|streaming)-/.test(id)) return 'tv'
  if (block === 'options') return 'plus'
  return id.startsWith('router-') ? 'router' : 'package'
}
