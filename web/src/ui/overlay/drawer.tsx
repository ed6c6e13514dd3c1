import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from '../theme/classes.ts'
import { confirm } from './confirm.tsx'
import styles from './drawer.module.css'
import { useModal } from '../hooks/use-modal.ts'

const question = {
  title: '放弃修改？',
  note: '还有未保存的内容，关闭后将会丢失。',
  yes: '放弃',
  no: '继续编辑',
  danger: true,
}

/** Asks before something unsaved is thrown away, and then closes. */
export const closeAsking = async (dirty: boolean, onClose: () => void) => {
  if (!dirty || (await confirm(question))) onClose()
}

/**
 * A panel at the right edge, over the page, while it is rendered: details or a form, with actions at its foot. Escape closes the
 * one on top; `hold` means that a press beside it does not (it holds a form); `dirty` asks before it is closed.
 */
export const Drawer = ({
  title,
  hold = false,
  dirty = false,
  wide = false,
  onClose,
  foot,
  children,
}: {
  title: ReactNode
  hold?: boolean
  dirty?: boolean
  /** It holds a text to be written, or two columns. */
  wide?: boolean
  onClose: () => void
  foot?: ReactNode
  children: ReactNode
}) => {
  const id = useId()
  const close = () => void closeAsking(dirty, onClose)
  const modal = useModal(close, hold ? 'press' : false)
  return (
    <dialog {...modal} className={classes(styles.drawer, wide && styles.wide)} aria-labelledby={id}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="关闭" onClick={close}>
            <X size={20} aria-hidden />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
