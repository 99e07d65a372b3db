// What tests of the whole shop read of this team. Whoever changes it looks at e2e/contract too.
export { forgetEarlierSession } from '../session/watch-session-end'
export * as providedValibot from '../federation/provided-valibot'
