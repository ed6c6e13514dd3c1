import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './sheet.module.css'
import { useModal } from '../hooks/use-modal.ts'

/** A panel that lies over the page, from its left edge or from below, while it is rendered; Escape, the cross and a tap beside it close it. */
export const Sheet = ({
  title,
  from = 'left',
  onClose,
  children,
}: {
  title: string
  from?: 'left' | 'below'
  onClose: () => void
  children: ReactNode
}) => {
  const id = useId()
  const modal = useModal(onClose)
  return (
    <dialog {...modal} className={classes(styles.sheet, styles[from])} aria-labelledby={id}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
            <X size={20} aria-hidden />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}
