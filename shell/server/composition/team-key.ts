import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { errorMessage } from '@nimbus/shared-contracts/errors'

/** Whose signature a remote's releases and deployments have to bear; `what` begins the reason where it can't be read. */
export async function teamKey(what: string, name: string, keyFolder: string): Promise<crypto.KeyObject> {
  try {
    return crypto.createPublicKey(await fs.readFile(path.join(keyFolder, `${name}.public.pem`)))
  } catch (cause) {
    throw new Error(`${what}: the key of its team can't be read: ${errorMessage(cause)}`, { cause })
  }
}
