import { Icon } from '@nimbus/shared-ui/icon'
import type { Block } from '../../../model/lines'
import styles from './lines.module.css'

const ICON = { tariff: 'wifi', handset: 'smartphone', options: 'tv', hardware: 'router' } as const satisfies Record<
  Block,
  string
>

/** The picture of a line; decorative, the name stands beside it. */
export function LineIcon({ block }: { block: Block }) {
  return (
    <div className={block === 'tariff' ? `${styles.picture} ${styles.accent}` : styles.picture}>
      <Icon name={ICON[block]} />
    </div>
  )
}
