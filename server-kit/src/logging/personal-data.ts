/** Names of fields that hold what a customer typed, and of those that let whoever has them act as the customer. */
const FIELDS = [
  'answer',
  'first_name',
  'last_name',
  'birth_date',
  'email',
  'phone',
  'iban',
  'account_holder',
  'address',
  'address_key',
  'contents',
  'contract',
  'identity',
  'street',
  'house_no',
  'house_no_suffix',
  'zipcode',
  'city',
  'q',
  'params',
  'parameters',
  'token',
  'authorization',
  'cookie',
]

/** How deep an object of a log line may be; pino looks into each depth by itself. */
const DEPTH = 4

/** For pino's `redact`: each of the fields at every depth. */
export const PERSONAL_PATHS = FIELDS.flatMap((field) =>
  Array.from({ length: DEPTH }, (_, depth) => `${'*.'.repeat(depth)}${field}`),
)

/**
 * A text without the queries of the addresses in it, which hold what was searched for, and without the signature by which
 * a document opens for anybody, and without order numbers.
 * withoutQueries('GET http://api/addresses?q=Lindenstraße failed') → 'GET http://api/addresses?… failed'
 */
export const withoutQueries = (text: string): string =>
  text.replace(/\?[^\s"'<>)]+/g, '?…').replace(/(\/(?:documents|receipts|orders|personal-data)\/)[^/?\s]+/g, '$1…')
