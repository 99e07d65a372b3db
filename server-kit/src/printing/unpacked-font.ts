import { inflateSync } from 'node:zlib'

/** Bytes of the head of a WOFF file and of an entry of its directory (W3C WOFF 1.0, sections 3 and 4). */
const WOFF = { head: 44, entry: 20, flavor: 4, tables: 12 }
/** The same of a font as it is without packing (OpenType, "Organization of an OpenType Font"). */
const SFNT = { head: 12, entry: 16 }

interface Table {
  tag: number
  checksum: number
  content: Buffer
}

/**
 * The font in a WOFF file, unpacked by Node: fontkit's own unpacking loses the characters of some of our files, and in the
 * newer WOFF2 it can't choose glyphs for a document.
 */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(WOFF.tables)
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, WOFF.head + index * WOFF.entry))
  const head = Buffer.alloc(SFNT.head + count * SFNT.entry)
  const power = Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(WOFF.flavor), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((count - 2 ** power) * 16, 10)
  let offset = head.length
  const parts: Buffer[] = [head]
  tables.forEach(({ tag, checksum, content }, index) => {
    const entry = [tag, checksum, offset, content.length]
    entry.forEach((value, nth) => head.writeUInt32BE(value, SFNT.head + index * SFNT.entry + nth * 4))
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4)
    parts.push(content, padding)
    offset += content.length + padding.length
  })
  return Buffer.concat(parts)
}

/** A table; one that packing would not have made smaller is as it is. */
function tableAt(woff: Buffer, at: number): Table {
  const [tag = 0, offset = 0, packed = 0, length = 0, checksum = 0] = [0, 4, 8, 12, 16].map((place) =>
    woff.readUInt32BE(at + place),
  )
  const stored = woff.subarray(offset, offset + packed)
  return { tag, checksum, content: packed < length ? inflateSync(stored) : stored }
}
