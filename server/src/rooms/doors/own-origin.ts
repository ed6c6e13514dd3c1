import { startSso } from '@xinglin/contract/doors'
import { isLoopback, plainHost } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'

/** A page of the visited school as scheme, host and port: by HTTPS, unless it is on this machine or the visit came by HTTP. */
export const checkedOrigin = (visit: Visit, origin: string): string => {
  const no = () => refuse(startSso.refusals.origin)
  if (!URL.canParse(origin)) throw no()
  const url = new URL(origin)
  const host = plainHost(url.host)
  const isPlain = url.protocol === 'http:' && (isLoopback(host) || !visit.secure)
  if (host !== visit.host || !(url.protocol === 'https:' || isPlain)) throw no()
  return url.origin
}
