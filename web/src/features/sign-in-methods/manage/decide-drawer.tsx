import { call, newerIn } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  Drawer,
  FormFault,
  longMomentOf,
  TextArea,
  toast,
  useLeaveGuard,
  messageOf,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { decideRegistration, type Registration } from '@xinglin/contract/sign-in-methods'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { registrationLists } from './door-queries.ts'
import styles from './doors.module.css'

const { reason: noReason } = decideRegistration.refusals

const Facts = ({ wish }: { wish: Registration }) => (
  <dl className={styles.facts}>
    {[
      ['姓名', wish.RealName],
      ['学号', wish.StudentNo],
      ['班级', wish.ClassCode || '—'],
      ['手机号', `${wish.Phone}（已验证）`],
      ['申请时间', longMomentOf(wish.At)],
      ...(wish.DecidedAt
        ? [['处理', `${longMomentOf(wish.DecidedAt)}，${wish.DecidedBy || '—'}`]]
        : []),
      ...(wish.Reason ? [['原因', wish.Reason]] : []),
    ].map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** A wish to register, to be approved or refused. */
export const DecideDrawer = ({ wish, onClose }: { wish: Registration; onClose: () => void }) => {
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const [whole, setWhole] = useState('')
  const [pending, setPending] = useState<'approve' | 'refuse'>()
  const waits = wish.State === 'pending'
  useHeldWork(waits && reason !== '')
  useLeaveGuard(waits && reason !== '')
  const decide = async (Approved: boolean) => {
    if (!Approved && reason.trim() === '') return setFault(noReason[1])
    setPending(Approved ? 'approve' : 'refuse')
    setWhole('')
    try {
      await call(decideRegistration, { Id: wish.Id, Approved, Reason: reason.trim() })
      toast.success(Approved ? '已通过，账号已建立' : '已拒绝')
      await queries.invalidateQueries({ queryKey: registrationLists })
      onClose()
    } catch (error) {
      setWhole(messageOf(error))
      if (newerIn(error) !== undefined)
        await queries.invalidateQueries({ queryKey: registrationLists })
    } finally {
      setPending(undefined)
    }
  }
  return (
    <Drawer
      title={`注册申请：${wish.RealName}`}
      hold
      dirty={waits && reason !== ''}
      onClose={onClose}
      foot={
        waits && (
          <>
            <Button
              kind="danger"
              pending={pending === 'refuse'}
              disabled={pending !== undefined}
              onClick={() => void decide(false)}
            >
              拒绝
            </Button>
            <Button
              kind="primary"
              pending={pending === 'approve'}
              disabled={pending !== undefined || wish.Taken}
              onClick={() => void decide(true)}
            >
              通过
            </Button>
          </>
        )
      }
    >
      <FormFault>{whole}</FormFault>
      {wish.Taken && (
        <p className={styles.warning}>
          <CircleAlert size={17} aria-hidden />
          本校已有学号为 {wish.StudentNo} 的用户，不能重复建立账号。请核对后拒绝并说明原因。
        </p>
      )}
      <Facts wish={wish} />
      {waits && (
        <TextArea
          label="拒绝的原因（会以短信告知申请人）"
          most={100}
          rows={3}
          value={reason}
          error={fault}
          onChange={({ target }) => {
            setFault('')
            setReason(target.value)
          }}
        />
      )}
    </Drawer>
  )
}
