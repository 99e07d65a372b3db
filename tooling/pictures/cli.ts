import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { DRAWN_COLORS } from './drawn-colors'
import { exportPictures } from './export-pictures'
import { pictureNames } from './picture-names'

/**
 * `node pictures.mjs <folder>` writes the pictures of the image service, as each build does; `node pictures.mjs --names
 * <file>` writes what the API knows of them, as `npm run pictures` does after a drawing was changed.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { names: { type: 'string' } } })
const [folder] = positionals
if (folder) await exportPictures(folder, DRAWN_COLORS)
else if (values.names) await writeFile(values.names, `${JSON.stringify(pictureNames(DRAWN_COLORS), null, 2)}\n`)
else throw new Error('pictures: name the folder to write to, or --names and a file')
