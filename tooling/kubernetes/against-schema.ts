import path from 'node:path'
import type { Manifest } from './manifest'

interface Validator {
  (value: unknown): boolean
  errors?: readonly { instancePath: string; message?: string; params: object }[] | null
}

/** Folder of published schemas for each group, as the package has them in its names. */
const GROUPS: Record<string, string> = {
  v1: 'CoreV1',
  'apps/v1': 'AppsV1',
  'autoscaling/v2': 'AutoscalingV2',
  'networking.k8s.io/v1': 'NetworkingV1',
  'policy/v1': 'PolicyV1',
}

/** The compiled schema of an object's kind and version, of the Kubernetes that kubernetes-models was made for. */
function validatorOf({ apiVersion, kind }: Manifest): Validator {
  const group = GROUPS[apiVersion]
  if (!group) throw new Error(`kubernetes: no schemas of ${apiVersion}`)
  const folder = path.dirname(require.resolve('kubernetes-models'))
  return (require(path.join(folder, '_schemas', `IoK8sApi${group}${kind}.js`)) as { validate: Validator }).validate
}

/** What is wrong with an object by the schema of its kind: a wrong type, a missing field, one that the schema doesn't have. */
export function faultsOf(manifest: Manifest): string[] {
  const validate = validatorOf(manifest)
  const { seen, unknown } = watched(manifest)
  if (!validate(seen))
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${JSON.stringify(error.params)}`)
  return unknown().map((place) => `${place} is no field of it`)
}

/**
 * The value, with an eye on what is read of it. Schemas of Kubernetes allow any field besides their own, and an API server
 * drops what it doesn't know: a typing error is a field that the schema never asks for.
 */
function watched(value: unknown): { seen: unknown; unknown: () => string[] } {
  const places = new Set<string>()
  const read = new Set<string>()
  const wrap = (part: unknown, place: string): unknown => {
    if (typeof part !== 'object' || part === null) return part
    const wrapped = new Map(Object.entries(part).map(([key, inner]) => [key, wrap(inner, `${place}/${key}`)]))
    for (const key of wrapped.keys()) places.add(`${place}/${key}`)
    return new Proxy(part, {
      get(target, key) {
        if (typeof key !== 'string' || !wrapped.has(key)) return Reflect.get(target, key) as unknown
        read.add(`${place}/${key}`)
        return wrapped.get(key)
      },
    })
  }
  return { seen: wrap(value, ''), unknown: () => [...places].filter((place) => !read.has(place)) }
}
