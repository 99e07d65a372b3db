import fc from 'fast-check'
import { parseModifiers } from './image-request'

const parsed = (text: string) => {
  const answer = parseModifiers(text)
  return answer.ok ? answer.value : answer.error
}

describe('parseModifiers', () => {
  it.each([
    ['_', { format: 'webp', quality: 85 }],
    ['w_320', { format: 'webp', quality: 85, width: 320 }],
    ['w_90000', { format: 'webp', quality: 85, width: 2560 }],
    ['h_1000000000', { format: 'webp', quality: 85, height: 2560 }],
    ['w_5120,h_1000', { format: 'webp', quality: 85, width: 2560, height: 500 }],
    ['w_1,h_5120', { format: 'webp', quality: 85, width: 1, height: 2560 }],
    ['f_jpg,q_50,b_FFF', { format: 'jpeg', quality: 50, background: 'fff' }],
    ['width_10&height_10,fit_fill', { format: 'webp', quality: 85, width: 10, height: 10, fit: 'fill' }],
    ['f_avif,w_480,h_500,fit_contain', { format: 'avif', quality: 85, width: 480, height: 500, fit: 'contain' }],
    ['format_png,quality_100', { format: 'png', quality: 100 }],
  ])('%s → %j', (text, request) => {
    expect(parsed(text)).toEqual(request)
  })

  it.each([
    'w_0',
    'w_-1',
    'w_abc',
    'w_1e9',
    'w_1.5',
    'w_',
    'w_ 1',
    'w_99999999999',
    'w_10_20',
    'q_0',
    'q_101',
    'q_85.5',
    'f_gif',
    'f_svg',
    'f_auto',
    'f_constructor',
    'fit_none',
    'b_red',
    'b_url(x)',
    'w_10,w_20',
    'w_10,width_20',
    'w_10,',
    '',
    'enlarge',
    'enlarge_true',
    's_10x10',
    'blur_5',
    'rotate_90',
    'constructor_1',
    '__proto___1',
    'toString_1',
  ])('refuses "%s"', (text) => {
    expect(parseModifiers(text)).toEqual({ ok: false, error: expect.stringContaining('is not possible') })
  })

  it('never draws anything larger than it may, whatever is asked for', () => {
    const modifier = fc.tuple(
      fc.constantFrom('w', 'h', 'q', 'f', 'fit', 'b', 's'),
      fc.oneof(fc.string(), fc.nat().map(String)),
    )
    fc.assert(
      fc.property(fc.array(modifier, { maxLength: 6 }), (modifiers) => {
        const answer = parseModifiers(modifiers.map(([name, value]) => `${name}_${value}`).join(','))
        if (!answer.ok) return
        const { width = 1, height = 1, quality } = answer.value
        for (const side of [width, height]) expect(side >= 1 && side <= 2560 && Number.isInteger(side)).toBe(true)
        expect(quality >= 1 && quality <= 100).toBe(true)
      }),
    )
  })

  it('keeps the proportion of the sides, however long they are; each used to be cut by itself', () => {
    const side = fc.integer({ min: 1, max: 9_999_999_999 })
    fc.assert(
      fc.property(side, side, (wide, high) => {
        const answer = parseModifiers(`w_${wide},h_${high}`)
        const { width = 0, height = 0 } = answer.ok ? answer.value : {}
        const [long, short] = wide > high ? [width, height] : [height, width]
        const exact = (long * Math.min(wide, high)) / Math.max(wide, high)
        expect(Math.abs(short - Math.max(1, exact))).toBeLessThanOrEqual(0.5)
        expect(long).toBe(Math.min(2560, Math.max(wide, high)))
      }),
    )
  })
})
