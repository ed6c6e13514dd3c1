import { CircleAlert } from 'lucide-react'
import type { DraftProblem } from './editing.tsx'
import styles from './fields.module.css'

const atOnce = 5

const Line = ({ zh, stops }: DraftProblem) => (
  <p className={stops ? styles.error : styles.advice}>
    <CircleAlert size={15} aria-hidden />
    {zh}
  </p>
)

/** What was found of a list as a whole; many are folded, so that the entries stay in sight. */
export const ProblemLines = ({ problems }: { problems: readonly DraftProblem[] }) => {
  const rest = problems.slice(atOnce)
  return (
    <>
      {problems.slice(0, atOnce).map((one) => (
        <Line key={one.zh} {...one} />
      ))}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>还有 {rest.length} 处</summary>
          {rest.map((one) => (
            <Line key={one.zh} {...one} />
          ))}
        </details>
      )}
    </>
  )
}
