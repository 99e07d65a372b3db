// What tests of the whole shop read of this team. Whoever changes it looks at e2e/contract too.
export { checkAvailability } from '../features/availability/api/check-availability'
export { fetchAddressForm } from '../features/availability/api/fetch-address-form'
export { suggestAddresses } from '../features/availability/api/suggest-addresses'
export { fetchExtras } from '../features/choose-tariff/api/fetch-extras'
export { loadHeroes } from '../features/heroes/api/load-heroes'
export { loadTariffs } from '../features/tariffs/api/load-tariffs'
export { loadTvExtras } from '../features/tariffs/api/load-tv-extras'
export { CategoryCards } from '../features/tariffs/ui/category-cards'
