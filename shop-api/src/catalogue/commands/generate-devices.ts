import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage } from '@nimbus/shared-contracts/errors'
import { bundledCatalogue } from '../data/bundled'
import { CATALOGUE_FILES } from '../data/data'
import { generateCatalogue } from './generated-devices'

const USAGE = `Usage: generate <devices> <folder> [seed]

Writes the files of a catalogue with that many smartphones, five variants each. SHOP_CATALOGUE_DIR=<folder> sells it.`

async function run([count = '', folder, seed = '1']: string[]): Promise<string> {
  if (!/^\d{1,6}$/.test(count) || Number(count) === 0 || !folder || !/^\d{1,9}$/.test(seed)) throw new Error(USAGE)
  const data = generateCatalogue(bundledCatalogue(), { devices: Number(count), seed: Number(seed) })
  await mkdir(folder, { recursive: true })
  await Promise.all(CATALOGUE_FILES.map((name) => writeFile(join(folder, `${name}.json`), JSON.stringify(data[name]))))
  return `Catalogue ${data.catalogue.version} with ${data.devices.length} devices in ${folder}`
}

run(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${errorMessage(error)}\n`)
    process.exitCode = 1
  },
)
