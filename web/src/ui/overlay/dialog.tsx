import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from '../theme/classes.ts'
import styles from './dialog.module.css'
import { useModal } from '../hooks/use-modal.ts'

/**
 * A modal dialog while it is rendered: focus goes in, stays in and comes back. `hold` means that neither a click
 * outside nor Escape closes it (it holds text, or must be answered).
 */
export const Dialog = ({
  title,
  hold = false,
  wide = false,
  closable = true,
  onClose,
  foot,
  children,
}: {
  title: ReactNode
  hold?: boolean
  wide?: boolean
  /** False leaves out the cross; the buttons in `foot` are then the only way on. */
  closable?: boolean
  onClose: () => void
  foot?: ReactNode
  children?: ReactNode
}) => {
  const id = useId()
  const modal = useModal(onClose, hold)
  return (
    <dialog {...modal} className={classes(styles.dialog, wide && styles.wide)} aria-labelledby={id}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {closable && (
            <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
              <X size={18} aria-hidden />
            </button>
          )}
        </div>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
