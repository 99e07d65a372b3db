// What tests of the whole shop read of this team. Whoever changes it looks at e2e/contract too.
export { fetchTariff } from '../features/completion/api/fetch-tariff'
export { CostsPanel } from '../features/costs/ui/costs-panel'
export { SummaryLines } from '../features/costs/ui/summary-lines'
export { wholePrice } from '../messages/short-price'
export { lineTerms } from '../messages/term-text'
export { cartLines } from '../model/lines'
export { totalsOf } from '../model/totals'
export { FilledCart } from '../pages/filled-cart'
