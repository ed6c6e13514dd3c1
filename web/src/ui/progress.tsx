import { classes } from './classes.ts'
import look from './progress.module.css'

/** A bar of 0 to 100 with a name for those who cannot see it. */
export const Progress = ({
  value,
  label,
  className,
}: {
  value: number
  label: string
  className?: string | undefined
}) => {
  const percent = Math.min(100, Math.max(0, value))
  return (
    <div
      className={classes(look.track, className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percent)}
    >
      <div className={look.bar} style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  )
}
