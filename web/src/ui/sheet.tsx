import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import look from './sheet.module.css'
import { useModal } from './use-modal.ts'

/** A panel that lies over the page from its left edge while it is rendered; Escape, the cross and a tap beside it close it. */
export const Sheet = ({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) => {
  const id = useId()
  const modal = useModal(onClose)
  return (
    <dialog {...modal} className={look.sheet} aria-labelledby={id}>
      <div className={look.inside}>
        <div className={look.head}>
          <h2 className={look.title} id={id}>
            {title}
          </h2>
          <button type="button" className={look.close} aria-label="关闭" onClick={onClose}>
            <X size={20} aria-hidden />
          </button>
        </div>
        <div className={look.body}>{children}</div>
      </div>
    </dialog>
  )
}
