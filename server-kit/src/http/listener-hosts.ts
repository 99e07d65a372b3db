import * as v from 'valibot'
import { isNet } from './trusted-proxies'

/** A name as DNS has it, without a dot at its end. */
const NAME = /^(?!-)[a-z0-9-]{1,63}(\.(?!-)[a-z0-9-]{1,63})*$/

/**
 * Setting SHOP_LISTENER_HOSTS: to which hosts events go, separated by commas; to none unless it is set. A name that leads to
 * a private address needs that address or its net beside it.
 * 'OMS.example, 10.2.0.0/16' → ['oms.example', '10.2.0.0/16']; '' → []
 */
export const listenerHosts = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((part) => part.trim().toLowerCase() || [])),
  v.everyItem((part) => isNet(part) || NAME.test(part), 'is not a list of hosts, addresses or nets like 10.0.0.0/8'),
)
