import { useId } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './chips.module.css'
import { VisuallyHidden } from '../theme/visually-hidden.tsx'

/** One of several: radio buttons in the shape of chips, so that arrow keys move and choose. */
export const Chips = <T extends string>({
  label,
  options,
  chosen,
  quiet = false,
  slim = false,
  onChoose,
}: {
  label: string
  options: readonly { readonly value: T; readonly name: string }[]
  chosen: T
  /** Without edges, and wrapped at every width: one row of several that narrow a list. */
  quiet?: boolean
  /** One row on a telephone, which scrolls sideways, however many there are: what they narrow is what one came for. */
  slim?: boolean
  onChoose: (value: T) => void
}) => {
  const group = useId()
  return (
    <fieldset className={classes(styles.chips, quiet && styles.quiet, slim && styles.slim)}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map(({ value, name }) => (
        <label key={value} className={styles.chip}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
