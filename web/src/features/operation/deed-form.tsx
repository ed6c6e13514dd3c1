import { Button, SelectField, TextField } from '#ui'
import type { Action, Menu } from '@xinglin/contract/operation'
import { useState, type FormEvent } from 'react'
import look from './deeds.module.css'

type Deed = Menu['deeds'][number]

/** One deed with its place, its way and its figures. */
export const DeedForm = ({
  deed,
  sites,
  closed,
  onDo,
}: {
  deed: Deed
  sites: Menu['sites']
  closed: boolean
  onDo: (action: Action) => void
}) => {
  const [target, setTarget] = useState('')
  const [option, setOption] = useState('')
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const { targets, options, values = {} } = deed
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const figures = Object.keys(values).map(
      (name) => [name, Number(texts[name] || Number.MAX_SAFE_INTEGER)] as const,
    )
    onDo({
      type: 'perform',
      deed: deed.id,
      ...(targets && target !== '' && { target }),
      ...(options && option !== '' && { option }),
      ...(figures.length > 0 && { values: Object.fromEntries(figures) }),
    })
  }
  return (
    <form className={look.form} aria-label={deed.zh} onSubmit={submit} noValidate>
      <h3>{deed.zh}</h3>
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
          value={target}
          onChoose={setTarget}
        />
      )}
      {options && (
        <SelectField
          label="方式"
          options={[
            { value: '', name: '请选择方式' },
            ...Object.entries(options).map(([value, name]) => ({ value, name })),
          ]}
          value={option}
          onChoose={setOption}
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
          value={texts[name] ?? ''}
          onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
        />
      ))}
      <Button type="submit" kind="primary" disabled={closed}>
        执行
      </Button>
    </form>
  )
}
