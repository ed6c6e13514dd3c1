import { type Column, DataTable, Empty } from '#ui'
import { pointWord } from '@xinglin/simulation/assessment'
import type { ElsewhereResult, PlatformStep } from '@xinglin/contract/simulations/experiment'
import { lengthWord } from './length-word.ts'

const columns: readonly Column<PlatformStep>[] = [
  { name: '步骤', cell: ({ seq, title }) => `${seq}. ${title}` },
  {
    name: '得分',
    width: '76px',
    figures: true,
    cell: ({ score, maxScore }) => `${pointWord(score)} / ${pointWord(maxScore)}`,
  },
  { name: '用时', width: '92px', figures: true, cell: ({ timeUsed }) => lengthWord(timeUsed) },
  {
    name: '合理用时',
    width: '96px',
    figures: true,
    secondary: true,
    cell: ({ expectTime }) => lengthWord(expectTime),
  },
  {
    name: '次数',
    width: '64px',
    figures: true,
    secondary: true,
    cell: ({ repeatCount }) => repeatCount,
  },
  { name: '评价', width: '88px', cell: ({ evaluation }) => evaluation || '—' },
]

/** The steps of a result, as the experiment elsewhere told them; in a narrow place without what was only expected. */
export const StepTable = ({
  result,
  narrow = false,
}: {
  result: Pick<ElsewhereResult, 'Title' | 'Steps'>
  narrow?: boolean
}) => (
  <DataTable
    label={`步骤得分：${result.Title}`}
    {...(!narrow && { least: '560px' })}
    columns={narrow ? columns.filter(({ secondary }) => !secondary) : columns}
    rows={result.Steps}
    keyOf={({ seq }) => String(seq)}
    empty={<Empty head="没有步骤明细" note="外部实验只送来了总分。" />}
  />
)
