import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import catalogDefinition from './TMF620-ProductCatalog-v4.1.0.swagger.json'
import orderDefinition from './TMF622-ProductOrder-v4.0.0.swagger.json'
import appointmentDefinition from './TMF646-Appointment-v4.0.0.swagger.json'
import addressDefinition from './TMF673-GeographicAddress-v4.0.1.swagger.json'
import qualificationDefinition from './TMF679-ProductOfferingQualification-v4.0.0.swagger.json'
import extensions from '../../open-apis/standard/nimbus.schema.json'

interface Definition {
  $ref?: string
  properties?: Record<string, Definition>
  items?: Definition
}

type Definitions = Readonly<Record<string, Definition>>

const OFFICIAL = {
  TMF620: catalogDefinition.definitions as unknown as Definitions,
  TMF622: orderDefinition.definitions as unknown as Definitions,
  TMF646: appointmentDefinition.definitions as unknown as Definitions,
  TMF673: addressDefinition.definitions as unknown as Definitions,
  TMF679: qualificationDefinition.definitions as unknown as Definitions,
}
/** The APIs that answers are held against. */
type Api = keyof typeof OFFICIAL

/** What an object may be by its @type beside its place's definition: one of ours, or an address. */
const OTHERS: Definitions = {
  ...(extensions.definitions as Definitions),
  GeographicAddress: addressDefinition.definitions.GeographicAddress as unknown as Definition,
}

const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }))
for (const format of ['base64', 'float']) ajv.addFormat(format, true)
for (const [$id, definitions] of Object.entries(OFFICIAL)) ajv.addSchema({ $id, definitions })
ajv.addSchema({ $id: 'NIMBUS', definitions: { ...addressDefinition.definitions, ...extensions.definitions } })

const validatorOf = (from: Api | 'NIMBUS', name: string): ValidateFunction => {
  const validate = ajv.getSchema(`${from}#/definitions/${name}`)
  if (!validate) throw new Error(`${from} has no definition ${name}`)
  return validate
}

const problemsOf = (validate: ValidateFunction, value: unknown): string[] =>
  validate(value) ? [] : (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`)

/**
 * How a value differs from a definition, of TMF620 4.1.0 unless another is named: what has another type, and attributes that it doesn't know. What
 * says by its @type that it has more has to fit our own definition too, and may have that one's attributes.
 * misfits('Category', {id: 1, junk: 2}) → ['/id must be string', '/junk is not in Category']
 */
export function misfits(name: string, value: unknown, api: Api = 'TMF620'): string[] {
  const root = { $ref: `#/definitions/${name}` }
  return [...problemsOf(validatorOf(api, name), value), ...strangers(OFFICIAL[api], root, value, '')]
}

function strangers(all: Definitions, schema: Definition | undefined, value: unknown, path: string): string[] {
  const name = schema?.$ref?.split('/').at(-1)
  const known = name === undefined ? schema : all[name]
  if (Array.isArray(value)) return value.flatMap((one, at) => strangers(all, known?.items, one, `${path}/${at}`))
  if (typeof value !== 'object' || value === null || !known?.properties) return []
  const type = (value as { '@type'?: string })['@type']
  const own = type === undefined ? undefined : OTHERS[type]
  const ownFaults = type && own ? problemsOf(validatorOf('NIMBUS', type), value).map((one) => `${path}${one}`) : []
  return [
    ...ownFaults,
    ...Object.entries(value).flatMap(([key, inner]) => {
      if (known.properties?.[key]) return strangers(all, known.properties[key], inner, `${path}/${key}`)
      return own?.properties?.[key] ? [] : [`${path}/${key} is not in ${name ?? 'the definition'}`]
    }),
  ]
}
