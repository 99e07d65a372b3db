import { PERSONAL_IN_ADDRESS } from '@nimbus/shared-contracts/availability'
import { PERSONAL_IN_CONTEXT } from '@nimbus/shared-contracts/cart'
import { PERSONAL_IN_DECLARATION } from '@nimbus/shared-contracts/declaration'
import { PERSONAL_IN_RESULT, PERSONAL_IN_RESUME } from '@nimbus/shared-contracts/order'
import { PERSONAL_IN_PORTING_ANSWER, PERSONAL_IN_STATUS_ACCESS } from '@nimbus/shared-contracts/order-status'
import type { PersonalField } from '../../forms/fields/form-data'
import { PERSONAL_KINDS } from '../../forms/fields/personal'
import { everyField } from '../../forms/scopes/scope-forms'
import { PERSONAL_COLUMNS } from '../../platform/database/schema'
import { PERSONAL_IN_PLACE } from '../../qualification/addresses/geographic-address'
import { PERSONAL_IN_SEARCH } from '../../qualification/addresses/routes'

let fields: Record<string, PersonalField> | undefined

/** Every field that the order's forms can have. */
export const orderFields = (): Record<string, PersonalField> => (fields ??= everyField())

/** Dotted ids of the personal fields, and of those in the entries of lists. */
const personalIds = (fields: Record<string, PersonalField>): string[] =>
  Object.entries(fields).flatMap(([id, { personal, entry = {} }]) => [
    ...(personal ? [id] : []),
    ...personalIds(entry).map((name) => `${id}.${name}`),
  ])

/** Dotted ids of the answers that stay in a reduced order. */
export const stayingIds = (): string[] =>
  Object.entries(orderFields()).flatMap(([id, { personal }]) =>
    personal && PERSONAL_KINDS[personal].stays ? [id] : [],
  )

/** What isn't a field of a form, by what it stands in: true for what is personal. */
const DECLARED: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  address: PERSONAL_IN_ADDRESS,
  contents: PERSONAL_IN_DECLARATION,
  context: PERSONAL_IN_CONTEXT,
  result: PERSONAL_IN_RESULT,
  resume: PERSONAL_IN_RESUME,
  access: PERSONAL_IN_STATUS_ACCESS,
  answer: PERSONAL_IN_PORTING_ANSWER,
  search: PERSONAL_IN_SEARCH,
  place: PERSONAL_IN_PLACE,
}

/** Dotted ids of all that is personal, where it is declared: fields of forms, parts of calls, columns. Logs blot them out. */
export const personalFields = (): string[] => [
  ...personalIds(orderFields()),
  ...Object.entries(DECLARED).flatMap(([parent, parts]) =>
    Object.entries(parts).flatMap(([name, personal]) => (personal ? [`${parent}.${name}`] : [])),
  ),
  ...PERSONAL_COLUMNS.map(({ name }) => name),
]
