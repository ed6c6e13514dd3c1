import { SelectField } from '#ui'
import { useEditing } from './editing.tsx'
import { asGroup, asText, type Path, valueAt } from '../drafts/path.ts'
import type { Field } from './form-field.ts'
import styles from './fields.module.css'

/** Something of one of several kinds, each with lines of its own; choosing another kind begins anew. */
export const VariantField = ({
  field: { label, by, none, variants },
  place,
  error,
}: {
  field: Extract<Field, { kind: 'variant' }>
  place: Path
  error: string | undefined
}) => {
  const { draft, draw, put, readOnly } = useEditing()
  const kind = asText(asGroup(valueAt(draft, place))[by])
  const chosen = variants.find(({ value }) => value === kind)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <SelectField
        label="种类"
        options={[{ value: '', name: none }, ...variants]}
        value={kind}
        disabled={readOnly}
        onChoose={(value) => put(place, variants.find((one) => one.value === value)?.fresh)}
      />
      {chosen && draw(chosen.fields, place)}
    </fieldset>
  )
}
