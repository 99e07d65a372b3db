import { AddressFields } from './address-fields'
import { AddressSearch } from './address-search'
import type { AddressEntryState } from './use-address-entry'
import type { AvailabilityCheckState } from './use-availability-check'

interface AddressEntryProps {
  entry: AddressEntryState
  state: AvailabilityCheckState
}

/** The two ways to say an address: one search field, or the five fields. */
export function AddressEntry({ entry, state }: AddressEntryProps) {
  if (entry.byFields) {
    return (
      <AddressFields
        draft={entry.draft}
        focus={entry.focus}
        busy={state.busy}
        onChange={(draft) => {
          state.invalidate()
          entry.typeFields(draft)
        }}
        onCheck={(address) => void state.check({ address })}
        onSearch={() => entry.show('search')}
      />
    )
  }
  return (
    <AddressSearch
      line={entry.line}
      focused={entry.focus === 'line'}
      busy={state.busy}
      onLine={(line) => {
        if (line !== entry.line) state.invalidate()
        entry.typeLine(line)
      }}
      onAddress={entry.take}
      onCheck={(address) => void state.check({ address })}
      onFields={() => entry.show('fields')}
      onStreet={(address) => {
        entry.take(address)
        entry.show('fields', 'house_no')
      }}
    />
  )
}
