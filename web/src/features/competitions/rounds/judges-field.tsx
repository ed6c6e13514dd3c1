import { Button, SelectField } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import type { JudgeValues } from './round-form.ts'
import { judgeChoices } from './round-queries.ts'
import styles from './rounds.module.css'

/** A school that takes part. */
export type PartnerSchool = { readonly id: string; readonly name: string }

/** Who judges a station, lane by lane; chosen from the teachers of the schools that take part. */
export const JudgesField = ({
  contestId,
  station,
  partners,
  lanes,
  judges,
  onChange,
}: {
  contestId: string
  station: string
  partners: readonly PartnerSchool[]
  lanes: number
  judges: readonly JudgeValues[]
  onChange: (judges: readonly JudgeValues[]) => void
}) => {
  const heading = useId()
  const [school, setSchool] = useState(partners[0]?.id ?? '')
  const [lane, setLane] = useState('1')
  const teachers = useQuery({ ...judgeChoices(contestId, school), enabled: school !== '' })
  const into = Math.min(Number(lane), lanes)
  const left = (teachers.data ?? []).filter(({ PersonId }) =>
    judges.every((one) => one.PersonId !== PersonId || one.Lane !== into),
  )
  const add = (id: string) => {
    const one = left.find(({ PersonId }) => PersonId === id)
    if (one)
      onChange([
        ...judges,
        {
          PersonId: id,
          PartnerId: school,
          Name: one.Name,
          SchoolName: partners.find((other) => other.id === school)?.name ?? '',
          Lane: into,
        },
      ])
  }
  const isWaiting = teachers.isPending && school !== ''
  return (
    <fieldset className={styles.part} aria-labelledby={heading}>
      <legend id={heading}>评委</legend>
      {judges.length > 0 && (
        <ul className={styles.judges}>
          {judges.map((one) => (
            <li key={`${one.PersonId} ${one.Lane}`}>
              <span>
                {one.Name}
                <small>
                  {lanes > 1 && `第${one.Lane}赛道 `}
                  {partners.length > 1 && one.SchoolName}
                </small>
              </span>
              <Button
                kind="plain"
                size="small"
                icon={<X size={14} aria-hidden />}
                aria-label={`去掉${station}的评委${one.Name}${lanes > 1 ? `（第${one.Lane}赛道）` : ''}`}
                onClick={() => onChange(judges.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.pair}>
        {partners.length > 1 && (
          <SelectField
            label="评委的学校"
            options={partners.map(({ id, name }) => ({ value: id, name }))}
            value={school}
            onChoose={setSchool}
          />
        )}
        {lanes > 1 && (
          <SelectField
            label="赛道"
            options={Array.from({ length: lanes }, (_, at) => ({
              value: String(at + 1),
              name: `第${at + 1}赛道`,
            }))}
            value={String(into)}
            onChoose={setLane}
          />
        )}
        <SelectField
          label="添加评委"
          options={[
            { value: '', name: isWaiting ? '正在加载…' : '选择教师' },
            ...left.map(({ PersonId, Name, Number: number }) => ({
              value: PersonId,
              name: number === '' ? Name : `${Name}（${number}）`,
            })),
          ]}
          value=""
          disabled={isWaiting}
          onChoose={add}
        />
      </div>
      {partners.length > 1 && <p className={styles.note}>评委不评本校的队。</p>}
      {teachers.isError && (
        <p className={styles.note}>
          教师名单加载失败。
          <Button kind="plain" size="small" onClick={() => void teachers.refetch()}>
            重试
          </Button>
        </p>
      )}
    </fieldset>
  )
}
