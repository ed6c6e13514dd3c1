import { useChoices } from '#call'
import { ChoiceField, TagsField } from '#ui'
import { getDropDownSystom } from '@xinglin/contract/resources'
import { useState } from 'react'

/** What ails a patient already: chosen from the school's symptoms by system, or typed where the list lacks it. */
export const SymptomsField = ({
  value,
  error,
  onChange,
}: {
  value: readonly string[]
  error: string | undefined
  onChange: (symptoms: readonly string[]) => void
}) => {
  const choices = useChoices(getDropDownSystom, {})
  const [system, setSystem] = useState('')
  const offered = choices.list.find((one) => one.value === system)?.children ?? []
  return (
    <>
      <ChoiceField
        label="症状所属系统"
        choices={choices}
        none="选择系统后列出症状"
        value={system}
        onChoose={setSystem}
      />
      <TagsField
        label="症状"
        value={value}
        offered={offered.map(({ name }) => name)}
        error={error}
        most={8}
        longest={12}
        onChange={onChange}
      />
    </>
  )
}
