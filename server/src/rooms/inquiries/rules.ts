import type { InquiryAction } from '@xinglin/contract/inquiries'
import type { InquiryRow } from './store.ts'

/** How somebody stands to a question: who asked it, who may answer it, who learns the same course. */
export type Standing = 'asker' | 'staff' | 'peer'

/** What somebody may do with a question as it stands. */
export const actionsFor = (
  standing: Standing,
  { state, answers }: Pick<InquiryRow, 'state' | 'answers'>,
): InquiryAction[] => {
  const isClosed = state === 'closed'
  if (standing === 'asker')
    return [
      ...(isClosed ? [] : (['reply'] as const)),
      ...(answers === 0 && !isClosed ? (['edit', 'withdraw'] as const) : []),
      ...(answers > 0 && !isClosed ? (['accept'] as const) : []),
    ]
  if (standing === 'peer') return isClosed ? [] : ['reply']
  return isClosed ? ['reopen', 'common'] : ['reply', 'close', 'common', 'transfer', 'merge']
}

const pairsOf = (text: string): Set<string> => {
  const signs = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s\p{P}]/gu, ''),
  ]
  return new Set(signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`))
}

/** How alike two titles are: the share of neighbouring signs that they have in common (Dice), 0 to 1. */
export const likeness = (one: string, other: string): number => {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  if (a.size + b.size === 0) return 0
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size)
}

/** From this on two titles ask about the same. */
export const alikeFrom = 0.25
