import * as z from 'zod/mini'
import type { Criterion } from '@xinglin/contract/marking'

/** How a report of an experiment stands: 未开始, 未提交, 待批阅, 已退回, 已批阅 (told to nobody yet), 已发布. */
export const ReportState = z.enum(['none', 'open', 'waiting', 'returned', 'marked', 'released'])
export type ReportState = z.output<typeof ReportState>

/** A section of the report by its name. */
export const SectionName = z.enum([
  'purpose',
  'principle',
  'materials',
  'method',
  'results',
  'discussion',
  'conclusion',
  'questions',
  'reflection',
])

/** The criteria where a teacher has set none; a hundred points together. */
export const defaultRubric: readonly Criterion[] = [
  {
    Id: 'mechanism',
    Name: '机制解释',
    Note: '用生理机制逐项解释结果，因果链完整、方向正确。',
    Max: 40,
  },
  { Id: 'data', Name: '数据运用', Note: '以自己记录的数据为依据，单位与变化方向准确。', Max: 25 },
  {
    Id: 'unexpected',
    Name: '异常与误差',
    Note: '说明与预期不符的结果、误差来源和改进办法。',
    Max: 15,
  },
  { Id: 'thinking', Name: '思考题', Note: '回答切题，能举一反三。', Max: 10 },
  { Id: 'writing', Name: '表达与规范', Note: '条理清楚，术语规范，无抄袭。', Max: 10 },
]
