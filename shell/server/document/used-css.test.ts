import fc from 'fast-check'
import { declarationsOf, namesIn, takeApart, usedParts, writeParts } from './used-css'

/** What a page with this HTML gets of a stylesheet. */
function used(css: string, html: string): string {
  const parts = takeApart(css)
  const all = declarationsOf(parts).flatMap(({ property }) => (property === undefined ? [] : [property]))
  return writeParts(usedParts(parts, namesIn(html)), new Set(all))
}

describe('usedParts', () => {
  it.each([
    ['a class that is there', '.btn{color:red}', true],
    ['a class that is not', '.dialog{color:red}', false],
    ['an element that is there', 'button{color:red}', true],
    ['an element that is not', 'table{color:red}', false],
    ['one of two selectors', '.dialog,.btn{color:red}', true],
    ['a class and one that is not there', '.btn .dialog{color:red}', false],
    ['a pointer above', '.btn:hover{color:red}', false],
    ['a pointer above, or the focus', '.btn:hover,.btn:focus{color:red}', true],
    ['a pointer that is not above', '.btn:not(:hover){color:red}', true],
    ['a state of its own', '.btn:disabled{color:red}', true],
    ['the focus', '.btn:focus-visible{outline:2px solid}', true],
    ['any focus', ':focus-visible{outline:2px solid}', true],
    ['an attribute that is there', 'button[aria-pressed=true]{color:red}', true],
    ['an attribute that is not', 'details[data-side] .btn{color:red}', false],
    ['what opens without a script', 'details[open] .btn{color:red}', true],
    ['what a script hides', '[hidden]{display:none!important}', true],
    ['what a script says of an element', '.btn[aria-busy=true]{color:red}', false],
    ['an attribute that must not be there', 'details:not([data-unfolded]) .btn{color:red}', true],
    ['a class within :not()', '.btn:not(.btn--small){color:red}', true],
    ['one of the choices of :is()', ':is(.dialog,.btn){color:red}', true],
    ['none of the choices of :is()', ':is(.dialog,.toast) button{color:red}', false],
    ['a choice of :is() with what is not there', ':is(.dialog,.btn) .icon{color:red}', false],
    ['a class within :has()', '.btn:has(.icon){color:red}', true],
    ['a pseudo-element', '.btn::before{content:""}', true],
    ['the root', ':root{--c:red}', true],
    ['everything', '*{box-sizing:border-box}', true],
    ['an id', '#main{color:red}', true],
    ['a name with a dot, as CSS modules have it', '.page\\.module-card{color:red}', true],
    ['a font', '@font-face{font-family:A;src:url(a.woff2)}', true],
    ['a font of single characters', '@font-face{font-family:A;src:url(b.woff2);unicode-range:U+e9}', false],
    ['a statement', '@layer reset,base;', true],
    ['a width', '@media (min-width:64rem){.btn{color:red}}', true],
    ['dark mode', '@media (prefers-color-scheme:dark){:root{--c:blue}}', true],
    ['forced colours', '@media (forced-colors:active){.btn{border:1px solid}}', true],
    ['less motion', '@media (prefers-reduced-motion:reduce){.btn{transition:none}}', true],
    ['print', '@media print{.btn{display:none}}', true],
    ['a width of what is not there', '@media (min-width:64rem){.dialog{color:red}}', false],
  ])('decides on %s', (_, css, kept) => {
    const html = '<details><button aria-pressed="false" class="page.module-card btn">Weiter</button></details>'
    expect(used(css, html)).toBe(kept ? css : '')
  })

  it('keeps rules in their order, and layers for their order even without a rule', () => {
    const css =
      '@layer reset{p{margin:0}}@layer base{table{margin:0}}@layer components{.a{color:red}.b{top:0}.a{top:1px}}'
    expect(used(css, '<p class="a">')).toBe(
      '@layer reset{p{margin:0}}@layer base{}@layer components{.a{color:red}.a{top:1px}}',
    )
  })

  it('writes values as they were', () => {
    const css =
      ':root{--light:initial;--dark: ;--font:"A B", sans-serif}.a{color:red!important;background:url(a.svg) 0 0/1px}'
    expect(used(css, '<p class="a">')).toBe(css)
  })

  it('leaves out nothing where all names are there, and never adds or moves a rule', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    const rule = fc.record({ classes: fc.array(name, { minLength: 1, maxLength: 3 }), medium: fc.boolean() })
    fc.assert(
      fc.property(fc.array(rule), fc.uniqueArray(name), (rules, there) => {
        const written = rules.map(({ classes, medium }, index) => {
          const text = `${classes.map((each) => `.${each}`).join(' ')}{order:${index}}`
          return medium ? `@media print{${text}}` : text
        })
        const matching = written.filter((_, index) => rules[index]?.classes.every((each) => there.includes(each)))
        expect(used(written.join(''), `<p class="${there.join(' ')}">`)).toBe(matching.join(''))
      }),
    )
  })
})
