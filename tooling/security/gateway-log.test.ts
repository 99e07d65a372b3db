import fs from 'node:fs'
import path from 'node:path'

const FILE = path.resolve(__dirname, '../../docker/gateway/shop/log.conf')

/** What the gateway's log has of an address: the first pattern of the map that fits, as nginx reads it. */
function logged(address: string): string {
  const [, map = ''] = /map \$request_uri \$logged_path \{([^]*?)\n\}/.exec(fs.readFileSync(FILE, 'utf8')) ?? []
  for (const [, pattern = '', value = ''] of map.matchAll(/^\s*~(\S+) (\S+);$/gm)) {
    const groups = new RegExp(pattern).exec(address)?.groups
    if (groups) return value.replace(/\$(\w+)/g, (_, name: string) => groups[name] ?? '')
  }
  return ''
}

describe('log of the gateway', () => {
  it.each([
    ['/zuhause?plz=01067', '/zuhause'],
    ['/api/documents/summary.NB-2026-7K3M9Q.abc.pdf', '/api/documents/…'],
    // the signed address of a receipt opens it to whoever reads it
    ['/api/receipts/WR-7K3M9-Q2XHP.abc.pdf', '/api/receipts/…'],
    ['/api/orders/NB-2026-7K3M9Q/status?code=abc', '/api/orders/…/status'],
    ['/api/operator/orders/NB-2026-7K3M9Q/events', '/api/operator/orders/…/events'],
    ['/api/operator/personal-data/NB-2026-7K3M9Q?contract-ended=yes', '/api/operator/personal-data/…'],
  ])('has of %s: %s', (address, kept) => {
    expect(logged(address)).toBe(kept)
  })
})
