import { Button, Dialog } from '#ui'
import { CircleCheck, Phone } from 'lucide-react'
import { useState } from 'react'
import styles from './buy-dialog.module.css'
import { LeadForm } from './lead-form.tsx'

const dialled = (phone: string) => phone.replaceAll(/[^\d+]/g, '')

const focusOn = (element: HTMLElement | null) => element?.focus()

const Received = ({ onClose }: { onClose: () => void }) => (
  <>
    <div className={styles.done}>
      <span className={styles.sign}>
        <CircleCheck size={30} aria-hidden />
      </span>
      <p className={styles.doneHead} ref={focusOn} tabIndex={-1}>
        已收到，工作人员会尽快与您联系
      </p>
      <p className={styles.note}>开通后，请刷新本页面，即可开始学习。</p>
    </div>
    <div className={styles.actions}>
      <Button onClick={onClose}>知道了</Button>
    </div>
  </>
)

/** How a course is bought: by telephone, or by leaving word; once something was typed, a click outside no longer closes it. */
export const BuyDialog = ({
  courseId,
  message,
  phone,
  onClose,
}: {
  courseId: string
  /** The sentence with the telephone. */
  message: string
  phone: string
  onClose: () => void
}) => {
  const [typed, setTyped] = useState(false)
  const [received, setReceived] = useState(false)
  return (
    <Dialog title="购买课程" hold={typed && !received} onClose={onClose}>
      {received ? (
        <Received onClose={onClose} />
      ) : (
        <div className={styles.inside}>
          <p>{phone ? message : '如需购买该课程，请联系本校管理员。'}</p>
          {phone && (
            <a className={styles.phone} href={`tel:${dialled(phone)}`}>
              <Phone size={20} aria-hidden />
              {phone}
            </a>
          )}
          <LeadForm courseId={courseId} onTyped={setTyped} onDone={() => setReceived(true)} />
        </div>
      )}
    </Dialog>
  )
}
