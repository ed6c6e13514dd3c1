import { call } from '#call'
import { Skeleton, Button, ButtonLink, momentOf, TextField } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { getInvitation } from '@xinglin/contract/identity'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { InvitationForm } from './invitation-form.tsx'
import styles from './invitation.module.css'

const CodeForm = ({ onCode, fault }: { onCode: (code: string) => void; fault: string }) => {
  const [typed, setTyped] = useState('')
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) onCode(typed.trim())
  }
  return (
    <form className={styles.form} aria-label="邀请码" onSubmit={enter}>
      <TextField
        label="邀请码"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={fault || undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" kind="primary" wide>
        下一步
      </Button>
    </form>
  )
}

/** An invitation as whoever was invited sees it; `code` is empty until it is typed. */
export const InvitationSheet = ({
  code,
  school,
  onCode,
}: {
  code: string
  school: string
  onCode: (code: string) => void
}) => {
  const [number, setNumber] = useState('')
  const { data, error, isPending } = useQuery({
    queryKey: ['invitation', code],
    queryFn: ({ signal }) => call(getInvitation, { Code: code }, { signal }),
    enabled: code !== '',
    retry: false,
    staleTime: Infinity,
  })
  if (number)
    return (
      <div className={styles.done}>
        <CircleCheck size={48} aria-hidden />
        <strong>已加入{school}</strong>
        <p>请用工号 {number} 和刚才设置的密码登录。</p>
        <ButtonLink kind="primary" to="/login">
          去登录
        </ButtonLink>
      </div>
    )
  if (code === '' || error)
    return <CodeForm onCode={onCode} fault={error instanceof Error ? error.message : ''} />
  if (isPending || !data) return <Skeleton height="280px" shape="block" />
  const place = [data.CollegeName, data.DepartmentName].filter(Boolean).join(' · ')
  return (
    <>
      <p className={styles.about}>
        {school}邀请您以教师身份加入{place && `（${place}）`}，{momentOf(data.ExpiresAt)} 前有效。
      </p>
      <InvitationForm code={code} onDone={setNumber} />
    </>
  )
}
