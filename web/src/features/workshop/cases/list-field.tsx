import { Button, TextField } from '#ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { problemsAt, problemsWithin, useEditing } from './editing.tsx'
import { asGroup, asList, asText, type Path, valueAt } from '../drafts/path.ts'
import { Entry } from './entry.tsx'
import type { Field } from './form-field.ts'
import { ProblemLines } from './problem-lines.tsx'
import { PickField } from './pick-field.tsx'
import styles from './fields.module.css'

const manyEntries = 12

const moved = (list: readonly unknown[], at: number, by: -1 | 1): readonly unknown[] => {
  const to = at + by
  if (to < 0 || to >= list.length) return list
  const next = [...list]
  ;[next[at], next[to]] = [next[to], next[at]]
  return next
}

/** Entries that are edited one at a time; long lists are searched. */
export const ListField = ({
  field,
  place,
}: {
  field: Extract<Field, { kind: 'list' }>
  place: Path
}) => {
  const { draft, draw, problems, put, readOnly } = useEditing()
  const [opened, setOpened] = useState<number>()
  const [words, setWords] = useState('')
  const list = asList(valueAt(draft, place))
  const { noun, begin, titleOf, tagsOf } = field
  const rows = list
    .map((one, at) => ({ at, item: asGroup(one), title: titleOf(asGroup(one), draft) }))
    .filter(({ item, title }) => words === '' || (title + JSON.stringify(item)).includes(words))
  const add = (entry: Readonly<Record<string, unknown>>) => {
    put(place, [...list, entry])
    setWords('')
    setOpened(list.length)
  }
  const fieldsOf =
    typeof field.fields === 'function' ? field.fields : () => field.fields as readonly Field[]
  return (
    <div className={styles.listed}>
      <div className={styles.bar}>
        <p className={styles.legend}>
          {field.label} <span>{list.length}</span>
        </p>
        {list.length > manyEntries && (
          <TextField
            label={`查找${noun}`}
            value={words}
            autoComplete="off"
            onChange={({ target }) => setWords(target.value.trim())}
          />
        )}
      </div>
      {typeof field.hint === 'string' && <p className={styles.note}>{field.hint}</p>}
      <ProblemLines problems={problemsAt(problems, place)} />
      {list.length === 0 && <p className={styles.nothing}>还没有{noun}</p>}
      <ul className={styles.entries} aria-label={field.label}>
        {rows.map(({ at, item, title }) => (
          <Entry
            key={asText(item['id']) || at}
            title={title || `未填写的${noun}`}
            {...(tagsOf && { tags: tagsOf(item) })}
            problems={problemsWithin(problems, [...place, String(at)])}
            own={problemsAt(problems, [...place, String(at)])}
            open={opened === at}
            readOnly={readOnly}
            onToggle={() => setOpened(opened === at ? undefined : at)}
            onMove={(by) => {
              const next = moved(list, at, by)
              if (next === list) return
              put(place, next)
              setOpened(at + by)
            }}
            onRemove={() => {
              setOpened(undefined)
              put(
                place,
                list.filter((_, other) => other !== at),
              )
            }}
          >
            {draw(fieldsOf(item), [...place, String(at)])}
          </Entry>
        ))}
      </ul>
      {!readOnly && list.length < field.most && (
        <div className={styles.adding}>
          {begin && (
            <PickField
              label={`添加${noun}：输入名称查找`}
              quiet
              offers={begin
                .from(draft)
                .filter(({ id }) => !list.some((one) => asGroup(one)[begin.as] === id))}
              value={[]}
              most={1}
              onChange={([id]) => add({ ...field.fresh[0]?.make(list), [begin.as]: id })}
            />
          )}
          {!begin &&
            field.fresh.map(({ name, make }) => (
              <Button
                key={name}
                size="small"
                icon={<Plus size={15} aria-hidden />}
                onClick={() => add(make(list))}
              >
                {name}
              </Button>
            ))}
        </div>
      )}
    </div>
  )
}
