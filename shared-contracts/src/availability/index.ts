export {
  addressSchema,
  checkDataSchema,
  correctedFieldSchema,
  suggestionsSchema,
  type Address,
  type CheckData,
  type Suggestions,
} from './schema'
export { AVAILABILITY_KEY, availabilityStore, formatAddress, isAvailabilityValid, isAvailable } from './store'
