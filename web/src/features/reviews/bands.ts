const words = ['很差', '较差', '一般', '较好', '非常好'] as const

/** The word for a number of stars or an average of them; each band reaches up to its whole number. Empty for none. */
export const bandOf = (rate: number): string =>
  rate > 0 ? (words[Math.min(5, Math.ceil(rate)) - 1] ?? '') : ''

/** A share of a whole as a percentage, cut off: shares need not add up to 100. */
export const shareOf = (part: number, whole: number): number =>
  whole > 0 ? Math.floor((part / whole) * 100) : 0

const most = 999

/** How the number of reviews stands on the tab: 999+ above 999. */
export const countOnTab = (count: number): string => (count > most ? `${most}+` : String(count))
