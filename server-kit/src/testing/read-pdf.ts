import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What another program finds in a PDF. Lengths are points. */
export interface ReadPdf {
  title?: string
  language?: string
  marked?: boolean
  pages: {
    size: [width: number, height: number]
    /** Roles of the structure in reading order: Document, H1, P, … */
    structure: string[]
    text: string
    /** Where its links lead. */
    links: string[]
    /** Every size of type that occurs. */
    heights: number[]
    /** Base line of the lowest text. */
    bottom: number
  }[]
}

/** Reads PDFs with pdf.js, all in one process. */
export async function readPdfs(pdfs: readonly Buffer[]): Promise<ReadPdf[]> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-pdf-'))
  try {
    const paths = pdfs.map((_, index) => join(folder, `${index}.pdf`))
    await Promise.all(paths.map((path, index) => writeFile(path, pdfs[index]!)))
    const program = join(__dirname, 'pdf-reader.mjs')
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...paths], { maxBuffer: 64 * 1024 ** 2 })
    return stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ReadPdf)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
