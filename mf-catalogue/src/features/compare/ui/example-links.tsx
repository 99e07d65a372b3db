import { routes } from '@nimbus/shared-contracts/routes'
import { compare } from '../../../messages/compare.de'
import type { ChoiceGroup } from '../model/choices'
import { MOST_COMPARED } from '../../../model/compare-key'
import { listOf } from '../model/selection'
import styles from './compare.module.css'

/** A comparison of the first tariffs of each kind. */
export function ExampleLinks({ choices }: { choices: readonly ChoiceGroup[] }) {
  return (
    <ul className={styles.examples} aria-label={compare.empty.examples}>
      {choices.map(({ kind, choices: all }) => {
        const first = all.slice(0, MOST_COMPARED)
        return (
          <li key={kind}>
            <a className="link" href={routes.compare({ tarife: listOf(first.map(({ key }) => key)) })}>
              {first.map(({ name }) => name).join(', ')}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
