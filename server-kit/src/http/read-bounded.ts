/** The bytes of an answer; undefined where it has more than `most`, of which the rest is left unread. Rejects as its body does. */
export async function readBounded({ body }: Pick<Response, 'body'>, most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    const read = part as Uint8Array
    bytes += read.byteLength
    if (bytes > most) return undefined
    parts.push(read)
  }
  return Buffer.concat(parts)
}
