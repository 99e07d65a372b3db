import { drawImage } from './draw-image'

const mockProcess = jest.fn()
jest.mock('ipx', () => ({ createIPX: () => () => ({ process: mockProcess }) }))

const drawn = () => drawImage(Buffer.from('source'), { format: 'webp', quality: 85 })

describe('drawImage', () => {
  it.each([
    ['timeout: 42% complete', 503],
    ['Input image exceeds pixel limit', 413],
    ['Processed image is too large for the WebP format', 413],
    ['Cannot parse image metadata: /source', 415],
    ['Input buffer contains unsupported image format', 415],
    ['Input buffer has corrupt header: VipsJpeg: Bogus Huffman table definition', 415],
    ['pngload_buffer: libspng read error', 415],
    ['VipsJpeg: premature end of JPEG image', 415],
    ['source: bad seek to 189660', 415],
  ])('answers to "%s" with %i', async (message, statusCode) => {
    mockProcess.mockRejectedValue(new Error(message))
    await expect(drawn()).rejects.toMatchObject({ name: 'ImageProblem', statusCode })
  })

  it('passes a fault that is not the source’s; it used to look like a source that is no picture', async () => {
    const fault = new TypeError('options.width is not a function')
    mockProcess.mockRejectedValue(fault)
    await expect(drawn()).rejects.toBe(fault)
  })
})
