/** The host as the table of domains spells it: lower case, no port, no final dot; IPv6 keeps its brackets. */
export const plainHost = (host: string): string =>
  host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

/** True for this machine: loopback addresses and names under `localhost`. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(host)
