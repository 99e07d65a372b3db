import { parse } from 'yaml'
import { read } from './written'

interface Service {
  profiles?: string[]
  image: string
  ports?: string[]
  volumes?: string[]
}

const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> }
const beside = Object.entries(services).filter(([, { profiles }]) => profiles?.includes('observe'))

describe('the profile observe', () => {
  it.each(beside)('has %s as strict as the shop’s own', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      healthcheck: { test: expect.any(Array) },
      mem_limit: expect.any(String),
      cpus: expect.any(Number),
    })
    // a setting, with a version in its default
    expect(service.image).toMatch(/^\$\{[A-Z]+_IMAGE:-[^}]+:v?\d+\.\d+\.\d+\}$/)
  })

  it.each(beside)(
    'has %s for nobody but who is on the machine, and lets it change no file',
    (_, { ports, volumes }) => {
      expect(ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:\$\{[A-Z]+_PORT:-\d+\}:\d+$/)])
      for (const volume of volumes ?? []) expect(volume).toMatch(/^\.\/docker\/observe\/.*:ro$|^[a-z]+:\//)
    },
  )

  it('asks every process of the shop by itself', () => {
    const { scrape_configs } = parse(read('docker/observe/prometheus/prometheus.yml')) as {
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[]
    }
    const asked = scrape_configs.flatMap(({ static_configs }) => static_configs.flatMap(({ targets }) => targets))
    const running = Object.entries(services).filter(([, { image }]) => /\/(api|edge):/.test(image))
    expect(asked.map((target) => target.split(':')[0]).toSorted()).toEqual(running.map(([name]) => name).toSorted())
  })
})
