import { Check } from 'lucide-react'
import styles from './steps.module.css'
import { VisuallyHidden } from '../theme/visually-hidden.tsx'

/** Where one is in a task of several steps, counted from 0. */
export const Steps = ({ names, at }: { names: readonly string[]; at: number }) => (
  <ol className={styles.steps}>
    {names.map((name, index) => (
      <li
        key={name}
        className={styles.step}
        data-done={index < at || undefined}
        aria-current={index === at ? 'step' : undefined}
      >
        <span className={styles.number} aria-hidden="true">
          {index < at ? <Check size={15} /> : index + 1}
        </span>
        {name}
        {index < at && <VisuallyHidden>（已完成）</VisuallyHidden>}
      </li>
    ))}
  </ol>
)
