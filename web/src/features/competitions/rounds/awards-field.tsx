import { Button, FormFault, SelectField, TextField } from '#ui'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import type { AwardValues } from './round-form.ts'
import styles from './rounds.module.css'

const ways = [
  { value: 'places', name: '按名额' },
  { value: 'percent', name: '按参赛队的比例' },
] as const

const usual: readonly string[] = ['一等奖', '二等奖', '三等奖', '优胜奖']

/** The awards of a round, the highest first. */
export const AwardsField = ({
  awards,
  error,
  onChange,
}: {
  awards: readonly AwardValues[]
  error: string | undefined
  onChange: (awards: readonly AwardValues[]) => void
}) => {
  const heading = useId()
  const change = (at: number, by: Partial<AwardValues>) =>
    onChange(awards.map((one, place) => (place === at ? { ...one, ...by } : one)))
  const next = usual.find((name) => awards.every((one) => one.Name !== name)) ?? ''
  return (
    <fieldset className={styles.part} aria-labelledby={heading}>
      <legend id={heading}>奖项</legend>
      <p className={styles.note}>从高到低依次授予；名次并列的队得同一奖项。</p>
      <FormFault>{error}</FormFault>
      {awards.map((award, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an award is nothing but its place and its line
        <div key={at} className={styles.award}>
          <TextField
            label={`奖项 ${at + 1}`}
            autoComplete="off"
            value={award.Name}
            onChange={({ target }) => change(at, { Name: target.value })}
          />
          <SelectField
            label="授予"
            options={ways}
            value={award.By}
            onChoose={(By) => change(at, { By })}
          />
          <TextField
            label={award.By === 'places' ? '名额' : '比例（%）'}
            inputMode="numeric"
            value={award.Amount}
            onChange={({ target }) => change(at, { Amount: target.value })}
          />
          <Button
            kind="plain"
            size="small"
            icon={<X size={16} aria-hidden />}
            aria-label={`删除奖项 ${at + 1}`}
            onClick={() => onChange(awards.filter((one) => one !== award))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<Plus size={16} aria-hidden />}
        onClick={() => onChange([...awards, { Name: next, By: 'places', Amount: '1' }])}
      >
        添加奖项
      </Button>
    </fieldset>
  )
}
