import { clockWords, useCountdown } from '../sitting/use-countdown.ts'
import styles from './own.module.css'

const dayS = 86_400

/** How long it is until an examination begins, by the server's clock. */
export const TimeUntil = ({ moment }: { moment: string }) => {
  const left = useCountdown(moment, true, () => undefined)
  if (left === 0 || left > dayS) return null
  return <p className={styles.until}>距开考 {clockWords(left)}</p>
}
