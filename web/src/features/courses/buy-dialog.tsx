import { Button, Dialog } from '#ui'
import { Phone } from 'lucide-react'
import look from './buy-dialog.module.css'

const dialled = (phone: string) => phone.replaceAll(/[^\d+]/g, '')

/** How a course is bought: by telephone. */
export const BuyDialog = ({
  message,
  phone,
  onClose,
}: {
  message: string
  phone: string
  onClose: () => void
}) => (
  <Dialog title="购买课程" onClose={onClose} foot={<Button onClick={onClose}>知道了</Button>}>
    <div className={look.inside}>
      <p>{phone ? message : '如需购买该课程，请联系本校管理员。'}</p>
      {phone && (
        <a className={look.phone} href={`tel:${dialled(phone)}`}>
          <Phone size={20} aria-hidden />
          {phone}
        </a>
      )}
      <p className={look.note}>开通后，请刷新本页面，即可开始学习。</p>
    </div>
  </Dialog>
)
