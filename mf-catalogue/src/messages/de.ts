/**
 * Customer copy of the catalogue, a file for what one page, or one part of several, shows, so that each page loads its own. Prices, speeds and dates
 * come from the API.
 */
export { hero, finder, television, promises, areas } from './start.de'
export { offer } from './offer.de'
export { deviceCard } from './device-card.de'
export { deviceList } from './device-list.de'
export { deviceOffer } from './device-offer.de'
export { device } from './device.de'
export { mobileTariffs } from './mobile-tariffs.de'
export { mobileHome } from './mobile-home.de'
export { benefits } from './benefits.de'
export { campaigns } from './campaigns.de'

export const title = 'Start'

export const description =
  'Glasfaser, Mobilfunk und Fernsehen von Nimbus. Prüfen Sie, was an Ihrer Adresse möglich ist, mit allen Preisen auf einen Blick.'
