import { runApiCommand } from './api-command.mjs'

/** `npm run personal-data -- show|delete` */
await runApiCommand('personal-data')
