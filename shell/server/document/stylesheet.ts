import fs from 'node:fs/promises'
import { takeApart, usedCss, type SheetPart } from './used-css'

/** A built stylesheet. */
export interface Stylesheet {
  href: string
  css: string
  parts: SheetPart[]
}

/** What a page brings of a stylesheet; the rest is worth a request of its own, after the first paint. */
export interface InlineStyles {
  href: string
  css: string
  whole: boolean
}

/** Characters of rules that a page may bring without using them, since a request costs more. */
const SPARE = 4_096

/** Reads a stylesheet's file. Rejects when it can't be read. */
export async function readStylesheet(href: string, file: string): Promise<Stylesheet> {
  const css = await fs.readFile(file, 'utf8')
  return { href, css, parts: takeApart(css) }
}

/** The rules that a page with these names brings: those that it uses, or all where few are left. */
export function inlineStyles({ href, css, parts }: Stylesheet, names: ReadonlySet<string>): InlineStyles {
  const used = usedCss(parts, names)
  const whole = css.length - used.length <= SPARE
  return { href, css: whole ? css : used, whole }
}
