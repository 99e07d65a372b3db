import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** What can point to a paper: sources, configuration, documents. */
const WRITTEN = /(?:\.(?:[cm]?[jt]sx?|css|html|jsonc?|md|sh|ya?ml|conf)|Dockerfile|^\.ci\/\w+)$/

/** A file of the repository with its text; `name` is its path from the root. */
export interface Paper {
  name: string
  text: string
}

/** Every file of the repository that people have written, tracked or about to be, but for the list of packages. */
export function papers(): Paper[] {
  const names = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
  return names
    .filter((name) => WRITTEN.test(name) && !name.endsWith('package-lock.json'))
    .filter((name) => fs.existsSync(path.join(root, name)))
    .toSorted()
    .map((name) => ({ name, text: fs.readFileSync(path.join(root, name), 'utf8') }))
}

/** The ids that a page of the specification gives: "**CART-1** A cart …" → ['CART-1'] */
export const entriesIn = (text: string): string[] =>
  [...text.matchAll(/^\*\*([A-Z][A-Z0-9]+-\d+)\*\*/gm)].map(([, id = '']) => id)

/** The part of an id before its number. kindOf('FRM-39') → 'FRM' */
export const kindOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))

/** The ids of these kinds that a text names. idsIn('see CART-1', ['CART']) → ['CART-1'] */
export function idsIn(text: string, kinds: readonly string[]): string[] {
  return text.match(new RegExp(`\\b(?:${kinds.join('|')})-\\d+\\b`, 'g')) ?? []
}

/** Numbers of decisions that a text names. decisionsIn('decisions 007 and 016') → ['007', '016'] */
export const decisionsIn = (text: string): string[] =>
  [...oneLine(text).matchAll(/\bdecisions? (\d{3}(?:(?:, | and )\d{3})*)/gi)].flatMap(
    ([, list = '']) => list.match(/\d{3}/g) ?? [],
  )

/** Ways in which a text used to point to papers that nobody has who clones this. */
const ELSEWHERE = [
  /\bspec,? sections?\b/i,
  /\bspec \d/i,
  /\b(?:the|our) spec\b(?!\.)/i,
  /\bconventions(?:\.md|,? sections?)? \d/i,
  /\bconventions\.md\b/,
  /(?<![/([])\bcases\.md\b/,
  /\bdecisions\.md\b/,
  /\bcases [A-Z]{3}\b/,
  /\bdesign[- ]language\b/i,
  /\bhouse[- ]style\b/i,
]

/** What in a text points out of the repository. pointersOut('see spec section 5') → ['spec section'] */
export const pointersOut = (text: string): string[] =>
  ELSEWHERE.flatMap((pattern) => pattern.exec(oneLine(text))?.[0] ?? [])

/** A text without line ends and what begins a line of a comment, so that words that belong together stand together. */
const oneLine = (text: string): string => text.replace(/\s*\n[ \t]*(?:\*|\/\/|#)?[ \t]*/g, ' ')

/** Where the links of a Markdown file lead, without those to sites, pages of the shop and slots. linksIn('[a](b.md#c)') → ['b.md#c'] */
export const linksIn = (markdown: string): string[] =>
  [...markdown.replace(/```.*?```/gs, '').matchAll(/\]\(([^()\s]+)\)|\bsrc="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !/^(?:[a-z]+:|\/|\{)/.test(link))

/** Whether a link of a file leads to a file, and to a heading of it where it names one. */
export function leadsSomewhere(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  const target = path.resolve(root, path.dirname(from), file === '' ? path.basename(from) : file)
  if (!fs.existsSync(target)) return false
  return anchor === undefined || anchorsOf(fs.readFileSync(target, 'utf8')).includes(anchor)
}

/** The anchors of headings, as GitHub makes them. anchorsOf('## What a phone does') → ['what-a-phone-does'] */
const anchorsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
