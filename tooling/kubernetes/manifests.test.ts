import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { faultsOf } from './against-schema'
import { resolved } from './kustomization'
import {
  containersOf,
  isOf,
  isWorkload,
  type Container,
  type Kind,
  type Manifest,
  type Of,
  type Selector,
  type Workload,
} from './manifest'

const ROOT = path.resolve(__dirname, '../..')
const FOLDER = path.join(ROOT, 'docker/kubernetes')

/** Values of the secret that a deployment has to make, as the paper's command makes them. */
const MADE = [
  ...fs.readFileSync(path.join(ROOT, 'docs/kubernetes.md'), 'utf8').matchAll(/--from-literal=([a-z-]+)=/g),
].map(([, key = '']) => key)

const isWithin = (labels: Record<string, string> | undefined, all: Record<string, string>): boolean =>
  Object.entries(labels ?? {}).every(([key, value]) => all[key] === value)

describe.each(['one', 'many'])('kubernetes, overlay %s', (overlay) => {
  const all = resolved(path.join(FOLDER, 'overlays', overlay))
  const named = all.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const)
  const of = <K extends Kind>(kind: K): Of<K>[] => all.filter(isOf(kind))
  const workloads = all.filter(isWorkload)
  const chosenBy = ({ matchLabels }: Selector = {}): Workload[] =>
    workloads.filter(({ spec }) => isWithin(matchLabels, spec.template.metadata.labels))
  const portsOf = (workload: Workload) => containersOf(workload).flatMap(({ ports = [] }) => ports)
  const hasPort = (workload: Workload, port: string | number): boolean =>
    portsOf(workload).some(({ name, containerPort }) => port === name || port === containerPort)
  const find = <K extends Kind>(kind: K, name: string | undefined): Of<K> | undefined =>
    of(kind).find(({ metadata }) => metadata.name === name)

  it.each(named)('%s is as its published schema has it', (_, manifest) => {
    expect(faultsOf(manifest)).toEqual([])
  })

  it('has everything in its namespace', () => {
    const [{ metadata } = { metadata: { name: '' } }] = of('Namespace')
    const places = all.filter(({ kind }) => kind !== 'Namespace').map((manifest) => manifest.metadata.namespace)
    expect(new Set(places)).toEqual(new Set([metadata.name]))
  })

  it('has workloads that find their own pods and no others', () => {
    for (const workload of workloads) expect(chosenBy(workload.spec.selector)).toEqual([workload])
  })

  it('has services that lead to one workload and a port that it has', () => {
    for (const { metadata, spec } of of('Service')) {
      const [workload, ...others] = chosenBy({ matchLabels: spec.selector })
      expect([metadata.name, others]).toEqual([metadata.name, []])
      for (const { targetPort } of spec.ports)
        expect([metadata.name, targetPort, workload && hasPort(workload, targetPort)]).toEqual([
          metadata.name,
          targetPort,
          true,
        ])
    }
    for (const { spec } of of('StatefulSet')) expect(find('Service', spec.serviceName)?.spec.clusterIP).toBe('None')
  })

  it('has a service behind each address that a setting names', () => {
    const texts = [
      ...of('ConfigMap').flatMap(({ data }) => Object.values(data ?? {})),
      ...workloads.flatMap(containersOf).flatMap(({ env = [] }) => env.map(({ value = '' }) => value)),
    ]
    const addresses = texts.flatMap((text) => [...text.matchAll(/http:\/\/([a-z-]+):(\d+)/g)])
    expect(addresses.length).toBeGreaterThan(5)
    for (const [, name = '', port] of addresses) {
      const ports = find('Service', name)?.spec.ports.map((each) => each.port)
      expect([name, ports]).toEqual([name, expect.arrayContaining([Number(port)])])
    }
    const hosts = texts.flatMap((text) => [...text.matchAll(/^([a-z-]+)\.\$\(NAMESPACE\)\.svc/g)])
    expect(hosts.map(([, name = '']) => find('Service', name)?.spec.clusterIP)).toEqual(['None', 'None'])
  })

  it('has images that compose builds, or the database’s', () => {
    const { services } = parse(fs.readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
      services: Record<string, { image: string }>
    }
    const built = Object.values(services).flatMap(({ image }) => /nimbus\}\/([\w-]+)/.exec(image)?.[1] ?? [])
    for (const { image } of workloads.flatMap(containersOf)) {
      const [, name] = /nimbus\/([\w-]+)(?::[\d.]+)?$/.exec(image) ?? []
      expect([image, name === undefined ? /^postgres:\d+$/.test(image) : built.includes(name)]).toEqual([image, true])
    }
  })

  it('has pods without root, rights, tokens and a file system to write to, with limits and probes', () => {
    for (const workload of workloads) {
      const { spec } = workload.spec.template
      expect(spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      })
      for (const container of containersOf(workload)) {
        expect(container).toMatchObject({
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: { limits: { cpu: expect.any(String), memory: expect.any(String) } },
        })
        const probes = [container.readinessProbe, container.livenessProbe, container.startupProbe].flatMap(
          (probe) => probe ?? [],
        )
        expect(probes.length).toBeGreaterThan(1)
        for (const { httpGet } of probes) expect(httpGet === undefined || hasPort(workload, httpGet.port)).toBe(true)
      }
    }
  })

  it('goes by servez where it starts and sends visitors to servers, with time to end in', () => {
    const asking = workloads.filter((each) => containersOf(each).some(({ startupProbe }) => startupProbe))
    expect(asking.map(({ metadata }) => metadata.name)).toEqual(['edge', 'api'])
    for (const workload of asking) {
      const [{ startupProbe, readinessProbe, livenessProbe, env = [] } = {} as Partial<Container>] =
        containersOf(workload)
      const paths = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet?.path)
      expect(paths).toEqual(['/servez', '/servez', '/healthz'])
      const delay = Number(env.find(({ name }) => name === 'STOP_DELAY_MS')?.value) / 1_000
      // docs/operations.md: its delay and 15 seconds more; and gateways hear of it within two periods
      expect(workload.spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(delay + 15)
    }
  })

  it('names no map, secret or volume that is not there', () => {
    for (const workload of workloads) {
      const { volumes = [] } = workload.spec.template.spec
      const claims = workload.spec.volumeClaimTemplates ?? []
      const there = [...volumes, ...claims.map(({ metadata }) => metadata)].map(({ name }) => name)
      const mounted = containersOf(workload).flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name))
      expect(mounted.toSorted()).toEqual(there.toSorted())
      for (const { envFrom = [] } of containersOf(workload))
        for (const { configMapRef } of envFrom) expect(find('ConfigMap', configMapRef.name)).toBeDefined()
    }
  })

  it('needs of the secret just what the paper makes, and has no secret of its own', () => {
    const needed = workloads
      .flatMap(({ spec }) => spec.template.spec.volumes ?? [])
      .flatMap(({ secret }) => secret ?? [])
    const keys = needed.flatMap(({ optional, items = [] }) => (optional ? [] : items.map(({ key }) => key)))
    const others = workloads
      .flatMap(containersOf)
      .flatMap(({ env = [] }) => env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []))
    expect([...new Set(keys)].filter((key) => !MADE.includes(key))).toEqual([])
    expect(MADE.filter((key) => !keys.includes(key))).toEqual([])
    expect(others.filter(({ optional }) => !optional)).toEqual([])
    expect(of('Secret')).toEqual([])
  })

  it('lets through only from pods that there are to ports that they have', () => {
    const policies = of('NetworkPolicy')
    const closed = policies.filter(
      ({ spec }) => !spec.ingress && !spec.egress && spec.podSelector.matchLabels === undefined,
    )
    expect(closed).toHaveLength(1)
    for (const { metadata, spec } of policies) {
      const these = chosenBy(spec.podSelector)
      expect([metadata.name, these.length]).toEqual([metadata.name, expect.any(Number)])
      expect(these.length).toBeGreaterThan(0)
      for (const { from = [], ports = [] } of spec.ingress ?? []) {
        for (const { podSelector } of from) expect(chosenBy(podSelector).length).toBeGreaterThan(0)
        for (const { port } of ports) for (const each of these) expect(hasPort(each, port)).toBe(true)
      }
      for (const { to = [], ports = [] } of spec.egress ?? [])
        for (const { podSelector } of to.filter((peer) => peer.podSelector))
          for (const each of chosenBy(podSelector))
            expect([metadata.name, ports.some(({ port }) => hasPort(each, port))]).toEqual([metadata.name, true])
    }
  })

  it('lets through each way both at its beginning and at its end', () => {
    const policyOf = (workload: Workload) =>
      of('NetworkPolicy').filter(
        ({ spec }) => spec.podSelector.matchLabels && chosenBy(spec.podSelector).includes(workload),
      )
    for (const { metadata, spec } of of('NetworkPolicy'))
      for (const { to = [], ports = [] } of spec.egress ?? [])
        for (const target of to.flatMap(({ podSelector }) => (podSelector ? chosenBy(podSelector) : [])))
          for (const source of chosenBy(spec.podSelector)) {
            const opened = policyOf(target)
              .flatMap((policy) => policy.spec.ingress ?? [])
              .filter(({ from = [] }) => from.some((peer) => chosenBy(peer.podSelector).includes(source)))
              .flatMap((ingress) => ingress.ports ?? [])
              .map(({ port }) => portsOf(target).find(({ name }) => name === port)?.containerPort)
            expect([metadata.name, opened]).toEqual([
              metadata.name,
              expect.arrayContaining(ports.map(({ port }) => port)),
            ])
          }
  })

  it('scales and holds back workloads that there are', () => {
    const scaled = of('HorizontalPodAutoscaler').map(({ spec: { scaleTargetRef, minReplicas } }) => {
      const target = workloads.find(
        ({ kind, metadata }) => kind === scaleTargetRef.kind && metadata.name === scaleTargetRef.name,
      )
      expect([scaleTargetRef.name, target?.spec.replicas]).toEqual([scaleTargetRef.name, minReplicas])
      expect(containersOf(target!).every(({ resources }) => resources?.requests?.cpu)).toBe(true)
      return scaleTargetRef.name
    })
    const held = of('PodDisruptionBudget').flatMap(({ spec }) =>
      chosenBy(spec.selector).map(({ metadata }) => metadata.name),
    )
    const expected = overlay === 'many' ? ['gateway', 'edge', 'api'] : []
    expect([scaled, held]).toEqual([expected, expected])
  })
})

