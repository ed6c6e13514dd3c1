import { call, newId } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  Checkbox,
  closeAsking,
  Dialog,
  faultsBy,
  FormFault,
  Switch,
  TextArea,
  TextField,
  toast,
  useForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  type ContestDetail,
  type ManagedNotice,
  saveContestNotice,
} from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import styles from './notices.module.css'

const longest = 2_000

/** The form of a notice to those who entered a contest. */
export const NoticeDialog = ({
  contest,
  one,
  onClose,
}: {
  contest: ContestDetail
  one: ManagedNotice | undefined
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [ownId] = useState(newId)
  const { form, values, faults, pending, dirty, set, submit, line } = useForm({
    first: {
      Title: one?.Title ?? '',
      Text: one?.Text ?? '',
      IsPinned: one?.IsPinned ?? false,
      MustConfirm: one?.MustConfirm ?? false,
      SchoolIds: one?.SchoolIds ?? [],
    },
    check: (typed) =>
      faultsBy(saveContestNotice.input, {
        SkillContestId: contest.Id,
        Id: ownId,
        Version: 0,
        ...typed,
      }),
    send: async (typed) => {
      await call(saveContestNotice, {
        ...typed,
        SkillContestId: contest.Id,
        Id: one?.Id ?? ownId,
        Version: one?.Version ?? 0,
      })
      await queries.invalidateQueries({ queryKey: contestsKey })
      toast.success(one ? '已修改' : '已发布')
      onClose()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const toggle = (id: string, isChosen: boolean) =>
    set({
      SchoolIds: isChosen
        ? [...values.SchoolIds, id]
        : values.SchoolIds.filter((other) => other !== id),
    })
  return (
    <Dialog
      title={one ? '修改通知' : '发布通知'}
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          {one ? '保存修改' : '发布'}
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="赛事通知"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole}</FormFault>
        <TextField label="标题" autoComplete="off" {...line('Title')} />
        <TextArea label="内容" rows={6} most={longest} {...line('Text')} />
        <Switch
          checked={values.IsPinned}
          onChange={({ target }) => set({ IsPinned: target.checked })}
        >
          置顶
        </Switch>
        <Switch
          checked={values.MustConfirm}
          onChange={({ target }) => set({ MustConfirm: target.checked })}
          note={one ? '修改后，已确认的人须重新确认' : '收到的人须确认已读'}
        >
          必读
        </Switch>
        {contest.Partners.length > 1 && (
          <fieldset className={styles.schools}>
            <legend>发给（不选为全部学校）</legend>
            {contest.Partners.map(({ SchoolId, Name }) => (
              <Checkbox
                key={SchoolId}
                checked={values.SchoolIds.includes(SchoolId)}
                onChange={({ target }) => toggle(SchoolId, target.checked)}
              >
                {Name}
              </Checkbox>
            ))}
          </fieldset>
        )}
      </form>
    </Dialog>
  )
}
