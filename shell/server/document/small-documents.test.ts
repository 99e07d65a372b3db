import zlib from 'node:zlib'
import { acceptsBrotli, createSmallDocuments } from './small-documents'

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('createSmallDocuments', () => {
  it('has a document small from its second visit on, and the same', async () => {
    let done: Promise<unknown> = Promise.resolve()
    const documents = createSmallDocuments((document) => {
      const bytes = Promise.resolve(zlib.brotliCompressSync(document))
      done = bytes
      return bytes
    })
    const document = `<p>${'Glasfaser '.repeat(100)}</p>`
    expect(documents.get(document)).toBeUndefined()
    await done
    await settled()
    const small = documents.get(document)
    expect(small && zlib.brotliDecompressSync(small).toString()).toBe(document)
    expect(documents.get('<p>anders</p>')).toBeUndefined()
  })

  it('compresses one at a time', async () => {
    const asked: string[] = []
    const documents = createSmallDocuments((document) => {
      asked.push(document)
      return Promise.resolve(Buffer.from(document))
    })
    documents.get('a')
    documents.get('b')
    expect(asked).toEqual(['a'])
    await settled()
    documents.get('b')
    expect(asked).toEqual(['a', 'b'])
  })

  it('goes on after one that could not be compressed', async () => {
    const documents = createSmallDocuments((document) =>
      document === 'a' ? Promise.reject(new Error('no memory')) : Promise.resolve(Buffer.from(document)),
    )
    documents.get('a')
    await settled()
    documents.get('b')
    await settled()
    expect(documents.get('b')?.toString()).toBe('b')
  })
})

it.each([
  ['gzip, deflate, br', true],
  ['br', true],
  ['br;q=0.5, gzip', true],
  ['br;q=0, gzip', false],
  ['gzip, br; q=0.0', false],
  ['gzip, brotli', false],
  [undefined, false],
])('acceptsBrotli(%j) is %j', (accepted, taken) => {
  expect(acceptsBrotli(accepted)).toBe(taken)
})
