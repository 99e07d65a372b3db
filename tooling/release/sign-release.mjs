import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Makes a development key pair for a team when it has none; deployments bring their own. */
export function ensureKey(keyFolder, name) {
  const privateFile = path.join(keyFolder, `${name}.private.pem`)
  if (!fs.existsSync(privateFile)) {
    const { privateKey, publicKey } = crypto.generateKeyPairSync('ed25519')
    fs.mkdirSync(keyFolder, { recursive: true, mode: 0o700 })
    fs.writeFileSync(path.join(keyFolder, `${name}.public.pem`), publicKey.export({ type: 'spki', format: 'pem' }))
    fs.writeFileSync(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  }
  return privateFile
}

/** Signs release.json with the team's key (ed25519); the signature lies beside it in release.sig. */
export function signRelease(folder, privateKeyFile) {
  const key = crypto.createPrivateKey(fs.readFileSync(privateKeyFile))
  const signature = crypto.sign(null, fs.readFileSync(path.join(folder, 'release.json')), key)
  fs.writeFileSync(path.join(folder, 'release.sig'), `${signature.toString('base64')}\n`)
}

/**
 * live.json as the edge believes it: all of a deployment with the team's signature over it and its remote's name
 * (shell/server/composition/deployment.ts).
 */
export function signDeployment(name, deployment, privateKeyFile) {
  const key = crypto.createPrivateKey(fs.readFileSync(privateKeyFile))
  const text = Buffer.from(`${name} live.json\n${JSON.stringify(deployment)}`)
  return { ...deployment, signature: crypto.sign(null, text, key).toString('base64') }
}
