import { Button, SelectField, TextField } from '#ui'
import type { Action, Menu } from '@xinglin/contract/simulations/operation'
import type { FormEvent } from 'react'
import styles from './deeds.module.css'
import type { Hand } from './use-hand.ts'

type Deed = Menu['deeds'][number]

/** One deed with its place, its way and its figures. */
export const DeedForm = ({
  deed: { zh, targets, options, values = {} },
  hand,
  sites,
  closed,
  onDo,
}: {
  deed: Deed
  hand: Hand
  sites: Menu['sites']
  closed: boolean
  onDo: (action: Action) => void
}) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const action = hand.action()
    if (action) onDo(action)
  }
  return (
    <form className={styles.form} aria-label={zh} onSubmit={submit} noValidate>
      <h2>{zh}</h2>
      {targets && (
        <SelectField
          label="部位"
          options={[
            { value: '', name: '请选择部位' },
            ...targets.map((id) => ({
              value: id,
              name: sites.find((one) => one.id === id)?.zh ?? id,
            })),
          ]}
          value={hand.target}
          onChoose={hand.aim}
        />
      )}
      {options && (
        <SelectField
          label="方式"
          options={[
            { value: '', name: '请选择方式' },
            ...Object.entries(options).map(([value, name]) => ({ value, name })),
          ]}
          value={hand.option}
          onChoose={hand.choose}
        />
      )}
      {Object.entries(values).map(([name, { zh, unit, from, to, step }]) => (
        <TextField
          key={name}
          label={unit === '' ? zh : `${zh}（${unit}）`}
          type="number"
          inputMode="decimal"
          min={from}
          max={to}
          step={step}
          value={hand.texts[name] ?? ''}
          onChange={(event) => hand.set(name, event.target.value)}
        />
      ))}
      <Button type="submit" kind="primary" disabled={closed}>
        执行
      </Button>
    </form>
  )
}
