import type { LegalPage } from '@nimbus/shared-contracts/catalogue'

type Section = LegalPage['sections'][number]

/** A legal text and the day from which it is in force; the text before it stays, for orders of that time. */
export interface LegalText {
  /** First day in force, YYYY-MM-DD in Germany. */
  valid_from: string
  title: string
  description: string
  sections: Section[]
}

/** A paragraph. p('Hallo') → '<p>Hallo</p>' */
export const p = (text: string): string => `<p>${text}</p>`

/** A list. ul('a', 'b') → '<ul><li>a</li><li>b</li></ul>' */
export const ul = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** A heading below the section's own. */
export const h3 = (text: string): string => `<h3>${text}</h3>`

/** A table whose first column names its rows. table(['Name', 'Wofür'], [['a', 'b']]) → '<table><thead>…' */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const first = head.map((cell) => `<th scope="col">${cell}</th>`).join('')
  const body = rows.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<table><thead><tr>${first}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

export const a = (href: string, label: string): string => `<a href="${href}">${label}</a>`

export const section = (id: string, title: string, ...html: string[]): Section => ({ id, title, html: html.join('') })
