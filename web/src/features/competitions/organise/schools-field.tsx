import { Button, FormFault, SelectField, TextField } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { X } from 'lucide-react'
import type { SchoolValues } from './contest-form.ts'
import { contestAreas, otherSchools } from './contest-queries.ts'
import styles from './organise.module.css'

/** The other schools of the installation that take part, each with its area and a quota of its own. */
export const SchoolsField = ({
  schools,
  error,
  onChange,
}: {
  schools: readonly SchoolValues[]
  error: string | undefined
  onChange: (schools: readonly SchoolValues[]) => void
}) => {
  const heading = useId()
  const all = useQuery(otherSchools).data ?? []
  const areas = useQuery(contestAreas).data ?? []
  const left = all.filter(({ Id }) => schools.every(({ SchoolId }) => SchoolId !== Id))
  const change = (id: string, by: Partial<SchoolValues>) =>
    onChange(schools.map((one) => (one.SchoolId === id ? { ...one, ...by } : one)))
  if (all.length === 0 && schools.length === 0) return null
  return (
    <fieldset className={styles.part} aria-labelledby={heading}>
      <legend id={heading}>参赛学校</legend>
      <p className={styles.note}>本校总是参加。添加的学校在自己的站点看到赛事并报名。</p>
      <FormFault>{error}</FormFault>
      {schools.map((one) => (
        <div key={one.SchoolId} className={styles.school}>
          <strong>{one.Name}</strong>
          <SelectField
            label={`${one.Name}的赛区`}
            compact
            options={[
              { value: '', name: '不分赛区' },
              ...areas.map(({ Id, Name }) => ({ value: Id, name: Name })),
            ]}
            value={one.Area}
            onChoose={(Area) => change(one.SchoolId, { Area })}
          />
          <TextField
            label="名额"
            inputMode="numeric"
            placeholder="同每校名额"
            value={one.Quota}
            onChange={({ target }) => change(one.SchoolId, { Quota: target.value })}
          />
          <Button
            kind="plain"
            size="small"
            icon={<X size={16} aria-hidden />}
            aria-label={`去掉${one.Name}`}
            onClick={() => onChange(schools.filter(({ SchoolId }) => SchoolId !== one.SchoolId))}
          >
            去掉
          </Button>
        </div>
      ))}
      {left.length > 0 && (
        <SelectField
          label="添加学校"
          options={[
            { value: '', name: '选择学校' },
            ...left.map(({ Id, Name }) => ({ value: Id, name: Name })),
          ]}
          value=""
          onChoose={(id) => {
            const one = left.find(({ Id }) => Id === id)
            if (one)
              onChange([...schools, { SchoolId: one.Id, Name: one.Name, Area: '', Quota: '' }])
          }}
        />
      )}
    </fieldset>
  )
}
