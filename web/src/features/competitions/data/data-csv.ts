import { type ContestData, stationKindNames } from '@xinglin/contract/competitions'
import { csvOf } from '#ui'

const cell = (value: number | null): string | number => value ?? ''

/** The data of a round as a file for spreadsheets: one table after the other. */
export const dataCsv = (data: ContestData): string =>
  csvOf([
    ['环节', '数量'],
    ...data.Funnel.map(({ Name, Count }) => [Name, Count]),
    [],
    ['平均分', '中位数', '标准差'],
    [cell(data.Mean), cell(data.Median), cell(data.Deviation)],
    [],
    ['分数段', '队数'],
    ...data.Distribution.map(({ From, Count }) => [`${From}至${From + 10}`, Count]),
    [],
    ['学校', '参赛', '有名次', '获奖', '平均分'],
    ...data.Schools.map((one) => [one.Name, one.Teams, one.Ranked, one.Awards, cell(one.Mean)]),
    [],
    ['考站', '类型', '权重', '平均分', '得分率', '区分度', '评委分差'],
    ...data.Stations.map((one) => [
      one.Name,
      stationKindNames[one.Kind],
      one.Weight,
      cell(one.Mean),
      cell(one.Facility),
      cell(one.Discrimination),
      cell(one.Spread),
    ]),
    [],
    ['考站', '评分项', '分值', '得分率', '区分度'],
    ...data.Items.map((one) => [
      data.Stations.find(({ StationId }) => StationId === one.StationId)?.Name ?? '',
      one.Text,
      one.Points,
      cell(one.Facility),
      cell(one.Discrimination),
    ]),
    [],
    ['赛季', '赛事', '参赛', '本校平均分'],
    ...data.Seasons.map((one) => [one.Season, one.Contests, one.Teams, cell(one.Mean)]),
  ])
