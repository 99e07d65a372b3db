import { useState } from 'react'
import type { Address } from '@nimbus/shared-contracts/availability'
import { draftOf, lineOf, type AddressDraft } from '../model/address-draft'

export interface AddressEntryState {
  draft: AddressDraft
  line: string
  /** True while the five fields are shown in place of the search. */
  byFields: boolean
  /** Every way to change the entry; the line follows the fields, the fields follow a whole address. */
  typeLine(line: string): void
  typeFields(draft: AddressDraft): void
  take(address: Address): void
  show(way: 'search' | 'fields', field?: string): void
  /** Where the focus goes when a way is shown: the name of a field, 'line', or nowhere at first. */
  focus: string | undefined
}

/** What was entered, in both ways at once, so that changing the way or going back from a correction loses nothing. */
export function useAddressEntry(): AddressEntryState {
  const [draft, setDraft] = useState<AddressDraft>({})
  const [line, setLine] = useState('')
  const [byFields, setByFields] = useState(false)
  const [focus, setFocus] = useState<string>()
  return {
    draft,
    line,
    byFields,
    typeLine: setLine,
    typeFields(next) {
      setDraft(next)
      setLine(lineOf(next))
    },
    take: (address) => setDraft(draftOf(address)),
    focus,
    show(way, field = way === 'fields' ? 'zipcode' : 'line') {
      setByFields(way === 'fields')
      setFocus(field)
    },
  }
}