describe('kubernetes, its files', () => {
  it('are all named by a kustomization', () => {
    const files = execFileSync('find', [FOLDER, '-name', '*.yaml'], { encoding: 'utf8' }).trim().split('\n')
    const named = files
      .filter((file) => file.endsWith('kustomization.yaml'))
      .flatMap((file) => [
        file,
        ...(parse(fs.readFileSync(file, 'utf8')) as { resources: string[] }).resources
          .filter((name) => name.endsWith('.yaml'))
          .map((name) => path.join(path.dirname(file), name)),
      ])
    expect(named.toSorted()).toEqual(files.toSorted())
  })
})

describe('faultsOf', () => {
  const service = (spec: object) => ({ apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' }, spec }) as Manifest

  it.each([
    [
      'a field of another name',
      service({ selectors: { a: 'b' } }),
      ['/spec/selectors/a is no field of it', '/spec/selectors is no field of it'],
    ],
    ['a number where a text has to be', service({ clusterIP: 7 }), ['/spec/clusterIP {"type":"string"}']],
    ['a missing field', service({ ports: [{ name: 'http' }] }), ['/spec/ports/0 {"missingProperty":"port"}']],
    [
      'a field deep in a list',
      service({ ports: [{ port: 1, target: 2 }] }),
      ['/spec/ports/0/target is no field of it'],
    ],
  ])('finds %s', (_, manifest, expected) => {
    expect(faultsOf(manifest)).toEqual(expected)
  })
})
