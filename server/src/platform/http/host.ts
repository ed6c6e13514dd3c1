import { BlockList, isIP } from 'node:net'

/** The host as the table of domains spells it: lower case, no port, no final dot; IPv6 keeps its brackets. */
export const plainHost = (host: string): string =>
  host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

/** Where a request was sent to, as browsers write an origin: scheme, host, and the port where it is not the scheme's own. */
export const originAt = (host: string, secure: boolean): string => {
  const address = `${secure ? 'https' : 'http'}://${host}`
  return URL.canParse(address) ? new URL(address).origin : ''
}

/** True for a peer on this machine; an address, not a name that a client could choose. */
export const isLocalPeer = (ip: string): boolean =>
  ip === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(ip)

/** True for this machine: loopback addresses and names under `localhost`. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(host)

/** Whether a host is asked on this machine from this machine: there alone nobody listens to plain HTTP. */
export const staysHere = (host: string, ip: string): boolean => isLoopback(host) && isLocalPeer(ip)

/** Whether an address is among some addresses and networks (`10.0.0.7`, `10.0.0.0/8`). */
export const amongAddresses = (listed: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList()
  const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
  for (const one of listed) {
    const [net = '', prefix] = one.split('/')
    if (isIP(net) === 0) continue
    if (prefix === undefined) list.addAddress(net, family(net))
    else list.addSubnet(net, Number(prefix), family(net))
  }
  return (address) => isIP(address) !== 0 && list.check(address, family(address))
}
