import { classes } from '../theme/classes.ts'
import styles from './progress.module.css'

/** A bar of 0 to 100 with a name for those who cannot see it. */
export const Progress = ({
  value,
  label,
  className,
}: {
  value: number
  label: string
  className?: string | undefined
}) => (
  <progress
    className={classes(styles.track, className)}
    aria-label={label}
    max={100}
    value={Math.min(100, Math.max(0, Math.floor(value)))}
  />
)
