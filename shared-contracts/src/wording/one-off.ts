import { formatEuro, type OneOffKind, type OneOffPart } from '@nimbus/shared-contracts/money'

/** What an amount that is due once is called, and what it is for. */
const WORDS: Record<OneOffKind, { name: string; purpose: string }> = {
  device: { name: 'Gerät', purpose: 'für das Gerät' },
  provisioning: { name: 'Bereitstellung', purpose: 'für die Bereitstellung' },
  shipping: { name: 'Versand', purpose: 'für den Versand, wenn Sie Geräte bestellen' },
  other: { name: 'Weitere Kosten', purpose: 'weitere Kosten' },
}

/** oneOffName({kind: 'provisioning', amount: 6995}) → "Bereitstellung"; a fee has the name that its condition gives it. */
export const oneOffName = ({ kind, name }: Pick<OneOffPart, 'kind' | 'name'>): string => name ?? WORDS[kind].name

/** How parts of a one-off price are said. */
const STYLE = {
  /** "Bereitstellung 69,95 €", as on a tile */
  name: (part: OneOffPart, price: string) => `${oneOffName(part)} ${price}`,
  /** "69,95 € Bereitstellung", after "Einmalig" */
  amount: (part: OneOffPart, price: string) => `${price} ${oneOffName(part)}`,
  /** "69,95 € für die Bereitstellung", as on a product information sheet */
  purpose: ({ kind, name }: OneOffPart, price: string) =>
    name ? `${price} (${name})` : `${price} ${WORDS[kind].purpose}`,
}

/**
 * What is due once, each part with its name and amount.
 * oneOffTexts(oneOffParts(Glasfaser 150), 'name') → ["Bereitstellung 69,95 €"]; 'purpose' → ["69,95 € für die Bereitstellung"]
 */
export const oneOffTexts = (parts: readonly OneOffPart[], style: keyof typeof STYLE): string[] =>
  parts.map((part) => STYLE[style](part, formatEuro(part.amount)))
