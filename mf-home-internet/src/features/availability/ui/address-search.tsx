import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react'
import type { Address } from '@nimbus/shared-contracts/availability'
import { host } from '@nimbus/shared-contracts/remote'
import { Button } from '@nimbus/shared-ui/button'
import { Combobox } from '@nimbus/shared-ui/combobox'
import { text } from '../../../messages/de'
import { suggestAddresses, type Suggestion } from '../api/suggest-addresses'
import { addressFromLine, sameLine } from '../model/address-line'
import { TwoParts } from './two-parts'
import styles from './availability-check.module.css'

const FIELD_ID = 'availability-address'

interface AddressSearchProps {
  line: string
  /** True puts the focus into the field when it appears. */
  focused: boolean
  busy: boolean
  onLine(line: string): void
  /** A whole address is known: chosen from the list, or pasted. */
  onAddress(address: Address): void
  onCheck(address: Address): void
  onFields(): void
  /** A street without number was chosen; the number has its own field. */
  onStreet(address: Address): void
}

/** One field for the whole address; a chosen or pasted one fills the five fields as well. */
export function AddressSearch(props: AddressSearchProps) {
  const { line, focused, busy, onLine, onAddress, onCheck, onFields, onStreet } = props
  const known = useRef<Suggestion[]>([])
  /** A new object each time, so that each refusal leads to the field. */
  const [error, setError] = useState<{ message: string }>()

  useEffect(() => {
    if (focused || error) document.getElementById(FIELD_ID)?.focus()
  }, [focused, error])

  async function load(query: string, signal?: AbortSignal): Promise<{ value: string; label: string }[]> {
    const found = await suggestAddresses(host().api, query, signal)
    if (!signal?.aborted) known.current = found
    return found.map(({ label }) => ({ value: label, label }))
  }

  function change(next: string): void {
    setError(undefined)
    onLine(next)
    const pasted = addressFromLine(next)
    if (pasted) onAddress(pasted)
  }

  function choose(chosen: string): void {
    const address = known.current.find(({ label }) => label === chosen)?.address
    setError(undefined)
    if (address && !address.house_no) onStreet(address)
    else if (address) onAddress(address)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (line.trim() === '') {
      setError({ message: text.availability.required })
      return
    }
    const address = (await addressFor(line)) ?? addressFromLine(line)
    if (!address) setError({ message: text.availability.chooseOne })
    else if (!address.house_no) onStreet(address)
    else {
      onAddress(address)
      onCheck(address)
    }
  }

  /** The suggestion that says the same as the field, or the only one there is. */
  async function addressFor(wanted: string): Promise<Address | undefined> {
    const same = (): Suggestion | undefined => known.current.find(({ label }) => sameLine(label, wanted))
    if (same()) return same()?.address
    if (addressFromLine(wanted)) return undefined
    await load(wanted)
    const [only, ...others] = known.current
    return (same() ?? (others.length === 0 ? only : undefined))?.address
  }

  return (
    <form
      noValidate
      className={styles.searchForm}
      onSubmit={(event) => void submit(event)}
      aria-label={text.availability.form}
    >
      <div className={styles.search}>
        <Combobox
          id={FIELD_ID}
          label={text.availability.address}
          value={line}
          onChange={change}
          onSelect={({ label }) => choose(label)}
          load={load}
          error={error?.message}
          autoComplete="street-address"
          placeholder={text.availability.addressExample}
          emptyText={text.availability.notFound}
          emptyAction={{ label: text.availability.enterYourself, onClick: onFields }}
        />
        <Button type="submit" onMouseDown={keepFocus} busy={busy ? text.availability.checking : undefined}>
          <TwoParts parts={text.availability.checkParts} />
        </Button>
      </div>
      <p className={styles.hint}>
        <button type="button" className="lbtn" onMouseDown={keepFocus} onClick={onFields}>
          {text.availability.enterYourself}
        </button>
      </p>
    </form>
  )
}

/** The field keeps the focus while a button is pressed: its list closes on blur, and the button would move away. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
