import { isMember } from '#session'
import type { Session } from '@xinglin/contract/identity'
import type { School } from '@xinglin/contract/schools'

/** What the bottom of a page says, and in which of the three brand layouts. */
export type FooterText = {
  readonly family: 0 | 1 | 2
  readonly address: string
  readonly copyright: string
}

const usual: FooterText = { family: 2, address: '', copyright: '' }

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const parse = (json: string): Omit<FooterText, 'family'> | undefined => {
  try {
    const parsed: unknown = JSON.parse(json)
    if (typeof parsed !== 'object' || parsed === null) return undefined
    const { addpath, addtext } = parsed as Record<string, unknown>
    return { address: text(addpath), copyright: text(addtext) }
  } catch {
    return undefined
  }
}

/** The school's own footer for its people; the default one for guests, for strangers and where the school's text is broken. */
export const footerText = (school: School, who: Session | undefined): FooterText => {
  if (!isMember(who)) return usual
  const bottomInfo = parse(school.BottomInfoJson)
  if (!bottomInfo || (!bottomInfo.address && !bottomInfo.copyright)) return usual
  const family = school.PlatformAttribution
  return { family: family === 0 || family === 1 ? family : 2, ...bottomInfo }
}
