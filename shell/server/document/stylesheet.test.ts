import { inlineStyles } from './stylesheet'
import { takeApart } from './used-css'

const aSheet = (css: string, href = '/a.css') => ({ href, css, parts: takeApart(css) })

/** More rules than a page brings without using them. */
const UNUSED = Array.from({ length: 900 }, (_, index) => `.b${index}{top:0}`).join('')

/** What a page with this HTML gets of a large stylesheet. */
const used = (css: string, html: string): string | undefined => inlineStyles([aSheet(css + UNUSED)], html)[0]?.css

describe('inlineStyles', () => {
  it('takes the used rules of a stylesheet, whose rest is worth a request', () => {
    const css = '.a{color:red}'
    expect(inlineStyles([aSheet(css + UNUSED)], '<p class="a">')).toEqual([{ href: '/a.css', css, whole: false }])
  })

  it('keeps the hash by which the whole one will be asked for', () => {
    const sheet = { ...aSheet(`.a{color:red}${UNUSED}`), integrity: 'sha384-a' }
    expect(inlineStyles([sheet], '<p class="a">')).toEqual([
      expect.objectContaining({ integrity: 'sha384-a', whole: false }),
    ])
  })

  it('takes all of a stylesheet whose rest is small', () => {
    const css = '.a{color:red}.c{top:0}'
    expect(inlineStyles([aSheet(css)], '<p class="a">')).toEqual([{ href: '/a.css', css, whole: true }])
  })

  it.each([
    ['by a rule', '.a{color:var(--x)}', '<p class="a">'],
    ['by a rule with another value instead', '.a{color:var( --x, red)}', '<p class="a">'],
    ['by way of another one', ':root{--y:0 0 var(--x)}.a{color:var(--y)}', '<p class="a">'],
    ['by an attribute', '.a{color:red}', '<p class="a" style="--c:var(--x)">'],
  ])('sets custom properties in every mode that are used %s', (_, css, html) => {
    const tokens = ':root{--x:#fff}@media (prefers-color-scheme:dark){:root{--x:#000}}'
    expect(used(tokens + css, html)).toBe(tokens + css)
  })

  it('sets those that the stylesheet of the remote uses', () => {
    const sheets = [aSheet(`:root{--x:#fff;--y:#000}${UNUSED}`), aSheet('.r{color:var(--x)}', '/r.css')]
    expect(inlineStyles(sheets, '<p class="r">').map(({ css }) => css)).toEqual([
      ':root{--x:#fff}',
      '.r{color:var(--x)}',
    ])
  })

  it('leaves out custom properties that nothing uses, also those that use each other', () => {
    expect(used(':root{--x:var(--y);--y:var(--x);--z:0}.a{top:0}.b{left:var(--z)}', '<p class="a">')).toBe('.a{top:0}')
  })

  it('keeps the keyframes of animations that are used', () => {
    const css = '.a{animation:turn 1s}.b{animation:slide 1s}@keyframes turn{to{top:0}}@keyframes slide{to{left:0}}'
    expect(used(css, '<p class="a">')).toBe('.a{animation:turn 1s}@keyframes turn{to{top:0}}')
  })
})
