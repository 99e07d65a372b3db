import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { printPdf, type PrintedDocument } from '@nimbus/server-kit/printing'

/** Most that one address may have printed of one kind in a minute; each document takes some hundredths of a second. */
export const PRINTS_PER_MINUTE = 120

/** Sheets that are kept, each some tens of kilobytes. */
const MOST_SHEETS = 100

/** Prints a sheet, or gives out what it printed before: the same content and date are printed once, also at one time. */
export function createSheetPrinter(print: typeof printPdf = printPdf): typeof printPdf {
  const printed = new LRUCache<string, Promise<Buffer>>({ max: MOST_SHEETS })
  return (sheet: PrintedDocument, madeAt: Date) => {
    const state = JSON.stringify([sheet, madeAt])
    const known = printed.get(state)
    if (known) return known
    const pdf = print(sheet, madeAt)
    printed.set(state, pdf)
    pdf.catch(() => printed.delete(state))
    return pdf
  }
}

/** Answers with a PDF that is for one person: shown by the browser, kept by no cache and no search engine. */
export const sendPersonalPdf = (reply: FastifyReply, file: string, pdf: Buffer): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${file}"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(pdf)
