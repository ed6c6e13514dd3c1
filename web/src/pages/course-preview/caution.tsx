import { ShieldAlert } from 'lucide-react'
import styles from './course-preview-page.module.css'

/** What stands beside medical content that no expert has reviewed yet, and what all of it is for. */
export const Caution = () => (
  <aside className={styles.caution} aria-label="内容说明">
    <p className={styles.review}>
      <ShieldAlert size={17} aria-hidden />
      内容待专家审核
    </p>
    <p>仅用于教学模拟，不作为诊疗依据。</p>
  </aside>
)
