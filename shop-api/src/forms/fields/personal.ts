/**
 * What a field can tell of a person, in words for operators and docs/personal-data.md. Only who the contract is with and
 * what was consented to stays in an order that is reduced to what the law asks for (HGB § 257, AO § 147).
 */
export const PERSONAL_KINDS = {
  name: { words: 'name', stays: true },
  address: { words: 'address', stays: true },
  consents: { words: 'consents', stays: true },
  birth: { words: 'birth date', stays: false },
  email: { words: 'e-mail', stays: false },
  phone: { words: 'phone', stays: false },
  account: { words: 'bank account', stays: false },
  line: { words: 'line', stays: false },
  delivery: { words: 'place of delivery', stays: false },
  formerProvider: { words: 'former provider', stays: false },
  numbers: { words: 'numbers', stays: false },
} as const

/** The kind of what a field tells; false for one that tells nothing of who somebody is. */
export type Personal = keyof typeof PERSONAL_KINDS | false

/** The words of the kinds that stay in a reduced order, or of those that go. wordsOf({stays: true}) → ['name', 'address', 'consents'] */
export const wordsOf = ({ stays }: { stays: boolean }): string[] =>
  Object.values(PERSONAL_KINDS).flatMap((kind) => (kind.stays === stays ? [kind.words] : []))
