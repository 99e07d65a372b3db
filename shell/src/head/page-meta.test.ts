import { createPageMeta } from './page-meta'

const visit = { path: '/checkout', head: { title: 'Bestellung', noindex: true } }

describe('createPageMeta', () => {
  it('leaves the head of a page that says nothing of itself', () => {
    const meta = createPageMeta()
    meta.say('/checkout', { title: 'Zahlung' })
    expect(meta.headOf({ path: '/checkout/overview', head: { title: 'Prüfen' } })).toEqual({ title: 'Prüfen' })
  })

  it('adds what the page said, the latest of each', () => {
    const meta = createPageMeta()
    meta.say('/checkout', { title: 'Persönliche Daten', description: 'Wer bestellt.' })
    meta.say('/checkout', { title: 'Zahlung' })
    expect(meta.headOf(visit)).toEqual({ title: 'Zahlung', description: 'Wer bestellt.', noindex: true })
  })

  // the start page used to keep the title of the checkout, whose guard had led there
  it('hears nothing late of a page that was left', () => {
    const meta = createPageMeta()
    meta.say('/', { path: '/checkout', title: 'Bestellung' })
    expect(meta.headOf({ path: '/', head: { title: 'Start' } })).toEqual({ title: 'Start' })
    meta.say('/checkout', { path: '/checkout', title: 'Zahlung' })
    expect(meta.headOf(visit)).toEqual({ title: 'Zahlung', noindex: true })
  })

  it('forgets a page once another has said something', () => {
    const meta = createPageMeta()
    meta.say('/checkout', { title: 'Zahlung' })
    meta.say('/hilfe', { description: 'Antworten' })
    expect(meta.headOf(visit)).toEqual(visit.head)
  })
})
