import type { OutputOf } from '@xinglin/contract/call'
import type { getGameResult } from '@xinglin/contract/competitions'
import { csvOf } from '#ui'
import { scoreWord } from '../results/score-words.ts'

/** What own teams came to as a file for spreadsheets: a line each station, and each line of its sheet. */
export const resultCsv = ({ Teams }: OutputOf<typeof getGameResult>): string =>
  csvOf([
    ['参赛队', '考站', '评分项', '分值', '得分', '平均'],
    ...Teams.flatMap(({ Team, Stations }) =>
      Stations.flatMap((station) => [
        [Team, station.Name, '', 100, scoreWord(station.Score), scoreWord(station.Mean)],
        ...station.Items.map(({ Text, Points, Got }) => [
          Team,
          station.Name,
          Text,
          Points,
          Got ?? '',
          '',
        ]),
      ]),
    ),
  ])
