export { PORT_REJECTION_TEXTS, portRejections, portRejectionSchema, type PortRejection } from './port-rejections'
export {
  orderStatusSchema,
  PERSONAL_IN_PORTING_ANSWER,
  PERSONAL_IN_STATUS_ACCESS,
  portingAnswerSchema,
  statusAccessSchema,
  statusPathSchema,
  type OrderProgress,
  type OrderStatus,
  type PortingAnswer,
  type StatusAccess,
  type WithdrawalState,
} from './schema'
export { shippedNames } from './shipped-names'
export { lifecycleStates, milestones, type LifecycleState, type Milestone } from './states'
