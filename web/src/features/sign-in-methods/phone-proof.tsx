import { call } from '#call'
import { Button, Dialog, FormFault, Tag, TextField, toast, useForm } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { bindPhone } from '@xinglin/contract/sign-in-methods'
import { CircleCheck, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { CodeField } from './code-field.tsx'
import styles from './door-form.module.css'
import proofLook from './phone-proof.module.css'
import { phoneFaults } from './mobile.ts'
import { doors } from './queries.ts'

const BindDialog = ({
  known,
  onDone,
  onClose,
}: {
  known: string
  onDone: () => Promise<unknown>
  onClose: () => void
}) => {
  const { form, values, faults, pending, set, submit, line, tell } = useForm({
    first: { Phone: known, Code: '' },
    check: phoneFaults,
    lines: { [bindPhone.refusals.badCode[1]]: 'Code' },
    send: async ({ Phone, Code }) => {
      await call(bindPhone, { Phone: Phone.trim(), Code })
      await onDone()
      toast.success('手机号已验证')
      onClose()
    },
  })
  return (
    <Dialog title="验证手机号" hold onClose={onClose}>
      <form
        ref={form}
        className={styles.form}
        aria-label="验证手机号"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <FormFault>{faults.whole}</FormFault>
        <TextField
          label="手机号"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={11}
          autoFocus
          {...line('Phone')}
        />
        <CodeField
          phone={values.Phone}
          scene="bind"
          value={values.Code}
          error={faults.Code}
          onChange={(Code) => set({ Code })}
          onBadPhone={(Phone) => tell({ Phone })}
        />
        <Button type="submit" kind="primary" size="large" wide pending={pending}>
          验证
        </Button>
      </form>
    </Dialog>
  )
}

/** 手机号: whether it is proven to be one’s own, and proving it; absent where it would open nothing. */
export const PhoneProof = ({
  phone,
  proven,
  onDone,
}: {
  phone: string
  proven: boolean
  onDone: () => Promise<unknown>
}) => {
  const { data } = useQuery(doors)
  const [open, setOpen] = useState(false)
  if (!data?.Sms && !data?.Reset) return null
  return (
    <section className={proofLook.row} aria-labelledby="phone-proof">
      <div>
        <h2 className={proofLook.name} id="phone-proof">
          手机号
          {proven && (
            <Tag tone="success" icon={<CircleCheck size={13} aria-hidden />}>
              已验证
            </Tag>
          )}
        </h2>
        <p className={proofLook.note}>
          {proven
            ? `${phone.slice(0, 3)}****${phone.slice(-4)}，可用于短信登录和找回密码。`
            : '验证后可用于短信登录和找回密码。'}
        </p>
      </div>
      <Button icon={<Smartphone size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {proven ? '更换手机号' : '验证手机号'}
      </Button>
      {open && (
        <BindDialog known={proven ? '' : phone} onDone={onDone} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}
