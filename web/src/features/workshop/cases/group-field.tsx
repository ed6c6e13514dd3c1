import { Button } from '#ui'
import { CircleAlert } from 'lucide-react'
import { useEditing } from './editing.tsx'
import { type Path, valueAt } from '../drafts/path.ts'
import type { Field } from './form-field.ts'
import styles from './fields.module.css'

/** Lines that belong together; one that need not be there is added and taken away as a whole. */
export const GroupField = ({
  field,
  place,
  error,
}: {
  field: Extract<Field, { kind: 'group' }>
  place: Path
  error: string | undefined
}) => {
  const { draft, draw, put, readOnly } = useEditing()
  const { label, fields, fresh, hint } = field
  const missing = fresh !== undefined && valueAt(draft, place) === undefined
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {typeof hint === 'string' && <p className={styles.note}>{hint}</p>}
      {error && (
        <p className={styles.error} role="alert">
          <CircleAlert size={15} aria-hidden />
          {error}
        </p>
      )}
      {missing ? (
        !readOnly && (
          <Button size="small" onClick={() => put(place, fresh)}>
            填写{label}
          </Button>
        )
      ) : (
        <>
          {draw(fields, place)}
          {fresh !== undefined && !readOnly && (
            <Button kind="plain" size="small" onClick={() => put(place, undefined)}>
              不要{label}
            </Button>
          )}
        </>
      )}
    </fieldset>
  )
}
