import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withSecretFiles } from './secrets'

describe('withSecretFiles', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nimbus-secrets-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    'DATABASE_URL',
    'SHOP_SECRET',
    'SHOP_OPERATOR_KEY',
    'SHOP_READER_KEYS',
    'SHOP_DECLARATION_KEY',
    'SHOP_LINES_KEY',
    'SMTP_URL',
  ])('takes %s from a file, without the line that ends it', (name) => {
    const file = join(folder, name)
    writeFileSync(file, `what ${name} says\n`)
    expect(withSecretFiles({ PORT: '1', [`${name}_FILE`]: file })).toMatchObject({
      PORT: '1',
      [name]: `what ${name} says`,
    })
    expect(() => withSecretFiles({ [name]: 'a', [`${name}_FILE`]: file })).toThrow(`${name} and ${name}_FILE`)
  })

  // an empty DATABASE_URL_FILE started the shop on a database of its own, without a word
  it.each(['', '\n', ' \t\n'])('takes no file for a secret that says %j', (nothing) => {
    const file = join(folder, 'nothing')
    writeFileSync(file, nothing)
    expect(() => withSecretFiles({ DATABASE_URL_FILE: file })).toThrow(
      `environment: DATABASE_URL_FILE names an empty file (${file})`,
    )
  })

  it('leaves all others as they are, and names a file that is missing', () => {
    expect(withSecretFiles({ SMTP_URL: 'smtp://a', SMTP_URL_FILE: '', MAIL_FROM_FILE: '/b' })).toEqual({
      SMTP_URL: 'smtp://a',
      SMTP_URL_FILE: '',
      MAIL_FROM_FILE: '/b',
    })
    expect(() => withSecretFiles({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(
      /SMTP_URL_FILE can't be read \(ENOENT/,
    )
  })
})
