import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const [folder] = process.argv.slice(2)

/** By consumer, since each folder is a volume that only those have who need it. */
const SECRETS = ['database/password', 'shop/secret', 'shop/operator-key', 'declarations/key']

/** Makes what is missing and never replaces anything: orders are encrypted with the secret, the database knows the password. */
for (const name of SECRETS) {
  const file = path.join(folder, name)
  if (fs.existsSync(file)) continue
  // the users of the consumers' images differ, and the volume is in no other container
  fs.writeFileSync(`${file}.new`, crypto.randomBytes(36).toString('base64url'), { mode: 0o444 })
  fs.renameSync(`${file}.new`, file)
}
