import { useSchool, useSession } from '#session'
import styles from './whose-paper.module.css'

/** Whose record this is, on paper alone: on the screen one knows who one is. */
export const WhosePaper = () => {
  const school = useSchool()
  const who = useSession()
  if (!who) return null
  return (
    <p className={styles.whose}>
      {school.Name} · {who.RealName} · {who.StudentIDOrJobNumber}
    </p>
  )
}
