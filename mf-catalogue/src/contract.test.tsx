import { describeRemote } from '@nimbus/shared-contracts/testing'
import * as app from './app'
import * as server from './server'
import { pageVisits } from './testing/visits'

describeRemote('mf-catalogue', { app, server }, { pages: pageVisits })
