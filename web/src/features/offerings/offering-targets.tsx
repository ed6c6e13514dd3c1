import { ComboBox, SelectField, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { OfferingForm } from './offering-form.ts'
import { findClasses, findOfferedStudents, groupsOf } from './offering-queries.ts'
import styles from './offerings.module.css'

type Target = OfferingForm['Targets'][number]

const kindNames = {
  administrative: '行政班',
  teaching: '教学班',
  group: '小组',
  person: '学生',
} as const

/** Chooses a group of a 教学班 in the place of the whole class. */
const GroupChoice = ({ target, onGroup }: { target: Target; onGroup: (group: Target) => void }) => {
  const { data } = useQuery(groupsOf(target.Id))
  if (!data || data.length === 0) return null
  return (
    <SelectField
      label={`${target.Name}的范围`}
      compact
      options={[
        { value: '', name: '全班' },
        ...data.map(({ Id, Name }) => ({ value: Id, name: `只给 ${Name}` })),
      ]}
      value=""
      onChoose={(id) => {
        const group = data.find(({ Id }) => Id === id)
        if (group)
          onGroup({
            Kind: 'group',
            Id: id,
            Name: `${target.Name} ${group.Name}`,
            Excluded: target.Excluded,
          })
      }}
    />
  )
}

/** To whom a course is given, and from whom it is kept. */
export const OfferingTargets = ({
  targets,
  onChange,
}: {
  targets: readonly Target[]
  onChange: (targets: readonly Target[]) => void
}) => {
  const [added, setAdded] = useState(0)
  const has = (kind: Target['Kind'], id: string) =>
    targets.some(({ Kind, Id }) => Kind === kind && Id === id)
  const add = (one: Target) => {
    setAdded((count) => count + 1)
    if (!has(one.Kind, one.Id)) onChange([...targets, one])
  }
  const addClass = ({ id, name }: { readonly id: string; readonly name: string }) => {
    const [kind, classId = ''] = id.split(' ')
    add({
      Kind: kind === 'administrative' ? 'administrative' : 'teaching',
      Id: classId,
      Name: name,
      Excluded: false,
    })
  }
  return (
    <fieldset className={styles.targets}>
      <legend>学习对象</legend>
      {targets.length > 0 && (
        <ul className={styles.list}>
          {targets.map((one) => (
            <li key={`${one.Kind} ${one.Id}`} className={styles.target}>
              <Tag tone={one.Excluded ? 'warning' : 'school'}>
                {one.Excluded ? '除外' : kindNames[one.Kind]}
              </Tag>
              <span className={styles.name}>{one.Name}</span>
              {one.Kind === 'teaching' && !one.Excluded && (
                <GroupChoice
                  target={one}
                  onGroup={(group) =>
                    onChange(targets.map((other) => (other === one ? group : other)))
                  }
                />
              )}
              <button
                type="button"
                className={styles.remove}
                aria-label={`移除 ${one.Name}`}
                onClick={() => onChange(targets.filter((other) => other !== one))}
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ComboBox
        key={`class ${added}`}
        label="加入班级"
        placeholder="教学班或行政班名称"
        find={findClasses}
        chosen={undefined}
        onChoose={addClass}
      />
      <ComboBox
        key={`person ${added}`}
        label="加入个别学生"
        placeholder="姓名或学号"
        find={findOfferedStudents}
        chosen={undefined}
        onChoose={({ id, name }) => add({ Kind: 'person', Id: id, Name: name, Excluded: false })}
      />
      <ComboBox
        key={`without ${added}`}
        label="班级中除外的学生"
        placeholder="姓名或学号"
        find={findOfferedStudents}
        chosen={undefined}
        onChoose={({ id, name }) => add({ Kind: 'person', Id: id, Name: name, Excluded: true })}
      />
    </fieldset>
  )
}
