export {
  addressCorrectionSchema,
  addressSchema,
  availabilityAnswerSchema,
  availabilityFormRequestSchema,
  availabilityRequestSchema,
  checkDataSchema,
  correctedFieldSchema,
  isCorrection,
  suggestionsSchema,
  type Address,
  type AddressCorrection,
  type AvailabilityAnswer,
  type AvailabilityRequest,
  type CheckData,
  type CorrectedField,
  type Suggestions,
} from './schema'
export { AVAILABILITY_KEY, availabilityStore, formatAddress, isAvailabilityValid, isAvailable } from './store'
