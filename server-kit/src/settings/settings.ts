import * as v from 'valibot'

/** Setting LIMIT_FACTOR: by what the limits of calls are multiplied, from 1 to 1000. */
export const limitFactor = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, 'is not a number from 1 to 1000'),
  v.transform(Number),
  v.minValue(1, 'is not a number from 1 to 1000'),
  v.maxValue(1_000, 'is not a number from 1 to 1000'),
)

/** Setting SHOP_ORIGIN: the shop's own origin, without a slash at its end; undefined where it is empty. */
export const shopOrigin = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || (URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '')),
    'is not an origin like https://shop.example',
  ),
  v.transform((text) => text.replace(/\/$/, '') || undefined),
)

const SECRET_LENGTH = 32

/** Setting SHOP_SECRET: what the API derives its keys from; undefined where it is empty. */
export const shopSecret = v.pipe(
  v.string(),
  v.check((text) => text === '' || text.length >= SECRET_LENGTH, `has at least ${SECRET_LENGTH} characters`),
  v.transform((text) => text || undefined),
)

/** Setting SMTP_URL: the mail server, with user and password where it wants them; undefined where it is empty. */
export const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || (/^smtps?:\/\//.test(text) && URL.canParse(text)),
    // its value has a password in it
    'is not an address like smtps://user:password@mail.example',
  ),
  v.transform((text) => text || undefined),
)

/** Setting MAIL_FROM: the sender of mails; undefined where it is empty. */
export const mailFrom = v.pipe(
  v.string(),
  v.regex(
    /^$|^[^<>\r\n]*<[^<>@\s]+@[\w.-]+>$|^[^<>@\s]+@[\w.-]+$/,
    'is not a sender like Nimbus <service@nimbus.example>',
  ),
  v.transform((text) => text || undefined),
)

/** Fewer characters can be tried out. */
const READER_KEY_LENGTH = 24

/** Setting SHOP_READER_KEYS: a key for each system that may read the catalogue (TMF-2), separated by commas. */
export const readerKeys = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean),
  ),
  v.array(
    v.pipe(
      v.string(),
      // the values themselves are secrets
      v.regex(/^[\w.~+/=-]+$/, 'has a key with other characters than A-Z a-z 0-9 - . _ ~ + / ='),
      v.minLength(READER_KEY_LENGTH, `has a key with fewer than ${READER_KEY_LENGTH} characters`),
    ),
  ),
)

/** Setting SHOP_LINES_API: below which a provider's TMF645 lies; undefined where it is empty. */
export const linesApi = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || (URL.canParse(text) && /^https?:\/\/[^/@?#]+(\/[^?#]*)?$/.test(text)),
    'is not an address like https://bss.example/tmf-api/serviceQualificationManagement/v4',
  ),
  v.transform((text) => text || undefined),
)

/** Setting STOP_DELAY_MS: how long a server goes on after SIGTERM, in milliseconds; less than what stops it waits. */
export const stopDelay = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is not a number of milliseconds below 100000'),
  v.transform(Number),
)
