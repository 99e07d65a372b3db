import type { ApiError } from '@nimbus/shared-contracts/http'

/** True when the order's device can't be had any more, so that only a new order can tell what remains. */
export const isDeviceGone = ({ status, details }: ApiError): boolean =>
  status === 409 && details.some(({ action, type }) => action === 'REMOVE_FROM_CART' && type === 'HANDSET')
