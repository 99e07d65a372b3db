import { daySchema } from '@nimbus/shared-contracts/dates'
import * as v from 'valibot'
import demo from '../../../data/addresses/demo.json'
import streets from '../../../data/addresses/streets.json'
import towns from '../../../data/addresses/towns.json'

const zipcodeSchema = v.pipe(v.string(), v.regex(/^\d{5}$/))
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What the ground offers: fibre that is built, planned or not there, and the speed of the copper line (0 for none). */
const lineEntries = {
  fibre: v.picklist(['BUILT', 'PLANNED', 'NONE']),
  fibre_down: v.optional(countSchema, 0),
  planned_from: v.optional(daySchema),
  dsl_down: countSchema,
  /** Dwellings, where a building has several. */
  units: v.array(v.string()),
}

/**
 * The register as its files hold it: real towns with their postal codes in the order of their size, the names from which
 * streets are invented, and houses with fixed facts for demonstrations. Everything else is derived from `seed`.
 */
const registerDataSchema = v.object({
  towns: v.array(
    v.object({
      name: v.string(),
      zipcodes: v.array(zipcodeSchema),
      region: v.optional(v.picklist(['STANDARD', 'REGIO']), 'STANDARD'),
    }),
  ),
  streets: v.object({
    seed: v.string(),
    frequent: v.array(v.string()),
    usual: v.array(v.object({ stems: v.array(v.string()), endings: v.array(v.string()) })),
    /** Mannheim numbers its blocks: A1 to U6. */
    squares: v.array(v.object({ zipcode: zipcodeSchema, letters: v.string(), numbers: countSchema })),
  }),
  demo: v.object({
    streets: v.array(v.object({ zipcode: zipcodeSchema, name: v.string(), last: countSchema })),
    houses: v.array(
      v.object({
        zipcode: zipcodeSchema,
        street: v.string(),
        house_no: countSchema,
        /** The suffixes under which the number is registered, "" for none; an empty list makes the number unknown. */
        suffixes: v.array(v.string()),
        ...lineEntries,
      }),
    ),
    /** Postal codes for which the check behaves as if its backend were down. */
    unavailable_zipcodes: v.array(zipcodeSchema),
  }),
})
export type RegisterData = v.InferOutput<typeof registerDataSchema>

/** What a house can have. */
export type Line = Pick<
  RegisterData['demo']['houses'][number],
  'fibre' | 'fibre_down' | 'planned_from' | 'dsl_down' | 'units'
>

/** The register's files of this build. */
export const bundledRegister = (): RegisterData => v.parse(registerDataSchema, { towns, streets, demo })
