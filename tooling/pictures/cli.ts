import { DRAWN_COLORS } from './drawn-colors'
import { exportPictures } from './export-pictures'

/** Part of the build: `node pictures.mjs <folder>` writes the pictures of the image service. */
const folder = process.argv[2]
if (!folder) throw new Error('pictures: name the folder to write to')
await exportPictures(folder, DRAWN_COLORS)
