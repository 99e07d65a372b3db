import { legalPageSchema } from '@nimbus/shared-contracts/catalogue'
import type { LoadContext, Loaded } from '@nimbus/shared-contracts/remote'
import type { Markup, ParseMarkup } from '../model/markup'

/** A legal text as its page shows it; `valid_from` is the instant since when it holds. */
export interface LegalText {
  /** As the API calls it: "agb" */
  name: string
  title: string
  description: string
  valid_from: string
  sections: { id: string; title: string; markup: Markup[] }[]
}

/** Where the text is as PDF, at the address where the edge serves the API. */
export const printableText = (name: string): string => `/api${pathOf(name)}/pdf`

const pathOf = (name: string): string => `/content/legal/${encodeURIComponent(name)}`

/** Loads a text by the API's name for it ("agb") and parses its HTML once, so that no parser travels to the browser. */
export async function loadLegalText(
  name: string,
  parse: ParseMarkup,
  { api }: LoadContext,
): Promise<Loaded<LegalText>> {
  const answer = await api.get(pathOf(name), legalPageSchema, { skipAuth: true })
  if (!answer.ok) return { status: answer.error.status === 404 ? 404 : 503 }
  const { title, description, valid_from, sections } = answer.value
  const parsed = sections.map(({ id, title, html }) => ({ id, title, markup: parse(html) }))
  return { payload: { name, title, description, valid_from, sections: parsed } }
}
