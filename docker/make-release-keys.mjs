import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const [folder, ...remotes] = process.argv.slice(2)

/**
 * ed25519 keys of the teams: <folder>/private stays in the stage that signs, <folder>/public goes into the edge's image.
 * Imports nothing of the project, since any change of it would make other keys.
 */
for (const name of remotes) {
  const { privateKey, publicKey } = crypto.generateKeyPairSync('ed25519')
  write(`private/${name}.private.pem`, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  write(`public/${name}.public.pem`, publicKey.export({ type: 'spki', format: 'pem' }))
}

function write(file, text) {
  const place = path.join(folder, file)
  fs.mkdirSync(path.dirname(place), { recursive: true })
  fs.writeFileSync(place, text)
}
