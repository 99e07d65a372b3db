import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import definition from './TMF620-ProductCatalog-v4.1.0.swagger.json'
import extensions from '../../open-apis/standard/nimbus.schema.json'

interface Definition {
  $ref?: string
  properties?: Record<string, Definition>
  items?: Definition
}

const OFFICIAL = definition.definitions as unknown as Record<string, Definition>
const OURS = extensions.definitions as Record<string, Definition>

const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }))
ajv.addFormat('base64', true)
ajv.addSchema({ $id: 'TMF620', definitions: definition.definitions })
ajv.addSchema({ $id: 'NIMBUS', definitions: extensions.definitions })

const validatorOf = (from: 'TMF620' | 'NIMBUS', name: string): ValidateFunction => {
  const validate = ajv.getSchema(`${from}#/definitions/${name}`)
  if (!validate) throw new Error(`${from} has no definition ${name}`)
  return validate
}

const problemsOf = (validate: ValidateFunction, value: unknown): string[] =>
  validate(value) ? [] : (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`)

/**
 * How a value differs from a definition of TMF620 4.1.0: what has another type, and attributes that it doesn't know. What
 * says by its @type that it has more has to fit our own definition too, and may have that one's attributes.
 * misfits('Category', {id: 1, junk: 2}) → ['/id must be string', '/junk is not in Category']
 */
export function misfits(name: string, value: unknown): string[] {
  return [...problemsOf(validatorOf('TMF620', name), value), ...strangers({ $ref: `#/definitions/${name}` }, value, '')]
}

function strangers(schema: Definition | undefined, value: unknown, path: string): string[] {
  const name = schema?.$ref?.split('/').at(-1)
  const known = name === undefined ? schema : OFFICIAL[name]
  if (Array.isArray(value)) return value.flatMap((one, at) => strangers(known?.items, one, `${path}/${at}`))
  if (typeof value !== 'object' || value === null || !known?.properties) return []
  const type = (value as { '@type'?: string })['@type']
  const own = type === undefined ? undefined : OURS[type]
  const ownFaults = type && own ? problemsOf(validatorOf('NIMBUS', type), value).map((one) => `${path}${one}`) : []
  return [
    ...ownFaults,
    ...Object.entries(value).flatMap(([key, inner]) => {
      if (known.properties?.[key]) return strangers(known.properties[key], inner, `${path}/${key}`)
      return own?.properties?.[key] ? [] : [`${path}/${key} is not in ${name ?? 'the definition'}`]
    }),
  ]
}
