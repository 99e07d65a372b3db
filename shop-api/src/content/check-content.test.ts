import { bundledCatalogue } from '../catalogue/data/bundled'
import { checkContent } from './check-content'

describe('checkContent', () => {
  it('finds nothing wrong with the texts about what is sold', () => {
    expect(checkContent(bundledCatalogue())).toEqual([])
  })

  it('names the line whose slot the data leave empty', () => {
    const data = bundledCatalogue()
    data.catalogue.terms = []
    expect(checkContent(data)).toContainEqual(
      expect.stringMatching(/^legal\/agb\.md:\d+: nothing fills \{\{termsLongestFirst\}\}$/),
    )
  })
})
