import { variantText } from './variant-text'

describe('variantText', () => {
  const color = { name: 'Fjordblau' }
  const storage = { name: '256 GB' }

  it.each([
    [{ color, storage }, 'Fjordblau, 256 GB'],
    [{ color }, 'Fjordblau'],
    [{ storage }, '256 GB'],
    [{}, ''],
  ])('names what the device has: %#', (handset, text) => {
    expect(variantText(handset)).toBe(text)
  })
})
