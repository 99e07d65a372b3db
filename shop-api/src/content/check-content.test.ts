import { bundledCatalogue } from '../catalogue/data/bundled'
import { checkContent } from './check-content'
import { printedSheet } from './sheets/product-sheets'
import type * as Sheets from './sheets/product-sheets'

jest.mock('./sheets/product-sheets', () => {
  const sheets = jest.requireActual<typeof Sheets>('./sheets/product-sheets')
  return { ...sheets, printedSheet: jest.fn(sheets.printedSheet) }
})

describe('checkContent', () => {
  it('finds nothing wrong with the texts about what is sold', () => {
    expect(checkContent(bundledCatalogue())).toEqual([])
  })

  // a product sheet that couldn't be printed was found by the first order of its tariff
  it('names what keeps a document of an order from being printed', () => {
    jest.mocked(printedSheet).mockImplementationOnce(() => {
      throw new Error('no rows')
    })
    expect(checkContent(bundledCatalogue())).toEqual(['no rows'])
  })

  it('names the line whose slot the data leave empty', () => {
    const data = bundledCatalogue()
    data.catalogue.terms = []
    expect(checkContent(data)).toContainEqual(
      expect.stringMatching(/^legal\/agb\.md:\d+: nothing fills \{\{termsLongestFirst\}\}$/),
    )
  })
})
