import type { WorkKind } from '@xinglin/contract/marking'
import { scoreWord } from '@xinglin/simulation/assessment'

/** What a work is worth, in words: an answer of an examination is worth a share of its question's points. */
export const shareWord = (kind: WorkKind, score: number | null): string =>
  kind === 'exam' && score !== null ? `${scoreWord(score)}%` : scoreWord(score)
