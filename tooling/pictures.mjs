import { runApiCommand } from './api-command.mjs'

/** `npm run pictures`: writes the names by which the API knows the drawings, after one of them was changed. */
await runApiCommand('pictures')
