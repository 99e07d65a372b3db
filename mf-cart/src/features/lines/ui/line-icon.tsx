import { Icon, type IconName } from '@nimbus/shared-ui/icon'
import type { CartLine } from '../../../model/lines'
import styles from './lines.module.css'

/** The picture of a line; decorative, the name stands beside it. */
export function LineIcon({ line }: { line: Pick<CartLine, 'block' | 'id'> }) {
  return (
    <div className={line.block === 'tariff' ? `${styles.picture} ${styles.accent}` : styles.picture}>
      <Icon name={iconOf(line)} />
    </div>
  )
}

/** By block; mobile tariffs, television and routers by the start of their product id. */
function iconOf({ block, id }: Pick<CartLine, 'block' | 'id'>): IconName {
  if (block === 'tariff') return /^(mobil|prepaid)-/.test(id) ? 'signal' : 'wifi'
  if (block === 'handset') return 'smartphone'
  if (/^(tv|streaming)-/.test(id)) return 'tv'
  if (block === 'options') return 'plus'
  return id.startsWith('router-') ? 'router' : 'package'
}
