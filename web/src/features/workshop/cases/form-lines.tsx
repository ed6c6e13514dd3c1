import { classes } from '#ui'
import { asGroup, type Path, valueAt } from '../drafts/path.ts'
import { useEditing } from './editing.tsx'
import type { Field } from './form-field.ts'
import { FieldLine } from './field-line.tsx'
import styles from './fields.module.css'

const spans = {
  1: styles.one,
  2: styles.two,
  3: styles.three,
  4: styles.four,
  6: undefined,
} as const

/** The lines of a form, of what stands at a place in the draft. */
export const FormLines = ({ fields, path }: { fields: readonly Field[]; path: Path }) => {
  const { draft } = useEditing()
  const item = asGroup(valueAt(draft, path))
  return (
    <div className={styles.lines}>
      {fields
        .filter(({ when }) => when === undefined || when(item))
        .map((field) => (
          <div key={field.name} className={classes(styles.line, spans[field.span ?? 6])}>
            <FieldLine field={field} path={path} item={item} />
          </div>
        ))}
    </div>
  )
}
