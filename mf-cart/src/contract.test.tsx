import { describeRemote } from '@nimbus/shared-contracts/testing'
import * as app from './app'
import * as server from './server'
import { pageVisits, widgetVisits } from './testing/visits'
import { widgets } from './widgets'

describeRemote('mf-cart', { app, server, widgets }, { pages: pageVisits, widgets: widgetVisits })
