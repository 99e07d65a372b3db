import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)

/** Writes a brotli copy beside each script, stylesheet and JSON file of a folder; the edge serves those as they are. */
export async function precompress(folder) {
  const files = (await fs.readdir(folder)).filter((file) => /\.(js|css|json)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const place = path.join(folder, file)
      await fs.writeFile(`${place}.br`, await brotli(await fs.readFile(place)))
    }),
  )
}
