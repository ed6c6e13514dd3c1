import { csvOf, momentOf } from '#ui'
import { type PointEntry, pointRuleWords } from '@xinglin/contract/points'

/** Rows of the ledger as a file for spreadsheets. */
export const pointsCsv = (rows: readonly PointEntry[]): string =>
  csvOf([
    ['时间', '规则', '事项', '积分', '余额', '说明'],
    ...rows.map((one) => [
      momentOf(one.At),
      pointRuleWords[one.Rule].name,
      one.Title,
      one.Points,
      one.Balance,
      one.Reason || (one.IsCapped ? '已达当日上限' : ''),
    ]),
  ])
