/** A word that customers don't read, and the phrases in which it stands all the same. */
export interface BannedWord {
  pattern: RegExp
  instead: string
  except: readonly string[]
}

/** A row of the table: | `/pattern/flags` | instead | why | phrase, phrase | */
const ROW = /^\| `\/(.+)\/(\w*)`\s*\| ([^|]+?)\s*\| [^|]+\| ([^|]*?)\s*\|$/

/** The rows of `docs/words.md`; within a table a `|` of a pattern is written `\|`. */
export const bannedWords = (table: string): BannedWord[] =>
  table.split('\n').flatMap((line) => {
    const row = ROW.exec(line.replaceAll('\\|', '\u0001'))
    if (!row) return []
    const [pattern = '', flags = '', instead = '', except = ''] = row
      .slice(1)
      .map((cell) => cell.replaceAll('\u0001', '|'))
    return [{ pattern: new RegExp(pattern, `${flags}m`), instead, except: except.split(', ').filter(Boolean) }]
  })

/** Where texts for customers are written. */
const CUSTOMER_TEXT =
  /(?:\/messages\/.+\.ts|\bde\.ts|shop-api\/data\/(?:texts|forms|catalogue)\/.+|shared-contracts\/src\/(?:wording|law|errors)\/.+\.ts)$/

export const isCustomerText = (name: string): boolean => CUSTOMER_TEXT.test(name) && !/\.test\.tsx?$/.test(name)

const STRING = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm

/** What is read of a file: the strings of code and data, the whole of a text, each by itself. */
export function readTexts(name: string, text: string): string[] {
  if (!/\.(?:ts|json)$/.test(name)) return [text.replaceAll(/\s+/g, ' '), ...text.split('\n')]
  const code = name.endsWith('.ts') ? text.replaceAll(COMMENT, '') : text
  return [...code.matchAll(STRING)].map(([, ...quoted]) => quoted.find((part) => part !== undefined) ?? '')
}

/** The banned words of a text, each with what stands instead. brokenIn('Session') → ['"Session": Sitzung'] */
export const brokenIn = (words: readonly BannedWord[], text: string): string[] =>
  words.flatMap(({ pattern, instead, except }) => {
    const rest = except.reduce((left, phrase) => left.replaceAll(phrase, ''), text)
    const found = pattern.exec(rest)
    return found ? [`"${rest.slice(Math.max(0, found.index - 20), found.index + 40)}": ${instead}`] : []
  })
