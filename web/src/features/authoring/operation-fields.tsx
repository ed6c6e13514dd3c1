import { SelectField } from '#ui'
import { nobody } from '@xinglin/contract/call'
import type { FieldsOf } from './body-of.ts'
import { useEditor } from './editor-place.tsx'

const modes = [
  { value: 'guided', name: '引导：逐步讲解，显示解剖，可撤销' },
  { value: 'practice', name: '练习：可用提示（扣分），随时重来' },
  { value: 'examination', name: '考核：没有提示，每人一次（重新学习也不能重来），公布后看报告' },
] as const

/** An operation to do: one of the school's procedures, with which patient, and how it is meant. */
export const OperationFields = ({ body, onChange }: FieldsOf<'operation'>) => {
  const { procedures } = useEditor()
  const chosen = procedures.find(({ Id }) => Id === body.Procedure)
  return (
    <>
      <SelectField
        label="操作"
        options={[
          { value: nobody, name: '请选择操作' },
          ...procedures.map(({ Id, Title }) => ({ value: Id, name: Title })),
        ]}
        value={body.Procedure}
        onChoose={(Procedure) => onChange({ ...body, Procedure, Patient: '' })}
      />
      <SelectField
        label="患者"
        options={[
          { value: '', name: '每次随机一位' },
          ...(chosen?.Patients ?? []).map(({ Id, Name }) => ({ value: Id, name: Name })),
        ]}
        value={body.Patient}
        onChoose={(Patient) => onChange({ ...body, Patient })}
      />
      <SelectField
        label="方式"
        options={modes}
        value={body.Mode}
        onChoose={(Mode) => onChange({ ...body, Mode })}
      />
    </>
  )
}
