import { dayOf } from '@nimbus/server-kit/clock'
import * as v from 'valibot'
import type { Line } from '../addresses/data'
import { asGeographic } from '../addresses/geographic-address'
import { DSL_SPEEDS } from '../availability/available-products'
import type { Found } from '../availability/locate'

/** The two kinds of line that the shop sells, by the ids of their specifications. */
const SPECIFICATIONS = ['fibre', 'dsl'] as const
type Specification = (typeof SPECIFICATIONS)[number]

/** MBit/s of the slowest and the fastest lines that the shop sells; of a line that can be had at any speed the last. */
const SPEEDS = { fibre: [150, 1_000], dsl: DSL_SPEEDS }

/** The CheckServiceQualification of TMF645 4.0.1 that asks what there is at a dwelling; of nobody by name. */
export const checkOf = ({ address, unit }: Found) => ({
  instantSyncQualification: true,
  provideAlternative: true,
  provideUnavailabilityReason: true,
  serviceQualificationItem: SPECIFICATIONS.map((id, at) => ({
    id: String(at + 1),
    service: {
      serviceSpecification: { id },
      place: [
        {
          role: 'installationAddress',
          '@type': 'GeographicAddress',
          ...asGeographic(address),
          ...(unit !== undefined && { geographicSubAddress: [{ name: unit }] }),
        },
      ],
    },
  })),
})

/** What others leave out or write as null is missing. */
const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema)

const characteristics = maybe(v.array(v.object({ name: v.string(), value: v.unknown() })))
const service = v.object({
  serviceSpecification: maybe(v.object({ id: maybe(v.string()) })),
  serviceCharacteristic: characteristics,
})
const item = v.object({
  id: maybe(v.string()),
  state: maybe(v.string()),
  qualificationResult: maybe(v.string()),
  expectedServiceAvailabilityDate: maybe(v.string()),
  eligibilityUnavailabilityReason: maybe(v.array(v.object({ code: maybe(v.string()) }))),
  alternateServiceProposal: maybe(v.array(v.object({ alternateService: maybe(service) }))),
  service: maybe(service),
})
type Item = v.InferOutput<typeof item>

/** The answer as far as the shop reads it, whatever else is in it. */
export const qualificationSchema = v.object({
  id: maybe(v.string()),
  state: v.string(),
  expirationDate: maybe(v.string()),
  serviceQualificationItem: maybe(v.array(item)),
})
export type ServiceQualification = v.InferOutput<typeof qualificationSchema>

/** True where an answer is still to come. */
export const isUnderWay = ({ state }: ServiceQualification): boolean => ['acknowledged', 'inProgress'].includes(state)

/** Instants without a zone are German ones of nobody: they are read as UTC. instantOf('2026-11-28T10:00:00') → 10:00Z */
function instantOf(text: string | null | undefined): Date | undefined {
  if (!text) return undefined
  const instant = new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T') ? text : `${text}Z`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** MBit/s of a service, whether as a number or a text; undefined where it names none. */
function downOf(found: Item['service']): number | undefined {
  const value = found?.serviceCharacteristic?.find(({ name }) => /^download_?max$/i.test(name))?.value
  const raw = typeof value === 'object' && value !== null && 'value' in value ? value.value : value
  const number = typeof raw === 'string' ? Number.parseFloat(raw) : raw
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined
}

/** What of a speed the shop can sell: fibre as it is, of copper the next line below. asSold('dsl', 80) → 50 */
function asSold(kind: Specification, down: number | undefined): number {
  const fastest = SPEEDS[kind].at(-1) ?? 0
  if (down === undefined || down >= fastest) return fastest
  return kind === 'fibre' ? down : (SPEEDS.dsl.findLast((speed) => speed <= down) ?? 0)
}

/** The fastest line of a kind that is there: 0 where none is. Undefined where the item doesn't say. */
function speedOf(kind: Specification, found: Item): number | undefined {
  if (found.state === 'terminatedWithError') return undefined
  const result = found.qualificationResult?.toLowerCase()
  if (result === 'qualified') return asSold(kind, downOf(found.service))
  if (result === 'unqualified') return 0
  if (result !== 'alternate') return undefined
  // what else there is counts where it is a slower line of the same kind; the other kind has an item of its own
  const same = found.alternateServiceProposal?.find((one) => one.alternateService?.serviceSpecification?.id === kind)
  return same ? asSold(kind, downOf(same.alternateService) ?? SPEEDS[kind][0]) : 0
}

/** The day from which fibre is planned; '' where it is planned for none. */
function plannedFrom(found: Item): string | undefined {
  const expected = instantOf(found.expectedServiceAvailabilityDate)
  if (expected) return dayOf(expected)
  return found.eligibilityUnavailabilityReason?.some(({ code }) => code === 'FIBRE_PLANNED') ? '' : undefined
}

/**
 * The line of an answer, in a house with these dwellings; undefined where it doesn't say of both kinds what there is.
 * lineIn(fibre unqualified with a day, dsl qualified 100, []) → {fibre: 'PLANNED', planned_from: '2027-03-01', dsl_down: 100, …}
 */
export function lineIn(
  { state, serviceQualificationItem, expirationDate }: ServiceQualification,
  units: Line['units'],
): { line: Line; validUntil?: Date } | undefined {
  if (state !== 'done') return undefined
  const itemOf = (kind: Specification, at: number): Item | undefined => {
    const all = serviceQualificationItem ?? []
    return (
      all.find((one) => one.service?.serviceSpecification?.id === kind) ??
      all.find((one) => one.id === String(at + 1) && !one.service?.serviceSpecification)
    )
  }
  const [fibre, dsl] = SPECIFICATIONS.map(itemOf)
  const fibreDown = fibre && speedOf('fibre', fibre)
  const dslDown = dsl && speedOf('dsl', dsl)
  if (!fibre || fibreDown === undefined || dslDown === undefined) return undefined
  const planned = fibreDown === 0 ? plannedFrom(fibre) : undefined
  const validUntil = instantOf(expirationDate)
  return {
    line: {
      fibre: fibreDown > 0 ? 'BUILT' : planned === undefined ? 'NONE' : 'PLANNED',
      fibre_down: fibreDown,
      ...(planned && { planned_from: planned }),
      dsl_down: dslDown,
      units,
    },
    ...(validUntil && { validUntil }),
  }
}
