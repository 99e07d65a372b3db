export { PORT_REJECTION_TEXTS, portRejections, portRejectionSchema, type PortRejection } from './port-rejections'
export {
  orderStatusSchema,
  portingAnswerSchema,
  statusAccessSchema,
  statusPathSchema,
  type OrderProgress,
  type OrderStatus,
  type PortingAnswer,
  type StatusAccess,
} from './schema'
export { shippedNames } from './shipped-names'
export { lifecycleStates, milestones, type LifecycleState, type Milestone } from './states'
