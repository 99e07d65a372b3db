import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { syncPlace, UNFINISHED } from '@nimbus/server-kit/files'
import { instantSchema } from '@nimbus/shared-contracts/dates'
import * as v from 'valibot'

/** First line of a backup. */
const headSchema = v.object({
  format: v.literal('nimbus-backup-1'),
  made_at: instantSchema,
  kind: v.picklist(['pglite', 'postgresql']),
  /** Names of the migrations that its tables have had, in their order. */
  migrations: v.pipe(v.array(v.string()), v.minLength(1)),
})
export type BackupHead = v.InferOutput<typeof headSchema>

/** One thing of a backup: a row of a table as PostgreSQL writes it in JSON, or a file of the data folder. */
export type BackupEntry = { table: string; row: string } | { file: string; content: Buffer }

/** Last line: without it a file was cut off. */
const endSchema = v.object({ entries: v.number(), sha256: v.string() })

/** It is no backup, or not a whole one. */
export class BackupError extends Error {}

/** A row keeps PostgreSQL's own text: parsed and written again, a number could lose digits. */
const lineOf = (entry: BackupEntry): string =>
  'table' in entry
    ? `row ${entry.table} ${entry.row}`
    : `file ${JSON.stringify(entry.file)} ${entry.content.toString('base64')}`

function entryOf(line: string, number: number): BackupEntry {
  const row = /^row (\w+) (\{.*\})$/s.exec(line)
  if (row) return { table: row[1]!, row: row[2]! }
  const file = /^file ("(?:[^"\\]|\\.)*") ([A-Za-z\d+/=]*)$/.exec(line)
  if (file) return { file: JSON.parse(file[1]!) as string, content: Buffer.from(file[2]!, 'base64') }
  throw new BackupError(`line ${number} of the backup can't be read`)
}

async function* linesOf(head: BackupHead, entries: AsyncIterable<BackupEntry>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const told = (line: string): string => {
    hash.update(`${line}\n`)
    return `${line}\n`
  }
  yield told(JSON.stringify(head))
  let count = 0
  for await (const entry of entries) {
    count++
    yield told(lineOf(entry))
  }
  yield `${JSON.stringify({ entries: count, sha256: hash.digest('hex') })}\n`
}

/**
 * Writes a backup, a line for each entry, compressed; '-' is standard output. The file is there once it is whole, for its owner
 * alone, and takes the place of one of its name.
 */
export async function writeBackup(path: string, head: BackupHead, entries: AsyncIterable<BackupEntry>): Promise<void> {
  const lines = Readable.from(linesOf(head, entries))
  if (path === '-') return pipeline(lines, createGzip(), process.stdout, { end: false })
  const unfinished = `${path}${UNFINISHED}`
  try {
    await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600 }))
    await syncPlace(unfinished)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** An opened backup. */
export interface OpenBackup {
  head: BackupHead
  /** Throws a BackupError at what was cut off or changed, which may be after its last entry. */
  entries: AsyncGenerator<BackupEntry>
}

/** Opens a backup that `writeBackup` has made; '-' is standard input. Throws a BackupError for what is none. */
export async function openBackup(path: string): Promise<OpenBackup> {
  const lines = linesIn(path)
  const hash = createHash('sha256')
  const first = await lines.next()
  const head = v.safeParse(headSchema, first.done ? undefined : parsed(first.value))
  if (!head.success || first.done)
    throw new BackupError(`${path === '-' ? 'standard input' : path} is no backup of a shop`)
  hash.update(`${first.value}\n`)
  return { head: head.output, entries: checkedEntries(lines, hash) }
}

async function* checkedEntries(lines: AsyncGenerator<string>, hash: Hash): AsyncGenerator<BackupEntry> {
  let count = 0
  for await (const line of lines) {
    const end = v.safeParse(endSchema, line.startsWith('{') ? parsed(line) : undefined)
    if (end.success) {
      if (end.output.entries === count && end.output.sha256 === hash.digest('hex')) return
      throw new BackupError('the backup was changed after it was made')
    }
    hash.update(`${line}\n`)
    count++
    // below the head
    yield entryOf(line, count + 1)
  }
  throw new BackupError('the backup is cut off')
}

async function* linesIn(path: string): AsyncGenerator<string> {
  const source = path === '-' ? process.stdin : createReadStream(path)
  const text = createGunzip()
  const read = pipeline(source, text)
  // told by the reader below
  read.catch(() => {})
  try {
    yield* splitAtNewlines(text.setEncoding('utf8'))
    await read
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupError(`there is no file ${path}`, { cause: error })
    if (code === 'Z_BUF_ERROR') throw new BackupError('the backup is cut off', { cause: error })
    if (code === 'Z_DATA_ERROR') throw new BackupError('it is no backup, or a damaged one', { cause: error })
    throw error
  } finally {
    text.destroy()
  }
}

/** At "\n" alone: `readline` ends a line at U+2028 too, from Node 24 on, and customers paste such texts. */
async function* splitAtNewlines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = []
  for await (const chunk of text) {
    const [first = '', ...lines] = chunk.split('\n')
    parts.push(first)
    for (const next of lines) {
      yield parts.join('')
      parts = [next]
    }
  }
  if (parts.join('') !== '') yield parts.join('')
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
