import { longMomentOf } from '#ui'

/** A stretch of time in words; `always` where it has neither end. */
export const spanOf = (from: string | null, until: string | null, always: string): string => {
  if (from === null && until === null) return always
  if (until === null) return `${longMomentOf(from ?? '')} 起`
  return from === null
    ? `至 ${longMomentOf(until)}`
    : `${longMomentOf(from)} 至 ${longMomentOf(until)}`
}
