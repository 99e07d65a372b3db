import { runApiCommand } from './api-command.mjs'

/** `npm run backup -- save|restore <file>` */
await runApiCommand('backup')
