import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { findSecrets } from './secrets'

const root = path.resolve(__dirname, '../..')

describe('findSecrets', () => {
  const dashes = '-'.repeat(5)
  it.each([
    ['a private key', `${dashes}BEGIN PRIVATE KEY${dashes}`],
    ['a private key of another kind', `${dashes}BEGIN OPENSSH PRIVATE KEY${dashes}`],
    ['a database with its password', ['postgres://shop', 'hunter22@db/shop'].join(':')],
    ['a token', ['eyJhbGciOiJIUzI1NiJ9', 'eyJzaWQiOiIxMjM0NTY3ODkwIn0', 'c2lnbmF0dXJlc2lnbmF0dXJl'].join('.')],
    ['a key in a setting', ['SHOP_SECRET', 'kJ8s7dHf6Gs5dFa4Sd3fGh2Jk1lQ9w8E'].join('=')],
    ['a key of a cloud', ['AKIA', 'IOSFODNN7EXAMPLE'].join('')],
  ])('finds %s', (_, text) => {
    expect(findSecrets(text)).toHaveLength(1)
  })

  it.each([
    'postgres://shop@127.0.0.1/shop',
    'SHOP_SECRET=$(cat /secrets/shop/secret)',
    'SHOP_SECRET: ${SHOP_SECRET:-}',
  ])('takes %s for none', (text) => {
    expect(findSecrets(text)).toEqual([])
  })
})

describe('the repository', () => {
  it('holds no secret in any of its files', () => {
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
    const found = files
      .map((file) => path.join(root, file))
      .filter((file) => fs.existsSync(file) && fs.statSync(file).isFile())
      .flatMap((file) => findSecrets(fs.readFileSync(file, 'utf8')).map((secret) => `${file}: ${secret}`))
    expect(files.length).toBeGreaterThan(500)
    expect(found).toEqual([])
  })

  it('keeps keys and data of a run out of git', () => {
    const ignored = [
      '.nimbus/keys/mf-cart.private.pem',
      '.nimbus/data/secret',
      '.env',
      'docker/gateway/tls/privkey.pem',
    ]
    const status = execFileSync('git', ['check-ignore', ...ignored], { cwd: root, encoding: 'utf8' })
    expect(status.trim().split('\n')).toEqual(ignored)
  })
})
