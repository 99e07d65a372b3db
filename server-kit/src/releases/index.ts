export { canarySchema, decisionSchema, shareSchema, type Decision } from './decision'
export {
  decidedSchema,
  decideSchema,
  edgeIdSchema,
  edgeReportSchema,
  edgeToken,
  planSchema,
  releaseStateSchema,
  sharedStateSchema,
  type AgreedPlan,
  type Counts,
  type Decided,
  type EdgeReport,
  type Plan,
  type ReleaseState,
  type SharedState,
} from './exchange'
export { remoteSchema, versionSchema } from './release-version'
