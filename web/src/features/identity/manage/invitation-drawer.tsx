import { call } from '#call'
import { useHeldWork } from '#session'
import { Button, Drawer, FormFault, SelectField, TextField, useForm, useLeaveGuard } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { nobody } from '@xinglin/contract/call'
import {
  addressesIn,
  channelOfAddress,
  makeInvitation,
  maxSentTo,
} from '@xinglin/contract/identity'
import { invitationsKey } from './invitation-queries.ts'
import { postPlacesOfSchool } from './post-queries.ts'
import { SendToField } from './send-to-field.tsx'
import styles from './users.module.css'

const first = {
  CollegeId: nobody,
  DepartmentId: nobody,
  Uses: '30',
  Days: '7',
  Note: '',
  SendTo: '',
}

const within = (text: string, most: number) => {
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 && count <= most
}

/** What is wrong with the addresses to which an invitation is to go. */
const sendToFault = (text: string, uses: number): string | undefined => {
  const all = addressesIn(text)
  const bad = all.find((address) => channelOfAddress(address) === undefined)
  if (bad !== undefined) return `“${bad}”不是手机号或邮箱`
  if (all.length > maxSentTo) return `一次最多发送给 ${maxSentTo} 人`
  return all.length > uses ? makeInvitation.refusals.more[1] : undefined
}

const check = ({ Uses, Days, SendTo }: typeof first) => {
  const fault = sendToFault(SendTo, Number(Uses))
  return {
    ...(within(Uses, 500) ? {} : { Uses: '填写 1 至 500' }),
    ...(within(Days, 60) ? {} : { Days: '填写 1 至 60' }),
    ...(fault === undefined ? {} : { SendTo: fault }),
  }
}

/** Invites teachers; `onMade` hears the code, which is shown once. */
export const InvitationDrawer = ({
  onMade,
  onClose,
}: {
  onMade: (invitation: { code: string; expiresAt: string; sentTo: number }) => void
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const places = useQuery(postPlacesOfSchool)
  const { form, values, faults, pending, dirty, set, submit, line } = useForm({
    first,
    check,
    lines: {
      [makeInvitation.refusals.college[1]]: 'CollegeId',
      [makeInvitation.refusals.department[1]]: 'DepartmentId',
      [makeInvitation.refusals.closed[1]]: 'SendTo',
      [makeInvitation.refusals.more[1]]: 'SendTo',
    },
    send: async (typed) => {
      const to = addressesIn(typed.SendTo)
      const { Code, ExpiresAt } = await call(makeInvitation, {
        ...typed,
        SendTo: to,
        Uses: Number(typed.Uses),
        Days: Number(typed.Days),
      })
      await queries.invalidateQueries({ queryKey: invitationsKey })
      onMade({ code: Code, expiresAt: ExpiresAt, sentTo: to.length })
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const { Colleges: colleges = [], Departments: departments = [] } = places.data ?? {}
  return (
    <Drawer
      title="邀请教师"
      hold
      dirty={dirty}
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          生成邀请
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="邀请教师"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <FormFault>
          {faults.whole ?? (places.error ? '院系与学科加载失败，请重新打开' : undefined)}
        </FormFault>
        <div className={styles.whole}>
          <SelectField
            label="院系（选填）"
            value={values.CollegeId}
            options={[
              { value: nobody, name: '不指定' },
              ...colleges.map(({ Id, Name }) => ({ value: Id, name: Name })),
            ]}
            onChoose={(CollegeId) => set({ CollegeId })}
          />
        </div>
        <div className={styles.whole}>
          <SelectField
            label="学科或科室（选填）"
            value={values.DepartmentId}
            options={[
              { value: nobody, name: '不指定' },
              ...departments.map(({ Id, Name, ParentName }) => ({
                value: Id,
                name: ParentName ? `${ParentName} · ${Name}` : Name,
              })),
            ]}
            onChoose={(DepartmentId) => set({ DepartmentId })}
          />
        </div>
        <TextField label="最多几人加入" inputMode="numeric" autoComplete="off" {...line('Uses')} />
        <TextField label="有效天数" inputMode="numeric" autoComplete="off" {...line('Days')} />
        <div className={styles.whole}>
          <TextField label="备注（选填）" autoComplete="off" maxLength={50} {...line('Note')} />
        </div>
        <div className={styles.whole}>
          <SendToField
            value={values.SendTo}
            error={faults.SendTo}
            onChange={(SendTo) => set({ SendTo })}
          />
        </div>
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
      <p className={styles.note}>
        受邀者打开链接，填写姓名、工号并设置密码，成为本校教师。管理员只能由管理员在“用户”中新建。
      </p>
    </Drawer>
  )
}
