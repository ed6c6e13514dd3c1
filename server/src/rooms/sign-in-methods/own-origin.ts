import { startSso } from '@xinglin/contract/sign-in-methods'
import { refuse, type Visit } from '#platform/visit'

/** Where the page stands that asks: what was visited, with its scheme and port, and nothing else. */
export const checkedOrigin = (visit: Visit, origin: string): string => {
  if (!URL.canParse(origin) || new URL(origin).origin !== visit.origin)
    throw refuse(startSso.refusals.origin)
  return visit.origin
}
