import { describeRemote } from '@nimbus/shared-contracts/testing'
import * as app from './app'
import * as server from './server'
import { pageVisits } from './testing/visits'

// validators come from the API as modules, which Jest can't import
jest.mock('@nimbus/shared-ui/form/validator', () => ({ loadValidator: () => new Promise(() => {}) }))

describeRemote('mf-checkout', { app, server }, { pages: pageVisits })
