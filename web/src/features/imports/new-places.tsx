import { useQuery } from '@tanstack/react-query'
import type { ImportPlace, NewPlace } from '@xinglin/contract/imports'
import { useState } from 'react'
import { Button, Card, figure, SelectField, Tag } from '#ui'
import { knownColleges } from './import-queries.ts'
import styles from './new-places.module.css'

const nameOf = ({ College, Major, Grade, Class }: ImportPlace): string => {
  if (Class !== '') return `${Grade}级 ${Class.includes(Major) ? Class : `${Major} ${Class}`}`
  return Major === '' ? College : Major
}

const kinds = ['院系', '专业', '行政班'] as const
const kindOf = ({ Major, Class }: ImportPlace): (typeof kinds)[number] =>
  Class !== '' ? '行政班' : Major === '' ? '院系' : '专业'

const fewest = 6

const Line = ({
  one: { Place, Rows, Near },
  colleges,
  busy,
  onMove,
}: {
  one: NewPlace
  colleges: readonly string[]
  busy: boolean
  onMove: (to: ImportPlace) => void
}) => {
  const kind = kindOf(Place)
  return (
    <li className={styles.line}>
      <Tag tone={Near ? 'warning' : 'neutral'}>新{kind}</Tag>
      <span className={styles.name}>
        {nameOf(Place)}
        <span className={styles.about}>
          {kind === '院系' ? '' : `${Place.College}，`}
          {figure(Rows)} 人
        </span>
      </span>
      {Near && (
        <span className={styles.near}>
          是否是“{nameOf(Near)}”？
          <Button size="small" disabled={busy} onClick={() => onMove(Near)}>
            改为“{nameOf(Near)}”
          </Button>
        </span>
      )}
      {!Near && kind === '院系' && colleges.length > 0 && (
        <SelectField
          compact
          label={`“${Place.College}”对应的院系`}
          disabled={busy}
          options={[
            { value: '', name: '新建，或改为已有院系…' },
            ...colleges.map((name) => ({ value: name, name: `改为“${name}”` })),
          ]}
          value=""
          onChoose={(name) => name && onMove({ ...Place, College: name })}
        />
      )}
    </li>
  )
}

/** The 院系, 专业 and 行政班 that an import would make, for whoever meant one that is there already. */
export const NewPlaces = ({
  places,
  onMove,
}: {
  places: readonly NewPlace[]
  onMove: (from: ImportPlace, to: ImportPlace) => Promise<void>
}) => {
  const { data: colleges = [] } = useQuery(knownColleges)
  const [all, showAll] = useState(false)
  const [busy, setBusy] = useState(false)
  // What may be a slip of the pen comes first.
  const sorted = places.toSorted((a, b) => Number(a.Near === null) - Number(b.Near === null))
  const counts = kinds.flatMap((kind) => {
    const count = places.filter(({ Place }) => kindOf(Place) === kind).length
    return count > 0 ? [`${kind} ${figure(count)} 个`] : []
  })
  const move = async (from: ImportPlace, to: ImportPlace) => {
    setBusy(true)
    await onMove(from, to)
    setBusy(false)
  }
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.head}>导入时将新建：{counts.join('，')}</h2>
      <p className={styles.note}>
        这些名称在平台中还没有。如果是写错了，请改为已有的，或在下面的表格中逐格改正。
      </p>
      <ul className={styles.list}>
        {(all ? sorted : sorted.slice(0, fewest)).map((one) => (
          <Line
            key={JSON.stringify(one.Place)}
            one={one}
            colleges={colleges.map(({ Name }) => Name)}
            busy={busy}
            onMove={(to) => void move(one.Place, to)}
          />
        ))}
      </ul>
      {places.length > fewest && (
        <Button kind="plain" size="small" onClick={() => showAll(!all)}>
          {all ? '收起' : `显示全部 ${figure(places.length)} 个`}
        </Button>
      )}
    </Card>
  )
}
