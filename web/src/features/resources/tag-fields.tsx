import { useChoices } from '#call'
import { Button, ChoiceTreeField, type Choices, nameAmong, SelectField, Tag } from '#ui'
import {
  getDropDownAnesthesiaType,
  getDropDownApplacable,
  getDropDownContraindicationType,
  getDropDownEffusionColorType,
  getDropDownEffusionLevelType,
  getDropDownPoseType,
  getDropDownPuncturePointType,
  getDropDownPurposeType,
  getDropDownSectionId,
  getDropDownShapeType,
  getDropDownSystom,
  mostTags,
  type ResourceTag,
  tagTypes,
  type TagType,
} from '@xinglin/contract/resources'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import styles from './library.module.css'

const loaders = {
  section: getDropDownSectionId,
  symptom: getDropDownSystom,
  applicable: getDropDownApplacable,
  purpose: getDropDownPurposeType,
  shape: getDropDownShapeType,
  effusionLevel: getDropDownEffusionLevelType,
  effusionColor: getDropDownEffusionColorType,
  contraindication: getDropDownContraindicationType,
  pose: getDropDownPoseType,
  puncturePoint: getDropDownPuncturePointType,
  anesthesia: getDropDownAnesthesiaType,
} as const

const levels: Readonly<Record<'section' | 'symptom', readonly [string, string]>> = {
  section: ['学科', '科室'],
  symptom: ['系统', '症状'],
}
const isTree = (type: TagType): type is keyof typeof levels => type in levels

const types = Object.entries(tagTypes).map(([value, name]) => ({ value: value as TagType, name }))

/** The words of a vocabulary by which resources are tagged. */
const useTagChoices = (type: TagType): Choices => useChoices(loaders[type], {})

/** One word of one of the vocabularies, chosen in two steps. */
export const TagChoice = ({
  onChoose,
  filters = false,
}: {
  onChoose: (tag: ResourceTag) => void
  /** It narrows a list. */
  filters?: boolean
}) => {
  const [type, setType] = useState<TagType>('section')
  const [value, setValue] = useState('')
  const choices = useTagChoices(type)
  const choose = (id: string) => {
    const name = nameAmong(choices, id)
    if (id !== '' && name) onChoose({ Type: type, Id: id, Name: name })
    setValue('')
  }
  return (
    <div className={styles.tagChoice}>
      <SelectField
        label="标签类别"
        options={types}
        value={type}
        onChoose={(next) => {
          setType(next)
          setValue('')
        }}
      />
      {isTree(type) ? (
        <ChoiceTreeField
          key={type}
          label={tagTypes[type]}
          levels={levels[type]}
          choices={choices}
          value={value}
          onChoose={setValue}
        />
      ) : (
        <SelectField
          key={type}
          label={tagTypes[type]}
          options={[
            { value: '', name: choices.state === 'ready' ? '请选择' : '正在读取…' },
            ...choices.list.map(({ value: id, name }) => ({ value: id, name })),
          ]}
          value={value}
          onChoose={setValue}
        />
      )}
      <Button
        size="small"
        icon={<Plus size={15} aria-hidden />}
        disabled={value === ''}
        onClick={() => choose(value)}
      >
        {filters ? '筛选' : '添加标签'}
      </Button>
    </div>
  )
}

/** The tags of a resource, to be added and taken away. */
export const TagFields = ({
  tags,
  onChange,
}: {
  tags: readonly ResourceTag[]
  onChange: (tags: readonly ResourceTag[]) => void
}) => (
  <fieldset className={styles.tagFields}>
    <legend>标签</legend>
    {tags.length > 0 && (
      <ul className={styles.tags} aria-label="已选标签">
        {tags.map((tag) => (
          <li key={`${tag.Type} ${tag.Id}`}>
            <Tag tone="school">
              {tagTypes[tag.Type]} {tag.Name}
            </Tag>
            <Button
              size="small"
              kind="plain"
              aria-label={`移除标签 ${tag.Name}`}
              icon={<X size={14} aria-hidden />}
              onClick={() => onChange(tags.filter((one) => one !== tag))}
            />
          </li>
        ))}
      </ul>
    )}
    {tags.length < mostTags && (
      <TagChoice
        onChoose={(tag) => {
          const others = tags.filter(({ Type, Id }) => Type !== tag.Type || Id !== tag.Id)
          onChange([...others, tag])
        }}
      />
    )}
  </fieldset>
)
