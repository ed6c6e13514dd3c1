import { csvOf } from '#ui'
import { type FullBoard, type FullBoardRow, slotStateNames } from '@xinglin/contract/competitions'
import { rankWord, scoreWord } from './score-words.ts'

/** A score at a station, or why there is none. */
export const stationWord = ({ State, Score }: FullBoardRow['Scores'][number]): string =>
  State === 'open' ? scoreWord(Score) : slotStateNames[State]

/** The full board of a round as a file for spreadsheets. */
export const boardCsv = (board: FullBoard): string =>
  csvOf([
    [
      '名次',
      '序号',
      '参赛队',
      '学校',
      ...board.Stations.map(({ Name }) => Name),
      '整体评价',
      '总分',
      '奖项',
      '晋级',
    ],
    ...board.Teams.map((team) => [
      rankWord(team),
      team.No,
      team.Name,
      team.SchoolName,
      ...team.Scores.map(stationWord),
      team.Rating ?? '',
      scoreWord(team.Score),
      team.Award,
      team.Advances ? '是' : '否',
    ]),
  ])
