import { csvOf } from '#ui'
import { type FullBoard, type FullBoardRow, slotStateNames } from '@xinglin/contract/competitions'
import { rankWord, scoreWord } from './score-words.ts'

/** A score at a station, or why there is none. */
export const stationWord = ({ State, Score }: FullBoardRow['Scores'][number]): string =>
  State === 'open' ? scoreWord(Score) : slotStateNames[State]

/** The full board of a round as a file for spreadsheets. */
export const boardCsv = (board: FullBoard): string => {
  const hasAreas = board.Teams.some(({ AreaName }) => AreaName !== '')
  const hasTracks = board.Teams.some(({ TrackName }) => TrackName !== '')
  return csvOf([
    [
      '名次',
      '序号',
      '参赛队',
      '学校',
      ...(hasAreas ? ['赛区', '赛区名次'] : []),
      ...(hasTracks ? ['赛道', '赛道名次'] : []),
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
      ...(hasAreas ? [team.AreaName, team.AreaRank ?? ''] : []),
      ...(hasTracks ? [team.TrackName, team.TrackRank ?? ''] : []),
      ...team.Scores.map(stationWord),
      team.Rating ?? '',
      scoreWord(team.Score),
      team.Award,
      team.Advances ? '是' : '否',
    ]),
    ...(board.Schools.length === 0
      ? []
      : [
          [],
          ['团体名次', '学校', '计入队数', '团体总分', '晋级'],
          ...board.Schools.map((one) => [
            one.Rank,
            one.SchoolName,
            one.Counted,
            one.Sum.toFixed(2),
            one.Advances ? '是' : '否',
          ]),
        ]),
  ])
}
