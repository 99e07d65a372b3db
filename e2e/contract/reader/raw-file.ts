import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the catalogue as it lies there, read by none of the shop's own code: rawFile('families') */
export const rawFile = (name: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, '../../../shop-api/data/catalogue', `${name}.json`), 'utf8'))
