import type { FastifyReply } from 'fastify'

/** Answers with a PDF that is for one person: shown by the browser, kept by no cache and no search engine. */
export const sendPersonalPdf = (reply: FastifyReply, file: string, pdf: Buffer): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${file}"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(pdf)
