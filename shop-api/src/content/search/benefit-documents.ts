import { routes } from '@nimbus/shared-contracts/routes'
import type { Catalogue } from '../../catalogue/versions/catalogue'
import { BENEFIT_PRODUCTS, benefitsOf } from '../benefits'
import { campaignsAt } from '../facts/campaigns'
import type { SearchDocument } from './search-document'

/** What customers call the bonus for a used device, which the page of smartphones explains while it is given. */
const TRADE_IN_WORDS = 'Trade-in Eintausch Eintauschbonus Ankauf Altgerät gebrauchtes'

/** The pages of what speaks for each product. */
export function benefitDocuments(catalogue: Catalogue, now: Date): SearchDocument[] {
  const data = catalogue.data()
  const campaigns = campaignsAt(data, now)
  return BENEFIT_PRODUCTS.flatMap((product): SearchDocument[] => {
    const benefits = benefitsOf(product, { data, tariffs: catalogue.tariffs(), campaigns })
    if (!benefits) return []
    const { title, description } = benefits
    const keywords = product === 'smartphone' && campaigns.trade_in ? `Vorteile ${TRADE_IN_WORDS}` : 'Vorteile'
    return [{ group: 'help', title, text: description, href: routes.benefits(product), keywords }]
  })
}
