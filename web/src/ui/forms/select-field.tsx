import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './select-field.module.css'
import field from './text-field.module.css'
import { VisuallyHidden } from '../theme/visually-hidden.tsx'

/** One of a list, by the browser's own list; `compact` keeps the label for screen readers and the height of a small button, `unlabelled` the label alone. */
export const SelectField = <T extends string>({
  label,
  options,
  value,
  compact = false,
  unlabelled = false,
  onChoose,
  ...rest
}: Omit<ComponentProps<'select'>, 'className' | 'value' | 'onChange' | 'id'> & {
  label: ReactNode
  options: readonly { readonly value: T; readonly name: string }[]
  value: T
  compact?: boolean
  unlabelled?: boolean
  onChoose: (value: T) => void
}) => {
  const id = useId()
  return (
    <div className={compact || unlabelled ? undefined : field.field}>
      <label className={field.label} htmlFor={id}>
        {compact || unlabelled ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span className={styles.box}>
        <select
          {...rest}
          id={id}
          className={classes(field.input, styles.select, compact && styles.compact)}
          value={value}
          onChange={(event) => onChoose(event.target.value as T)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.turn} size={16} aria-hidden />
      </span>
    </div>
  )
}
