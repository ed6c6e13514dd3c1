import { csvOf } from '#ui'
import type { TeamResult } from '@xinglin/contract/competitions'
import { scoreWord } from './score-words.ts'

/** The rank of a team, of how many. */
export const rankOf = ({ Rank, Ranked }: TeamResult): string =>
  Rank === null ? '—' : `${Rank} / ${Ranked}`

/** What the school's teams came to as a file for spreadsheets. */
export const teamResultsCsv = (rows: readonly TeamResult[]): string =>
  csvOf([
    ['参赛队', '队员', '赛事', '赛季', '轮次', '名次', '得分', '平均', '待加强', '奖项'],
    ...rows.map((row) => [
      row.Team,
      row.Members.join('、'),
      row.ContestName,
      row.Season,
      row.RoundName,
      rankOf(row),
      scoreWord(row.Score),
      scoreWord(row.Mean),
      row.Weakest,
      row.Award,
    ]),
  ])
