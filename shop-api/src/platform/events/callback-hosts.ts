import ipaddr from 'ipaddr.js'

/** To which hosts events may go (TMF-19): those of the setting SHOP_LISTENER_HOSTS. */
export interface CallbackHosts {
  /** Why nothing goes to a callback, for whoever names it; undefined where events can go there. */
  refusalOf(callback: string): string | undefined
  /** Whether a connection may go to an address that a host's name has led to. */
  admits(address: string): boolean
}

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** asAddress('::ffff:127.0.0.1') → 127.0.0.1; asAddress('oms.example') → undefined */
function asAddress(text: string): Address | undefined {
  try {
    return ipaddr.process(text)
  } catch {
    return undefined
  }
}

/** netOf('10.0.0.0/8') holds all addresses that begin with 10 */
const netOf = (entry: string): [Address, number] => {
  if (entry.includes('/')) return ipaddr.parseCIDR(entry)
  const address = ipaddr.parse(entry)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

const isWithin = (address: Address, net: readonly [Address, number]): boolean =>
  address.kind() === net[0].kind() && address.match(net as [ipaddr.IPv4, number] & [ipaddr.IPv6, number])

/** createCallbackHosts(['oms.example']).refusalOf('https://oms.example/events') → undefined */
export function createCallbackHosts(listed: readonly string[]): CallbackHosts {
  const isNamed = (entry: string): boolean => !/[/:]/.test(entry) && asAddress(entry) === undefined
  const names = new Set(listed.filter(isNamed))
  const nets = listed.filter((entry) => !isNamed(entry)).map(netOf)
  const isListed = (address: Address): boolean => nets.some((net) => isWithin(address, net))
  return {
    refusalOf(callback) {
      if (!URL.canParse(callback)) return 'callback is no address'
      const { protocol, hostname, username, password, hash } = new URL(callback)
      if (username || password || hash) return 'callback has a user, a password or a fragment'
      const host = hostname.replace(/^\[|\]$/g, '')
      const address = asAddress(host)
      const isLoopback = address?.range() === 'loopback'
      if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback)) return 'callback is no https address'
      const isKnown = address ? isListed(address) : names.has(host)
      return isKnown ? undefined : `events don't go to ${host.slice(0, 100)}: SHOP_LISTENER_HOSTS doesn't name it`
    },
    admits(text) {
      const address = asAddress(text)
      return address !== undefined && (address.range() === 'unicast' || isListed(address))
    },
  }
}
