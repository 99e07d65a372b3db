import { failed, ok, type Result } from '@nimbus/shared-contracts/errors'
import { asTyped, isEmail, parseGermanDate } from '../forms/rules'
import { LIMITS, type Declaration, type DeclarationKind } from './schema'
import { problemTexts } from './texts'

/** What is wrong with a field of the form, by the field's name; German, for the customer. */
export type DeclarationProblems = Record<string, string>

/** Fields that may have several lines. */
const IN_LINES: ReadonlySet<string> = new Set(['reason', 'identity', 'contract'])

/** Fields of each form in their order on the page. */
export const DECLARATION_FIELDS = {
  withdrawal: ['name', 'contract', 'email'],
  cancellation: ['type', 'reason', 'name', 'identity', 'contract', 'end_date', 'email'],
} as const satisfies Record<DeclarationKind, readonly string[]>

/**
 * A declaration from the fields of its form, or what is missing. Nothing else is asked: neither whether the contract is
 * known nor whether it is in time.
 * readDeclaration('withdrawal', {name: ' Ida  Falk', contract: 'NB-2026-7K3M9Q', email: 'ida@beispiel.de'})
 * → {kind: 'withdrawal', contents: {name: 'Ida Falk', …}}
 */
export function readDeclaration(
  kind: DeclarationKind,
  fields: Readonly<Record<string, unknown>>,
): Result<Declaration, DeclarationProblems> {
  const problems: DeclarationProblems = {}

  function read(field: keyof typeof LIMITS, needed = true): string {
    const given = fields[field]
    const tidied = typeof given === 'string' ? tidy(given) : ''
    // what is one line in the form is one on paper and in the mail
    const text = IN_LINES.has(field) ? tidied : tidied.replace(/\n+/g, ' ')
    if (needed && text === '') problems[field] = problemTexts.missing[field]
    // counted as PostgreSQL and people do, not in halves of characters
    if (Array.from(text).length > LIMITS[field]) problems[field] = problemTexts.tooLong(LIMITS[field])
    return text
  }

  const declaration = kind === 'withdrawal' ? readWithdrawal() : readCancellation()
  return Object.keys(problems).length > 0 ? failed(problems) : ok(declaration)

  function readEmail(): string {
    const email = read('email').replaceAll(' ', '')
    if (email !== '' && !isEmail(email)) problems.email = problemTexts.email
    return email
  }

  function readWithdrawal(): Declaration {
    const contents = { name: read('name'), contract: read('contract'), email: readEmail() }
    return { kind: 'withdrawal', contents }
  }

  function readCancellation(): Declaration {
    const type = fields.type === 'extraordinary' ? 'extraordinary' : 'ordinary'
    if (fields.type !== 'ordinary' && fields.type !== 'extraordinary') problems.type = problemTexts.type
    const reason = read('reason', type === 'extraordinary')
    const identity = read('identity', false)
    const end_date = readEnd()
    return {
      kind: 'cancellation',
      contents: {
        type,
        ...(type === 'extraordinary' && { reason }),
        name: read('name'),
        ...(identity && { identity }),
        contract: read('contract'),
        ...(end_date && { end_date }),
        email: readEmail(),
      },
    }
  }

  function readEnd(): string | undefined {
    const typed = typeof fields.end_date === 'string' ? tidy(fields.end_date) : ''
    if (typed === '') return undefined
    const day = parseGermanDate(typed)
    if (day === undefined) problems.end_date = DATE_LIKE.test(typed) ? problemTexts.noDay : problemTexts.endDate
    else if (!day.startsWith(CENTURY)) problems.end_date = problemTexts.endYear
    return day
  }
}

/** What is written as a date is written, whether the calendar has it or not. */
const DATE_LIKE = /^(\d{1,2}\s*[./]\s*\d{1,2}\s*[./]\s*\d{4}|\d{8}|\d{4}-\d\d-\d\d)$/

/** No contract of ours ends in another century: 31.12.9999, 01.01.0027 are slips of the hand. */
const CENTURY = '20'

/** Spaces that count as control characters. */
const TABS = /[\t\v\f]/g

/** Control characters and halves of characters: no database keeps them. */
const UNREADABLE = /[\p{Surrogate}\p{Control}]/gu

/** Lines stay lines, all else is readable text with single spaces. tidy(' Ida\u0000  Falk ') → 'Ida Falk' */
const tidy = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    // what stood between two spaces, or a letter and its dots, may be gone
    .map((line) => asTyped(line.replace(TABS, ' ').replace(UNREADABLE, '')).replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
