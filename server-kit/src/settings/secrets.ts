import { readFileSync } from 'node:fs'
import { errorMessage } from '@nimbus/shared-contracts/errors'

/** Settings that nobody else should read. */
const SECRETS = [
  'DATABASE_URL',
  'SHOP_SECRET',
  'SHOP_OPERATOR_KEY',
  'SHOP_READER_KEYS',
  'SHOP_DECLARATION_KEY',
  'SHOP_LINES_KEY',
  'SMTP_URL',
] as const

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment with the secrets that are named as files: SMTP_URL_FILE=/run/secrets/smtp → SMTP_URL is what the file
 * says. They don't stand in the environment of the process then, which is open to all its code (/proc/self/environ)
 * whatever a worker is given. Throws an Error that names the setting where a file can't be read or says nothing, or a secret
 * is given twice.
 */
export function withSecretFiles(environment: Environment): Record<string, string | undefined> {
  const all = { ...environment }
  for (const name of SECRETS) {
    const file = all[`${name}_FILE`]
    if (!file) continue
    if (all[name]) throw new Error(`environment: ${name} and ${name}_FILE are both set; keep one`)
    const secret = read(name, file)
    // an empty setting is an unset one: the shop would start without what somebody meant to give it
    if (!secret) throw new Error(`environment: ${name}_FILE names an empty file (${file})`)
    all[name] = secret
  }
  return all
}

function read(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (cause) {
    throw new Error(`environment: ${name}_FILE can't be read (${errorMessage(cause)})`, { cause })
  }
}
