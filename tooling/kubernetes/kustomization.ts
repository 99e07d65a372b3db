import fs from 'node:fs'
import path from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { containersOf, isOf, isWorkload, type Manifest, type Of } from './manifest'

interface Generator {
  name: string
  behavior?: 'create' | 'merge'
  literals: readonly string[]
}

/** As much of a kustomization as ours use; anything else is refused, so that nothing of one goes unnoticed. */
interface Kustomization {
  apiVersion: string
  kind: string
  namespace: string
  resources: readonly string[]
  labels?: readonly { pairs: Record<string, string> }[]
  replicas?: readonly { name: string; count: number }[]
  images?: readonly { name: string; newName?: string; newTag?: string }[]
  configMapGenerator?: readonly Generator[]
}

const KNOWN = ['apiVersion', 'kind', 'namespace', 'resources', 'labels', 'replicas', 'images', 'configMapGenerator']

/**
 * What `kubectl apply -k` would send for a folder, but for the hashes in names of generated maps: resolved('overlays/one').
 * Throws an Error where something is named that isn't there, or given twice.
 */
export function resolved(folder: string): Manifest[] {
  const file = path.join(folder, 'kustomization.yaml')
  const its = parse(fs.readFileSync(file, 'utf8')) as Kustomization
  const fail = (why: string): never => {
    throw new Error(`${file}: ${why}`)
  }
  const unknown = Object.keys(its).filter((key) => !KNOWN.includes(key))
  if (its.kind !== 'Kustomization' || unknown.length > 0) fail(`is not understood (${unknown.join(', ')})`)

  const all = its.resources.flatMap((name) => read(path.join(folder, name)))
  const ids = all.map(idOf)
  if (new Set(ids).size < ids.length) fail(`has something twice: ${ids.toSorted().join(', ')}`)

  for (const generator of its.configMapGenerator ?? []) {
    const given = all.filter(isOf('ConfigMap')).find(({ metadata }) => metadata.name === generator.name)
    if ((generator.behavior === 'merge') !== (given !== undefined)) fail(`can't generate ${generator.name} like this`)
    const map =
      given ?? ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: generator.name } } as Of<'ConfigMap'>)
    if (!given) all.push(map)
    for (const literal of generator.literals) {
      const [key = '', value = ''] = /^([^=]+)=(.*)$/.exec(literal)?.slice(1) ?? fail(`"${literal}" is no literal`)
      if (given && map.data?.[key] === undefined) fail(`${generator.name} has no ${key} to replace`)
      map.data = { ...map.data, [key]: value }
    }
  }
  for (const { name, count } of its.replicas ?? []) {
    const workload = all.filter(isWorkload).find(({ metadata }) => metadata.name === name) ?? fail(`no ${name}`)
    workload.spec.replicas = count
  }
  for (const { name, newName = name, newTag } of its.images ?? []) {
    const users = all
      .filter(isWorkload)
      .flatMap(containersOf)
      .filter(({ image }) => image === name)
    if (users.length === 0) fail(`nothing has the image ${name}`)
    for (const container of users) container.image = newTag ? `${newName}:${newTag}` : newName
  }
  const pairs = Object.fromEntries((its.labels ?? []).flatMap((label) => Object.entries(label.pairs)))
  for (const { kind, metadata } of all) {
    if (kind !== 'Namespace') metadata.namespace = its.namespace
    metadata.labels = { ...metadata.labels, ...pairs }
  }
  return all
}

const idOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`

function read(place: string): Manifest[] {
  if (fs.statSync(place).isDirectory()) return resolved(place)
  return parseAllDocuments(fs.readFileSync(place, 'utf8'), { merge: false }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${place}: ${document.errors[0]?.message}`)
    return document.toJS() as Manifest
  })
}
