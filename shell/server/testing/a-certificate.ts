import crypto from 'node:crypto'

/** A value of DER (X.690): its tag, the length of its content, its content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const SEQUENCE = 0x30
const VERSION_3 = Buffer.from('a003020102', 'hex')
const SERIAL_1 = Buffer.from('020101', 'hex')
const ED25519 = Buffer.from('300506032b6570', 'hex')
const COMMON_NAME = Buffer.from('0603550403', 'hex')
const LOCALHOST = der(SEQUENCE, der(0x31, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from('localhost')))))
const VALIDITY = der(SEQUENCE, der(0x17, Buffer.from('250101000000Z')), der(0x17, Buffer.from('491231235959Z')))

/** Key and certificate of a TLS server that nobody vouches for (RFC 5280), in PEM. */
export function aSelfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = crypto.generateKeyPairSync('ed25519')
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const body = der(SEQUENCE, VERSION_3, SERIAL_1, ED25519, LOCALHOST, VALIDITY, LOCALHOST, spki)
  const signature = der(0x03, Buffer.from([0]), crypto.sign(null, body, privateKey))
  const certificate = der(SEQUENCE, body, ED25519, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  }
}
