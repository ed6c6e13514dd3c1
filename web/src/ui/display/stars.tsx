import { Star } from 'lucide-react'
import { useId } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './stars.module.css'
import { VisuallyHidden } from '../theme/visually-hidden.tsx'

const five = [1, 2, 3, 4, 5] as const

/** A rating as stars; a part of a star is drawn as a part. */
export const Stars = ({ rate, size = 16 }: { rate: number; size?: number }) => (
  <span className={styles.stars}>
    <VisuallyHidden>{rate} 星</VisuallyHidden>
    {five.map((star) => {
      const part = Math.min(1, Math.max(0, rate - star + 1))
      return (
        <span key={star} className={styles.star} style={{ width: size, height: size }} aria-hidden>
          <Star size={size} className={styles.empty} />
          <span className={styles.part} style={{ width: `${part * 100}%` }}>
            <Star size={size} className={styles.full} />
          </span>
        </span>
      )
    })}
  </span>
)

/** One to five stars to be chosen, by hand or by arrow keys; 0 while none is. `wordOf` says what so many mean. */
export const StarsField = ({
  label = '评分',
  rate,
  error,
  wordOf,
  onRate,
}: {
  label?: string
  rate: number
  error: string | undefined
  wordOf: (rate: number) => string
  onRate: (rate: number) => void
}) => {
  const name = useId()
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {five.map((star) => (
          <label key={star} className={classes(styles.choice, star <= rate && styles.chosen)}>
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === rate}
              onChange={() => onRate(star)}
            />
            <VisuallyHidden>
              {star} 星，{wordOf(star)}
            </VisuallyHidden>
            <Star size={30} aria-hidden />
          </label>
        ))}
        <span className={styles.band} aria-hidden="true">
          {wordOf(rate)}
        </span>
      </div>
      {error && (
        <p className={styles.error} id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
