import { SelectField } from '#ui'
import { nobody } from '@xinglin/contract/call'
import type { FieldsOf } from './body-of.ts'
import { useEditor } from './editor-place.tsx'

/** An experiment to run: one of the school's protocols. */
export const ExperimentFields = ({ body, onChange }: FieldsOf<'experiment'>) => {
  const { protocols } = useEditor()
  return (
    <SelectField
      label="实验"
      options={[
        { value: nobody, name: '请选择实验' },
        ...protocols.map(({ Id, Title }) => ({ value: Id, name: Title })),
      ]}
      value={body.Protocol}
      onChoose={(Protocol) => onChange({ ...body, Protocol })}
    />
  )
}
