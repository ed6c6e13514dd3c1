import { ShieldAlert, ShieldCheck } from 'lucide-react'
import styles from './course-preview-page.module.css'

/** Who reviewed the medical content of a course, or that nobody has yet, and what all of it is for. */
export const Caution = ({ reviewedBy }: { reviewedBy: string }) => (
  <aside className={styles.caution} aria-label="内容说明">
    <p className={reviewedBy === '' ? styles.review : styles.reviewed}>
      {reviewedBy === '' ? (
        <ShieldAlert size={17} aria-hidden />
      ) : (
        <ShieldCheck size={17} aria-hidden />
      )}
      {reviewedBy === '' ? '内容待专家审核' : `内容经${reviewedBy}审核`}
    </p>
    <p>仅用于教学模拟，不作为诊疗依据。</p>
  </aside>
)
