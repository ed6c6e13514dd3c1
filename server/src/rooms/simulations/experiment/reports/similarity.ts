import type { Sections } from '@xinglin/contract/simulations/experiment'

/** Sections that everybody writes themselves; purpose, materials and method are much alike by their nature. */
const own = ['results', 'discussion', 'conclusion', 'questions', 'reflection'] as const

/** So many signs in a row are a stretch; shorter ones are alike by chance. */
const stretch = 10
/** Of so many stretches in a row one is kept (winnowing, Schleimer, Wilkerson & Aiken 2003). */
const window = 6

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** FNV-1a over code units, 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash >>> 0
}

const stretchesOf = (text: string): string[] => {
  const signs = plain(text)
  return Array.from({ length: Math.max(0, signs.length - stretch + 1) }, (_, at) =>
    signs.slice(at, at + stretch),
  )
}

/** The fingerprints of what somebody wrote in a report; nothing that the protocol itself says (`given`) counts. */
export const printsOf = (sections: Sections, given: readonly string[]): number[] => {
  const known = new Set(given.flatMap(stretchesOf))
  const hashes = stretchesOf(own.map((name) => sections[name] ?? '').join('\n'))
    .filter((one) => !known.has(one))
    .map(hashOf)
  const kept = new Set<number>()
  for (let at = 0; at + window <= hashes.length; at += 1)
    kept.add(Math.min(...hashes.slice(at, at + window)))
  return [...kept]
}

/** How much of a report stands in another, 0–1; nothing is said of a report that is too short to tell. */
export const shareOf = (one: readonly number[], other: ReadonlySet<number>): number =>
  one.length < 5 ? 0 : one.filter((print) => other.has(print)).length / one.length

/** The longest passages that stand in both, the longest first, each of at least `least` signs. */
export const passagesIn = (one: Sections, other: Sections, most = 5, least = 16): string[] => {
  const there = own.map((name) => other[name] ?? '').join('\n')
  const passages: string[] = []
  for (const name of own) {
    const text = one[name] ?? ''
    for (let at = 0; at + least <= text.length;) {
      let length = 0
      while (at + length < text.length && there.includes(text.slice(at, at + length + least)))
        length += 1
      if (length === 0) at += 1
      else {
        const passage = text.slice(at, at + length + least - 1)
        passages.push(passage.trim())
        at += passage.length
      }
    }
  }
  return [...new Set(passages)]
    .filter((passage) => passage.length >= least)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, most)
}
