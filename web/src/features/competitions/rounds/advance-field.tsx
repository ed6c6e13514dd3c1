import { SelectField, TextField } from '#ui'
import { advanceWayNames, advanceWays } from '@xinglin/contract/competitions'
import type { RoundValues } from './round-form.ts'

const ways = advanceWays.map((value) => ({ value, name: advanceWayNames[value] }))

/** Who goes on to the next round, and how many; `line` ties a text field to the form. */
export const AdvanceField = ({
  by,
  line,
  onChoose,
}: {
  by: RoundValues['AdvanceBy']
  line: (name: 'Advances' | 'Counted') => {
    readonly value: string
    readonly error?: string | undefined
    readonly name: string
    readonly onChange: (event: { target: { value: string } }) => void
  }
  onChoose: (by: RoundValues['AdvanceBy']) => void
}) => (
  <>
    <SelectField label="晋级" options={ways} value={by} onChoose={onChoose} />
    <TextField
      label={by === 'schools' ? '晋级学校数' : by === 'areas' ? '每个赛区的晋级名额' : '晋级名额'}
      inputMode="numeric"
      hint="0 为全部晋级，或没有下一轮"
      {...line('Advances')}
    />
    {by === 'schools' && (
      <TextField
        label="每校计入的队数"
        inputMode="numeric"
        hint="名次最前的几队得分相加为团体总分"
        {...line('Counted')}
      />
    )}
  </>
)
