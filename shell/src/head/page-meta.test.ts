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

  it('forgets a page once another has said something', () => {
    const meta = createPageMeta()
    meta.say('/checkout', { title: 'Zahlung' })
    meta.say('/hilfe', { description: 'Antworten' })
    expect(meta.headOf(visit)).toEqual(visit.head)
  })
})
