import { escapeMarkup } from '@nimbus/server-kit/markup'
import { COMPANY, postalLines } from '@nimbus/shared-contracts/company'
import { REGISTER } from '../../kernel/company/facts'
import { contentIdOf, QR_PIXELS } from './qr-picture'
import type { Block } from '@nimbus/server-kit/printing'

/** One mail in the two forms that it is sent in, with the same content. */
export interface MailBodies {
  html: string
  text: string
}

const SIGN_OFF = 'Freundliche Grüße'

/** What a letter of a company says of it (GmbHG § 35a). */
const IMPRINT = [
  postalLines().join(', '),
  `Telefon ${COMPANY.phone}, ${COMPANY.email}`,
  `${REGISTER.court}, ${REGISTER.number}. Geschäftsführung: ${REGISTER.managers}`,
]

/**
 * The blocks of a mail as HTML and as text. The HTML has nothing from elsewhere, a QR code comes with the mail, its styles stand
 * in the elements, and it sets no colours, so that it is as legible in the dark.
 * mailBodies('Ihre Bestellung', [{kind: 'paragraph', text: 'Guten Tag'}]).text → 'Ihre Bestellung\n\nGuten Tag\n\nFreundliche …'
 */
export function mailBodies(title: string, blocks: readonly Block[]): MailBodies {
  const whole: Block[] = [...blocks, { kind: 'paragraph', text: `${SIGN_OFF}\nIhr Team von ${COMPANY.brand}` }]
  return {
    html: page(title, [...whole.map(htmlOf), footer()].join('\n')),
    text: [title, ...whole.map(blockText), `-- \n${IMPRINT.join('\n')}`].join('\n\n') + '\n',
  }
}

const STYLE = {
  body: 'margin:0;padding:24px 16px;font:16px/1.5 Arial,Helvetica,sans-serif',
  page: 'max-width:600px;margin:0 auto',
  h1: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  h2: 'margin:24px 0 8px;font-size:18px;line-height:1.3',
  p: 'margin:0 0 12px',
  table: 'width:100%;margin:0 0 12px;border-collapse:collapse',
  th: 'width:40%;padding:4px 12px 4px 0;text-align:left;vertical-align:top',
  td: 'padding:4px 0;vertical-align:top',
  list: 'margin:0 0 12px;padding-left:20px',
  // the colour of the text around it, whatever that is
  link: 'color:inherit;text-decoration:underline;overflow-wrap:anywhere',
  // white around it on a dark page too, or no camera finds it
  qr: 'display:block;background:#ffffff',
  footer: 'margin:24px 0 0;padding-top:12px;border-top:1px solid #8a8f98;font-size:14px',
}

const page = (title: string, content: string): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(title)}</title>
</head>
<body style="${STYLE.body}">
<div style="${STYLE.page}">
<h1 style="${STYLE.h1}">${escapeMarkup(title)}</h1>
${content}
</div>
</body>
</html>
`

const footer = (): string => `<p style="${STYLE.footer}">${IMPRINT.map(escapeMarkup).join('<br>')}</p>`

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="${STYLE.h2}">${escapeMarkup(block.text)}</h2>`
    case 'paragraph':
      return `<p style="${STYLE.p}">${lines(block.text)}</p>`
    case 'link':
      return `<p style="${STYLE.p}"><a href="${escapeMarkup(block.href)}" style="${STYLE.link}">${escapeMarkup(block.label)}</a></p>`
    case 'qr':
      return `<p style="${STYLE.p}"><img src="cid:${contentIdOf(block.text)}" width="${QR_PIXELS}" height="${QR_PIXELS}" alt="${escapeMarkup(block.label)}" style="${STYLE.qr}"></p>`
    case 'list':
      return `<ul style="${STYLE.list}">${block.items.map((item) => `<li>${lines(item)}</li>`).join('')}</ul>`
    case 'rows':
      return `<table style="${STYLE.table}">${block.rows.map(htmlRow).join('')}</table>`
  }
}

const htmlRow = ({ label, text }: { label: string; text: readonly string[] }): string =>
  `<tr><th scope="row" style="${STYLE.th}">${escapeMarkup(label)}</th><td style="${STYLE.td}">${text.map(lines).join('<br>')}</td></tr>`

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`
    case 'paragraph':
      return block.text
    case 'link':
      return block.label === block.href ? block.href : `${block.label}:\n${block.href}`
    case 'qr':
      return `${block.label}: ${block.text}`
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'rows':
      return block.rows.map(({ label, text }) => `${label}: ${text.join('\n  ')}`).join('\n')
  }
}

const lines = (text: string): string => escapeMarkup(text).replaceAll('\n', '<br>')
