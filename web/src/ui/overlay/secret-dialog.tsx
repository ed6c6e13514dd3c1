import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { copyText } from '../browser/copy-text.ts'
import { Dialog } from './dialog.tsx'
import styles from './secret-dialog.module.css'
import { toast } from './toast.tsx'

/** Something that is shown once and never again: it is closed by its button alone, when it was noted. */
export const SecretDialog = ({
  title,
  what = '密码',
  secret,
  note,
  children,
  onClose,
}: {
  title: string
  /** What it is called where it cannot be seen. */
  what?: string
  secret: string
  /** The sentence that it is shown once. */
  note: string
  children?: ReactNode
  onClose: () => void
}) => {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    if (await copyText(secret)) {
      setCopied(true)
      toast.success('已复制')
    } else toast.warning('浏览器不允许复制，请手工选取')
  }
  return (
    <Dialog
      title={title}
      hold
      closable={false}
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={onClose}>
          我已记下
        </Button>
      }
    >
      {children}
      <div className={styles.box}>
        <output className={styles.secret} aria-label={what}>
          {secret}
        </output>
        <Button
          autoFocus
          icon={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          onClick={() => void copy()}
        >
          {copied ? '已复制' : '复制'}
        </Button>
      </div>
      <p className={styles.note}>{note}</p>
    </Dialog>
  )
}
