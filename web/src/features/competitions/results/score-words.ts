import type { BoardRow } from '@xinglin/contract/competitions'

/** A score with two decimals; a dash where there is none. */
export const scoreWord = (score: number | null): string => (score === null ? '—' : score.toFixed(2))

/** A rank, or why there is none. */
export const rankWord = ({ Rank, Away }: Pick<BoardRow, 'Rank' | 'Away'>): string => {
  if (Away !== '') return Away === 'absent' ? '缺考' : '作废'
  return Rank === null ? '—' : String(Rank)
}
