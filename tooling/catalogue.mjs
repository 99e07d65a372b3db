import { runApiCommand } from './api-command.mjs'

/** `npm run catalogue -- check|apply` */
await runApiCommand('catalogue')
