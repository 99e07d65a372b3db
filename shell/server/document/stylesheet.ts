import fs from 'node:fs/promises'
import { declarationsOf, namesIn, takeApart, usedParts, writeParts, type SheetPart } from './used-css'
import { usedProperties } from './used-properties'

/** A built stylesheet. */
export interface Stylesheet {
  href: string
  /** "sha256-…" of a remote's; the shell's own have none. */
  integrity?: string | undefined
  css: string
  parts: SheetPart[]
}

/** What a page brings of a stylesheet; the rest is worth a request of its own, after the first paint. */
export interface InlineStyles {
  href: string
  integrity?: string | undefined
  css: string
  whole: boolean
}

/** Characters of rules that a page may bring without using them, since a request costs more. */
const SPARE = 2_048

/** Reads a stylesheet's file. Rejects when it can't be read. */
export async function readStylesheet(href: string, file: string, integrity?: string): Promise<Stylesheet> {
  const css = await fs.readFile(file, 'utf8')
  return { href, ...(integrity && { integrity }), css, parts: takeApart(css) }
}

/**
 * What a page with this HTML brings of its stylesheets: the rules that it uses, or all of a stylesheet where few are left.
 * Custom properties are set that one of these rules or the HTML uses.
 */
export function inlineStyles(sheets: readonly Stylesheet[], html: string): InlineStyles[] {
  const names = namesIn(html)
  const chosen = sheets.map(({ href, integrity, css, parts }) => {
    const used = usedParts(parts, names)
    const whole = sizeOf(parts) - sizeOf(used) <= SPARE
    return { href, integrity, css, whole, parts: whole ? parts : used }
  })
  const properties = usedProperties(declarationsOf(chosen.flatMap(({ parts }) => parts)), html)
  return chosen.map(({ href, integrity, css, whole, parts }) => ({
    href,
    ...(integrity && { integrity }),
    css: whole ? css : writeParts(parts, properties),
    whole,
  }))
}

const sizeOf = (parts: readonly SheetPart[]): number =>
  declarationsOf(parts).reduce((size, { text }) => size + text.length, 0)
