import { classes } from '#ui'
import { passwordStrength } from '@xinglin/contract/identity'
import styles from './strength.module.css'

const words = ['', '弱', '一般', '较强', '强']
const tones = ['', styles.weak, styles.fair, styles.good, styles.good]

/** How strong a new password looks, in four steps and a word. */
export const Strength = ({ password }: { password: string }) => {
  const strength = passwordStrength(password)
  return (
    <span className={styles.meter}>
      {[1, 2, 3, 4].map((step) => (
        <span
          key={step}
          className={classes(styles.step, step <= strength && tones[strength])}
          aria-hidden="true"
        />
      ))}
      <span className={styles.word} aria-live="polite">
        {strength > 0 && `强度：${words[strength]}`}
      </span>
    </span>
  )
}
