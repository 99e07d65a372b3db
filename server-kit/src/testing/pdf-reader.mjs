// Reads PDFs as another program does: paths as arguments, one line of JSON for each. A process of its own, since the
// package is made of modules with imports at run time, which Jest's sandbox refuses.
import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const VERBOSITY_ERRORS = 0

for (const path of process.argv.slice(2)) {
  const data = new Uint8Array(await readFile(path))
  const pdf = await getDocument({ data, verbosity: VERBOSITY_ERRORS, useSystemFonts: false }).promise
  const { info } = await pdf.getMetadata()
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => readPage(await pdf.getPage(index + 1))),
  )
  const { Marked: marked } = (await pdf.getMarkInfo()) ?? {}
  process.stdout.write(`${JSON.stringify({ title: info.Title, language: info.Language, marked, pages })}\n`)
}

async function readPage(page) {
  const { items } = await page.getTextContent()
  const texts = items.filter(({ str }) => str.trim() !== '')
  return {
    size: page.view.slice(2),
    structure: rolesIn(await page.getStructTree()),
    text: items.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join(''),
    links: (await page.getAnnotations()).flatMap(({ unsafeUrl }) => unsafeUrl ?? []),
    heights: [...new Set(texts.map(({ transform }) => transform[3]))],
    bottom: Math.min(...texts.map(({ transform }) => transform[5])),
  }
}

/** Every role below a node of the structure, in reading order. */
function rolesIn(node) {
  return [node?.role, ...(node?.children ?? []).flatMap(rolesIn)].filter(Boolean)
}
