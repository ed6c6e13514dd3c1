import { codes, Refusal } from '@xinglin/wire'
import { Refused } from '#platform/visit'

/** The refusal of a code of the wire format, in its usual sentence. */
export const bad = (name: keyof typeof codes): Refused =>
  new Refused(codes[name].code, codes[name].msg)

/** What a fault of ours may tell the log: never the parameters of a query, which hold what people typed. */
const chainOf = (error: unknown): { message: string; code: string }[] => {
  const links: { message: string; code: string }[] = []
  for (let at = error; at instanceof Error && links.length < 5; at = at.cause) {
    const { code } = at as { code?: unknown }
    const [message = ''] = at.message.split('\nparams:')
    links.push({ message, code: typeof code === 'string' ? code : '' })
  }
  return links
}

/** The database is away, has no room, or a lock was waited for in vain: come again. */
const isAway = ({ message, code }: { message: string; code: string }): boolean =>
  /^(?:08|40|53|55|57)...$|^E[A-Z]+$|^OVERDUE$/.test(code) ||
  /timeout exceeded|Connection terminated|not queryable/.test(message)

/** Any error as a refusal; what is not one is a fault of ours and says nothing but its code. */
export const refusedOf = (error: unknown, log: (report: unknown) => void): Refused => {
  if (error instanceof Refused) return error
  if (error instanceof Refusal) {
    return new Refused(codes[error.code].code, error.message, { reason: error.reason })
  }
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bad('tooLarge')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return bad('badType')
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return bad('badBody')
  const chain = chainOf(error)
  log({ chain, stack: error instanceof Error ? error.stack?.split('\nparams:')[0] : undefined })
  return bad(chain.some(isAway) ? 'overloaded' : 'fault')
}
