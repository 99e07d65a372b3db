import { describeRemoteServer } from '@nimbus/shared-contracts/testing'
import * as server from './server'
import { pageVisits } from './testing/visits'

describeRemoteServer('mf-catalogue', server, pageVisits)
