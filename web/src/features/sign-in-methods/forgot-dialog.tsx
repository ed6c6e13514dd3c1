import { Dialog, toast } from '#ui'
import type { ReactNode } from 'react'
import styles from './door-form.module.css'
import { ResetForm } from './reset-form.tsx'

/** 忘记密码: where one is not signed in. */
export const ForgotDialog = ({
  meter,
  onClose,
}: {
  meter: (password: string) => ReactNode
  onClose: () => void
}) => (
  <Dialog title="忘记密码" hold onClose={onClose}>
    <p className={styles.note}>
      验证码会发送到账号登记的手机号。没有登记手机号，或手机号已更换，请联系学校管理员重置密码。
    </p>
    <ResetForm
      meter={meter}
      onDone={() => {
        toast.success('密码已重置，请用新密码登录')
        onClose()
      }}
    />
  </Dialog>
)
