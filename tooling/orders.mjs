import { runApiCommand } from './api-command.mjs'

/** `npm run orders -- list|show|confirm|…` */
await runApiCommand('orders')
