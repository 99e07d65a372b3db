import { instantSchema } from '@nimbus/shared-contracts/dates'
import * as v from 'valibot'
import { versionSchema } from './release-version'

const given = {
  /** Names this very decision; the edge's record says by it that the decision counts. */
  id: v.pipe(v.string(), v.maxLength(100)),
  at: instantSchema,
  by: v.pipe(v.string(), v.maxLength(200)),
}

/** A deployment that the decision has seen and leaves aside, by `deploymentId`; a later one is taken. */
const aside = v.optional(v.pipe(v.string(), v.maxLength(200)))

export const shareSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))

/** `base` for most visitors; `version`, or what is deployed from now on, for a share of them, in percent. */
export const canarySchema = v.object({
  ...given,
  kind: v.literal('canary'),
  share: shareSchema,
  base: versionSchema,
  version: v.optional(versionSchema),
  aside,
})

/**
 * What the operators have decided for one remote. A new decision takes the place of the one before, so that two of them at
 * once are one after the other and never mix.
 */
export const decisionSchema = v.variant('kind', [
  /** Whatever is deployed goes live. */
  v.object({ ...given, kind: v.literal('follow') }),
  /** This release, until another one is deployed. */
  v.object({
    ...given,
    kind: v.literal('hold'),
    version: versionSchema,
    cause: v.picklist(['rollback', 'promotion', 'canary ended']),
    aside,
  }),
  /** This release, whatever is deployed. */
  v.object({ ...given, kind: v.literal('pin'), version: versionSchema }),
  canarySchema,
])
export type Decision = v.InferOutput<typeof decisionSchema>
