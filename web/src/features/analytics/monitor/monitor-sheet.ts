import { exactMomentOf, offerSheets, toast } from '#ui'
import {
  learnerStateNames,
  type WatchedItem,
  type WatchedLearner,
} from '@xinglin/contract/analytics'
import { scoreWord } from '@xinglin/simulation/assessment'
import { cellWord } from './standing.ts'

const fixed = [
  '学号',
  '姓名',
  '班级',
  '状态',
  '进度（%）',
  '当前内容',
  '落后原因',
  '成绩',
  '最近学习',
]
const widths = [18, 14, 30, 10, 10, 24, 30, 10, 20]

const rowOf = (one: WatchedLearner, items: readonly WatchedItem[]): string[] => [
  one.Number,
  one.Name,
  one.Classes.join('、'),
  learnerStateNames[one.State],
  String(one.Progress),
  [items[one.At]?.Title, one.Phase].filter(Boolean).join(' · '),
  one.Behind,
  one.Composite === null ? '' : scoreWord(one.Composite),
  one.LastAt === null ? '' : exactMomentOf(one.LastAt),
  ...items.map((_, at) => cellWord(one.Cells[at] ?? '-', one.Scores.split(',')[at] ?? '')),
]

/** Offers learners with all their items as a sheet, as they are shown. */
export const offerWatched = async (
  courseName: string,
  items: readonly WatchedItem[],
  learners: readonly WatchedLearner[],
): Promise<void> => {
  const sheet = {
    name: '学习进度',
    heads: [...fixed, ...items.map(({ Title }, at) => `${at + 1}. ${Title}`)],
    widths: [...widths, ...items.map(() => 12)],
    rows: learners.map((one) => rowOf(one, items)),
  }
  if (await offerSheets(`${courseName}学习进度`, [sheet]))
    toast.success(`已导出 ${learners.length} 人`)
  else toast.error('文件生成失败，请重试')
}
