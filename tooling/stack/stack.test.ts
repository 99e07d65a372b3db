import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

interface Service {
  image: string
  profiles?: string[]
  read_only?: boolean
  environment?: Record<string, string>
  cap_drop?: string[]
  healthcheck?: { test: string[] }
  deploy?: {
    endpoint_mode?: string
    update_config?: { order: string; failure_action: string }
    resources?: { limits?: { cpus?: string; memory?: string } }
  }
}

const read = (file: string): string => fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8')
const servicesOf = (file: string): [string, Service][] =>
  Object.entries((parse(read(file), { merge: true }) as { services: Record<string, Service> }).services)

/** What an operator sets in compose and stack alike (docs/stack.md). */
const SETTINGS = [
  'SHOP_ORIGIN',
  'TRUSTED_PROXIES',
  'METRICS_READERS',
  'RELEASE_SOURCE',
  'DATABASE_URL',
  'SMTP_URL',
  'GATEWAY_REQUESTS_PER_SECOND',
  'IMAGES',
  'IMAGE_TAG',
]

describe('docker-stack.yml', () => {
  it.each(SETTINGS)('has %s as a setting, as compose has', (name) => {
    for (const file of ['docker-compose.yml', 'docker-stack.yml']) expect(read(file)).toMatch(`\${${name}`)
  })

  it('gives every process what compose gives it, but for what comes as a secret of the engine', () => {
    const settingsOf = (file: string): Set<string> =>
      new Set(
        servicesOf(file)
          .filter(([, { profiles }]) => !profiles)
          .flatMap(([, { environment = {} }]) => Object.values(environment))
          .flatMap((value) => [...value.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)),
      )
    // the last is named after who sees it there: PUBLIC_TLS_PORT
    const others = ['SHOP_SECRET', 'SHOP_OPERATOR_KEY', 'SHOP_DECLARATION_KEY', 'TLS_PORT']
    const [compose, stack] = [settingsOf('docker-compose.yml'), settingsOf('docker-stack.yml')]
    expect(compose.size).toBeGreaterThan(10)
    expect([...compose].filter((name) => !stack.has(name))).toEqual(others)
  })

  it('has the keys of the teams and each secret as settings', () => {
    expect(read('docker-compose.yml')).toMatch('${REMOTE_KEYS')
    expect(read('docker/servers/stack-keys.yml')).toMatch('${REMOTE_KEYS}')
    const names = [...read('docker-stack.yml').matchAll(/external: true, name: '\$\{(\w+):-nimbus-([a-z-]+)\}'/g)]
    const made = /for secret in ([a-z -]+); do/.exec(read('README.md'))?.[1]?.split(' ')
    expect(names.map(([, , name]) => name)).toEqual(made)
    for (const [, setting = ''] of names) expect(read('docs/stack.md')).toContain(setting)
  })

  it('runs what compose runs, from the same images', () => {
    const imagesOf = (services: [string, Service][]): Set<string> => new Set(services.map(([, { image }]) => image))
    // a profile's journeys or dashboards are beside the shop, and secrets are made once
    const isShop = ([name, { profiles }]: [string, Service]): boolean => !profiles && name !== 'secrets'
    expect(imagesOf(servicesOf('docker-stack.yml'))).toEqual(imagesOf(servicesOf('docker-compose.yml').filter(isShop)))
  })

  it.each(servicesOf('docker-stack.yml'))('has %s with health, limits, no rights and a way back', (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      healthcheck: { test: expect.any(Array) },
      deploy: {
        // its name answers with its tasks, which the gateway spreads over
        endpoint_mode: 'dnsrr',
        resources: { limits: { cpus: expect.any(String), memory: expect.any(String) } },
        update_config: {
          // two never have one port or one volume
          order: /^(gateway|database)/.test(name) ? 'stop-first' : 'start-first',
          failure_action: 'rollback',
        },
      },
    })
  })
})
