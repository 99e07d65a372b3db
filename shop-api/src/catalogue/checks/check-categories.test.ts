import { problemsAfter } from '../../testing/problems-after'

describe('checkLinkedCategories', () => {
  it.each<[string, 'categories' | 'mobile' | 'device-categories', string]>([
    ['magentazuhause-tarife', 'categories', 'categories.json'],
    ['young-tarife', 'categories', 'categories.json'],
    ['mobilfunk-tarife', 'mobile', 'mobile.json categories'],
    ['young-tarife', 'mobile', 'mobile.json categories'],
    ['prepaid-tarife', 'mobile', 'mobile.json categories'],
    ['smartphones', 'device-categories', 'device-categories.json'],
    ['tablets', 'device-categories', 'device-categories.json'],
    ['smartwatches', 'device-categories', 'device-categories.json'],
    ['zubehoer', 'device-categories', 'device-categories.json'],
  ])('misses %s in %s', (slug, file, place) => {
    const problems = problemsAfter((files) => {
      const categories = file === 'mobile' ? files.mobile.categories : files[file]
      categories.find((category) => category.slug === slug)!.slug = 'andere'
    })
    expect(problems).toContain(`${place}: the category ${slug} is missing`)
  })
})
