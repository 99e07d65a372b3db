export { Dialog, type CloseReason, type DialogProps } from './dialog'
