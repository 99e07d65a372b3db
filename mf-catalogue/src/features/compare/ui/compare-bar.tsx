import { routes } from '@nimbus/shared-contracts/routes'
import { compare } from '../../../messages/compare.de'
import { DIFFERENCES, listOf } from '../model/selection'
import styles from './compare.module.css'

const { controls: text } = compare

/** All rows or only those in which the offers differ, and the print view. */
export function CompareBar({ keys, onlyDifferences }: { keys: readonly string[]; onlyDifferences: boolean }) {
  const href = routes.compare({ tarife: listOf(keys), ...(!onlyDifferences && { nur: DIFFERENCES }) })
  return (
    <div className={styles.bar}>
      {keys.length > 1 && (
        <a className="link" href={href}>
          {onlyDifferences ? text.all : text.differences}
        </a>
      )}
      <button type="button" className="lbtn" onClick={() => window.print()}>
        {text.print}
      </button>
    </div>
  )
}
