import { useState } from 'react'
import { problemsAt, problemsWithin, useEditing } from './editing.tsx'
import { asGroup, asText, type Path, valueAt } from '../drafts/path.ts'
import { Entry } from './entry.tsx'
import type { Field } from './form-field.ts'
import { ProblemLines } from './problem-lines.tsx'
import { LinesField } from './lines-field.tsx'
import { PickField } from './pick-field.tsx'
import styles from './fields.module.css'

type Kind = Extract<Field, { kind: 'record' }>

const textOf = (value: unknown, short: string | undefined): string =>
  typeof value === 'string' ? value : short === undefined ? '' : asText(asGroup(value)[short])

/** Members by the names of a catalogue, each chosen there and then written. */
export const RecordField = ({ field, place }: { field: Kind; place: Path }) => {
  const { draft, draw, problems, put, readOnly } = useEditing()
  const [opened, setOpened] = useState<string>()
  const { from, noun, short, fields, fresh } = field
  const offers = from(draft)
  const entries = Object.entries(asGroup(valueAt(draft, place)))
  const nameOf = (id: string) => offers.find((one) => one.id === id)?.name ?? id
  const open = (id: string, value: unknown) => {
    // Written shortly it is a text; to be said more of, it becomes a group, and is a text again once nothing is left.
    if (short !== undefined && typeof value === 'string' && !readOnly)
      put([...place, id], { [short]: value })
    setOpened(opened === id ? undefined : id)
  }
  return (
    <div className={styles.listed}>
      <p className={styles.legend}>
        {field.label} <span>{entries.length}</span>
      </p>
      {typeof field.hint === 'string' && <p className={styles.note}>{field.hint}</p>}
      <ProblemLines problems={problemsAt(problems, place)} />
      <ul className={styles.entries} aria-label={field.label}>
        {entries.map(([id, value]) => (
          <Entry
            key={id}
            title={`${nameOf(id)}${textOf(value, short) ? `：${textOf(value, short)}` : ''}`}
            tags={asGroup(value)['key'] === true ? ['关键'] : []}
            problems={problemsWithin(problems, [...place, id])}
            own={problemsAt(problems, [...place, id])}
            open={opened === id}
            readOnly={readOnly}
            onToggle={() => open(id, value)}
            onRemove={() => put([...place, id], undefined)}
          >
            {fields.length > 0 ? (
              draw(fields, [...place, id])
            ) : (
              <LinesField
                field={{ kind: 'lines', name: id, label: '说法', always: true }}
                place={[...place, id]}
                messages={{ error: undefined, hint: '每行一种' }}
              />
            )}
          </Entry>
        ))}
      </ul>
      {!readOnly && (
        <PickField
          label={`添加${noun}：输入名称查找`}
          quiet
          offers={offers.filter((one) => !entries.some(([id]) => id === one.id))}
          value={[]}
          most={1}
          onChange={([id = '']) => {
            put([...place, id], fresh)
            setOpened(id)
          }}
        />
      )}
    </div>
  )
}
