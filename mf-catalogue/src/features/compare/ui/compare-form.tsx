import { useId, type FormEvent } from 'react'
import { host } from '@nimbus/shared-contracts/remote'
import { routes } from '@nimbus/shared-contracts/routes'
import { Button } from '@nimbus/shared-ui/button'
import { Icon } from '@nimbus/shared-ui/icon'
import { compare } from '../../../messages/compare.de'
import type { ChoiceGroup } from '../model/choices'
import { DIFFERENCES, FIELDS, listOf } from '../model/selection'
import styles from './compare.module.css'

const { form: text } = compare

interface CompareFormProps {
  choices: readonly ChoiceGroup[]
  /** Keys of the offers that are compared. */
  keys: readonly string[]
  onlyDifferences: boolean
  /** The choice goes into the address. */
  onSent(keys: readonly string[]): void
}

/** A choice for each column. Sends itself without scripts; with them the page stays. */
export function CompareForm({ choices, keys, onlyDifferences, onSent }: CompareFormProps) {
  const heading = useId()

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const chosen = keysIn(event.currentTarget)
    onSent(chosen)
    host().navigate(routes.compare({ tarife: listOf(chosen), ...(onlyDifferences && { nur: DIFFERENCES }) }))
  }

  return (
    <form className={`panel ${styles.form}`} action={routes.compare()} aria-labelledby={heading} onSubmit={submit}>
      <h2 id={heading}>{text.title}</h2>
      <div className={styles.fields}>
        {FIELDS.map((name, index) => (
          <div key={name} className="field">
            <label htmlFor={name}>{text.column(index + 1)}</label>
            <select key={keys[index]} className="inp" id={name} name={name} defaultValue={keys[index] ?? ''}>
              <option value="">{text.none}</option>
              {choices.map((group) => (
                <optgroup key={group.kind} label={text.groups[group.kind]}>
                  {group.choices.map((choice) => (
                    <option key={choice.key} value={choice.key}>
                      {choice.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </div>
        ))}
      </div>
      {onlyDifferences && <input type="hidden" name="nur" value={DIFFERENCES} />}
      <div className={styles.formEnd}>
        <Button type="submit">{text.submit}</Button>
        <p className="small muted">
          <span>{`${text.devices} `}</span>
          <a className="link" href={routes.devices()}>
            <span>{text.toDevices}</span>
            <Icon name="arrow-right" />
          </a>
        </p>
      </div>
    </form>
  )
}

/** What the form has chosen, each once. */
function keysIn(form: HTMLFormElement): string[] {
  const chosen = new FormData(form)
  const keys = FIELDS.map((name) => chosen.get(name))
  return [...new Set(keys.filter((key): key is string => typeof key === 'string' && key !== ''))]
}
