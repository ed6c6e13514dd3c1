import { call, newerIn, newId, serverNow } from '#call'
import { useHeldWork, useSensitiveCheck } from '#session'
import {
  Button,
  confirm,
  Drawer,
  fewNames,
  fieldOfMoment,
  FormFault,
  momentInField,
  RichTextField,
  Switch,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { saveAnnouncement } from '@xinglin/contract/messages'
import { Send, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  announcementLines,
  announcementNames,
  type AnnouncementValues,
  checkAnnouncement,
  valuesWith,
  type Whole,
} from './announcement-form.ts'
import styles from './announcements.module.css'
import { TargetChoice, type Targets } from './target-choice.tsx'
import { useAnnouncementActions } from './use-announcement-actions.ts'

const hourMs = 3_600_000

/** Asks once before everybody of a class must confirm. */
const agreesToMustRead = (targets: Targets, isLater: boolean): Promise<boolean> =>
  confirm({
    title: `${isLater ? '定时发布' : '发布'}这条必读公告？`,
    note: `发布对象：${fewNames(targets.map(({ Name }) => Name)) || '未选择'}。每位接收者都会收到消息，并须确认已阅读。`,
    yes: isLater ? '定时发布' : '发布',
  })

/** An announcement in its form: written, kept, given out now or later, taken back, deleted. */
export const AnnouncementEditor = ({
  announcement,
  first = [],
  onClose,
}: {
  announcement: Whole | undefined
  /** For whom a new one is at first. */
  first?: Targets
  onClose: () => void
}) => {
  const isSensitive = useSensitiveCheck()
  const actions = useAnnouncementActions()
  const [ownId] = useState(newId)
  const [then, setThen] = useState<'stay' | 'publish'>('stay')
  const wish = useRef(then)
  const [isLater, setIsLater] = useState(false)
  const [time, setTime] = useState(() =>
    fieldOfMoment(new Date(Math.ceil(serverNow() / hourMs) * hourMs + hourMs).toISOString()),
  )
  const edited = useEditedForm<Whole | undefined, AnnouncementValues>({
    thing: announcement,
    valuesOf: valuesWith(first),
    newerIn,
    names: announcementNames,
    check: checkAnnouncement(isSensitive),
    lines: announcementLines,
    send: async (typed, before) => {
      const saved = await call(saveAnnouncement, {
        ...typed,
        Id: before?.Id ?? ownId,
        Version: before?.Version ?? 0,
      })
      if (wish.current === 'publish') {
        await actions.publish(saved.Id, isLater ? (momentInField(time) ?? '') : '')
        onClose()
      } else {
        toast.success(before ? '已保存' : '已保存为草稿')
        await actions.refresh()
      }
      return saved
    },
  })
  const { form, values, faults, pending, dirty, set, submit, line, base } = edited
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const save = async (next: 'stay' | 'publish') => {
    if (next === 'publish' && values.MustRead && !(await agreesToMustRead(values.Targets, isLater)))
      return
    wish.current = next
    setThen(next)
    void submit()
  }
  const isGivenOut = base?.State === 'published'
  const isShown = isGivenOut || base?.State === 'scheduled'
  const take = async (action: 'withdraw' | 'delete') => {
    if (base && (await actions.take(base, action))) onClose()
  }
  return (
    <Drawer
      title={base ? '编辑公告' : '撰写公告'}
      wide
      hold
      dirty={dirty}
      onClose={onClose}
      foot={
        <>
          {base && (
            <Button
              kind="plain"
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => void take('delete')}
            >
              删除
            </Button>
          )}
          {isShown && (
            <Button icon={<Undo2 size={16} aria-hidden />} onClick={() => void take('withdraw')}>
              撤回
            </Button>
          )}
          <Button
            kind={isGivenOut ? 'primary' : 'quiet'}
            pending={pending && then === 'stay'}
            onClick={() => void save('stay')}
          >
            {base ? '保存' : '保存草稿'}
          </Button>
          {!isGivenOut && (
            <Button
              kind="primary"
              icon={<Send size={16} aria-hidden />}
              pending={pending && then === 'publish'}
              onClick={() => void save('publish')}
            >
              {isLater ? '定时发布' : '立即发布'}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="公告"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save('stay')
        }}
      >
        <FormFault>{faults.whole}</FormFault>
        <TextField label="标题" autoComplete="off" {...line('Title')} />
        <TargetChoice
          chosen={values.Targets}
          isFixed={isGivenOut}
          fault={faults.Targets}
          onChoose={(Targets) => set({ Targets })}
        />
        <RichTextField
          label="正文"
          value={values.Html}
          error={faults.Html}
          onChange={(Html) => set({ Html })}
        />
        <Switch
          checked={values.MustRead}
          note="接收者须点击“我已阅读”确认；您可以看到谁还没有确认"
          onChange={({ target }) => set({ MustRead: target.checked })}
        >
          必读
        </Switch>
        {!isGivenOut && (
          <Switch checked={isLater} onChange={({ target }) => setIsLater(target.checked)}>
            定时发布
          </Switch>
        )}
        {!isGivenOut && isLater && (
          <TextField
            label="发布时间（北京时间）"
            type="datetime-local"
            required
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        )}
      </form>
    </Drawer>
  )
}
