/** The host as the table of domains spells it: lower case, no port, no final dot; IPv6 keeps its brackets. */
export const plainHost = (host: string): string =>
  host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

/** True for a peer on this machine; an address, not a name that a client could choose. */
export const isLocalPeer = (ip: string): boolean =>
  ip === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(ip)

/** True for this machine: loopback addresses and names under `localhost`. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(host)
