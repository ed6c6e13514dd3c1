import { testOf } from '@xinglin/simulation/catalogue'
import { problemsWithin, problemBeside, useEditing } from './editing.tsx'
import { asGroup, asText, type Path, valueAt } from '../drafts/path.ts'
import styles from './fields.module.css'

type Plain = Readonly<Record<string, unknown>>

const rangeWords = (range: readonly [number | undefined, number] | undefined, normal?: string) =>
  range ? `${range[0] ?? ''}–${range[1]}` : (normal ?? '')

/** A figure where it is one, else the words; nothing for nothing. */
const read = (typed: string, inWords: boolean): string | number | undefined => {
  if (typed.trim() === '') return undefined
  const number = Number(typed)
  return inWords || !Number.isFinite(number) ? typed : number
}

/** The lines of a laboratory sheet that differ from health; what is left empty is filled in as of a healthy person. */
export const ValuesField = ({
  label,
  place,
  item,
}: {
  label: string
  place: Path
  item: Plain
}) => {
  const { draft, problems, put, readOnly } = useEditing()
  const known = testOf(
    asText(item['id']) || asText(asGroup(valueAt(draft, place.slice(0, 2)))['id']),
  )
  if (known?.kind !== 'laboratory') return null
  const values = asGroup(valueAt(draft, place))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.note}>只填与正常不同的项目，其余由系统按参考区间补齐。</p>
      <div className={styles.sheet}>
        {known.analytes.map(({ id, zh, unit, range, normal }) => {
          const value = values[id]
          const { error } = problemBeside(problemsWithin(problems, [...place, id]))
          const own = asGroup(value)
          return (
            <label key={id} className={styles.analyte}>
              <span>
                {zh}
                <small>
                  {[rangeWords(range, normal), unit].filter(Boolean).join(' ')}
                  {'range' in own && '（另设了参考区间）'}
                </small>
              </span>
              <input
                value={asText('value' in own ? own['value'] : value)}
                readOnly={readOnly}
                inputMode={normal === undefined ? 'decimal' : 'text'}
                aria-invalid={error ? true : undefined}
                onChange={({ target }) => {
                  const next = read(target.value, normal !== undefined)
                  put(
                    [...place, id],
                    'range' in own && next !== undefined ? { ...own, value: next } : next,
                  )
                }}
              />
              {error && <em role="alert">{error}</em>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
