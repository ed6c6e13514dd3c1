import { csvOf, longMomentOf } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import { kindNames } from '@xinglin/contract/courses'
import type { AttemptLine } from '@xinglin/contract/learning'
import { attemptState } from '../report/attempt-words.ts'

const head = [
  '课程',
  '类型',
  '第几次',
  '状态',
  '进度（%）',
  '已完成',
  '必修内容',
  '学习时长（分钟）',
  '综合成绩',
  '等级',
  '开始时间',
  '最近学习',
  '完成时间',
]

const rowOf = (line: AttemptLine): (string | number)[] => [
  line.CourseName,
  kindNames[line.HasVirtual] ?? '',
  line.AttemptNo,
  attemptState(line).word,
  Math.floor(line.Progress),
  line.DoneCount,
  line.ItemCount,
  Math.floor(line.Seconds / 60),
  line.Composite === null ? '' : scoreWord(line.Composite),
  line.Level,
  longMomentOf(line.StartedAt),
  longMomentOf(line.LastAt),
  line.FinishedAt ? longMomentOf(line.FinishedAt) : '',
]

/** Rounds as a CSV file. */
export const recordsCsv = (lines: readonly AttemptLine[]): string =>
  csvOf([head, ...lines.map(rowOf)])
