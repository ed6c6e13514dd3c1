import { SelectField } from '#ui'
import { nobody } from '@xinglin/contract/call'
import type { FieldsOf } from './body-of.ts'
import { useEditor } from './editor-place.tsx'

const modes = [
  { value: 'practice', name: '练习：随时重来，提交后看报告' },
  { value: 'examination', name: '考核：每人一次（重新学习也不能重来），公布后看报告' },
] as const

/** An experiment to run: one of the school's protocols, and how it is meant. */
export const ExperimentFields = ({ body, onChange }: FieldsOf<'experiment'>) => {
  const { protocols } = useEditor()
  return (
    <>
      <SelectField
        label="实验"
        options={[
          { value: nobody, name: '请选择实验' },
          ...protocols.map(({ Id, Title }) => ({ value: Id, name: Title })),
        ]}
        value={body.Protocol}
        onChoose={(Protocol) => onChange({ ...body, Protocol })}
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
