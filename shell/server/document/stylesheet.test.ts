import { inlineStyles } from './stylesheet'
import { takeApart } from './used-css'

const aSheet = (css: string) => ({ href: '/a.css', css, parts: takeApart(css) })

describe('inlineStyles', () => {
  const used = '.a{color:red}'
  const names = new Set(['.a'])

  it('takes the used rules of a stylesheet, whose rest is worth a request', () => {
    const rest = Array.from({ length: 400 }, (_, index) => `.b${index}{top:0}`).join('')
    expect(inlineStyles(aSheet(used + rest), names)).toEqual({ href: '/a.css', css: used, whole: false })
  })

  it('takes all of a stylesheet whose rest is small', () => {
    const css = `${used}.b{top:0}`
    expect(inlineStyles(aSheet(css), names)).toEqual({ href: '/a.css', css, whole: true })
  })
})
