import { createContext } from 'react'
import type { Address } from '@nimbus/shared-contracts/availability'
import type { Result } from '@nimbus/shared-contracts/errors'
import type { FieldDefinition } from '@nimbus/shared-contracts/forms'

export type Options = NonNullable<FieldDefinition['options']>

/** A part of an address that the register can suggest, of a postal code of five digits, with what was typed of it. */
export interface WantedPart {
  field: 'street' | 'city'
  zipcode: string
  q: string
}

/** What a form asks for while it is filled in. A field whose source is missing is a line of text. */
export interface FormSources {
  /** Other choices that are free now, page by page: times, numbers. */
  choices?: (page: number) => Promise<Result<Options, unknown>>
  /** Addresses with the suggested parts; none where nobody can be asked. */
  addresses?: (wanted: WantedPart, signal: AbortSignal) => Promise<Address[]>
}

export const SourcesContext = createContext<FormSources>({})
