import { useState } from 'react'
import type { CheckData } from '@nimbus/shared-contracts/availability'
import { addressOf, draftOf, lineOf, type AddressDraft } from '../model/address-draft'
import { AddressFields } from './address-fields'
import { AddressSearch } from './address-search'
import type { AvailabilityCheckState } from './use-availability-check'

interface AddressEntryProps {
  checkData: CheckData | null
  state: AvailabilityCheckState
}

/** The two ways to say an address. Both share the five values, so that changing the way loses nothing. */
export function AddressEntry({ checkData, state }: AddressEntryProps) {
  const [draft, setDraft] = useState<AddressDraft>(() => draftOf(checkData?.availability.address))
  const [line, setLine] = useState(() => lineOf(draft))
  const [byFields, setByFields] = useState(false)

  function changeDraft(next: AddressDraft): void {
    state.invalidate()
    setDraft(next)
    setLine(lineOf(next))
  }

  if (byFields) {
    return (
      <AddressFields
        draft={draft}
        busy={state.busy}
        onChange={changeDraft}
        onCheck={() => void state.check({ address: addressOf(draft) })}
        onSearch={() => setByFields(false)}
      />
    )
  }
  return (
    <AddressSearch
      line={line}
      busy={state.busy}
      onLine={(next) => {
        if (next !== line) state.invalidate()
        setLine(next)
      }}
      onAddress={(address) => setDraft(draftOf(address))}
      onCheck={(address) => void state.check({ address })}
      onFields={() => setByFields(true)}
    />
  )
}
