import { call, newerIn, newId } from '#call'
import { useHeldWork, useSensitiveCheck } from '#session'
import {
  Button,
  ButtonLink,
  DateRange,
  Drawer,
  FormFault,
  RichTextField,
  Switch,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { saveSpecial, type TopicForm } from '@xinglin/contract/topics'
import { CircleAlert, ExternalLink, Send, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { BannerField } from './banner-field.tsx'
import { ChosenList, type Find } from './chosen-list.tsx'
import { GroupFields } from './group-fields.tsx'
import styles from './managed-topics.module.css'
import { topicAddress } from './topic-address.ts'
import type { DrawSubject } from './topic-banner.tsx'
import {
  checkTopic,
  inputOf,
  topicLines,
  topicNames,
  type TopicValues,
  valuesOf,
} from './topic-form.ts'
import { StateTag } from './topic-state.tsx'
import { useTopicActions } from './use-topic-actions.ts'

/** What other rooms give to the form: drawings, and what may be chosen. */
export type TopicTools = {
  readonly draw: DrawSubject
  readonly findCourses: Find
  readonly findNews: Find
}

const Fault = ({ children }: { children: string | undefined }) =>
  children ? (
    <p className={styles.fault} role="alert">
      <CircleAlert size={15} aria-hidden />
      {children}
    </p>
  ) : null

/** A topic in its form: written, saved, published, taken back, deleted. */
export const TopicEditor = ({
  topic,
  tools,
  onClose,
}: {
  topic: TopicForm | undefined
  tools: TopicTools
  onClose: () => void
}) => {
  const isSensitive = useSensitiveCheck()
  const actions = useTopicActions()
  const [ownId] = useState(newId)
  const edited = useEditedForm<TopicForm | undefined, TopicValues>({
    thing: topic,
    valuesOf,
    newerIn,
    names: topicNames,
    check: checkTopic(isSensitive),
    lines: topicLines,
    send: async (typed, base) => {
      const to = { Id: base?.Id ?? ownId, Version: base?.Version ?? '' }
      const saved = await call(saveSpecial, inputOf(typed, to))
      toast.success(base ? '已保存' : '已保存为草稿')
      await actions.refresh()
      return saved
    },
  })
  const { form, values, faults, pending, dirty, set, submit, line, base } = edited
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const run = async (action: 'publish' | 'withdraw' | 'delete') => {
    if (base && (await actions.run(base, action))) onClose()
  }
  const isShown = base?.State === 'published'
  return (
    <Drawer
      title={
        base ? (
          <span className={styles.head}>
            编辑专题 <StateTag state={base.State} />
          </span>
        ) : (
          '新建专题'
        )
      }
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
              pending={actions.pending === 'delete'}
              onClick={() => void run('delete')}
            >
              删除
            </Button>
          )}
          {base && !dirty && (
            <ButtonLink
              to={topicAddress(base.Id)}
              target="_blank"
              icon={<ExternalLink size={16} aria-hidden />}
              aria-label="预览（在新标签页打开）"
            >
              预览
            </ButtonLink>
          )}
          {base && !dirty && (
            <Button
              icon={isShown ? <Undo2 size={16} aria-hidden /> : <Send size={16} aria-hidden />}
              pending={actions.pending === 'publish' || actions.pending === 'withdraw'}
              onClick={() => void run(isShown ? 'withdraw' : 'publish')}
            >
              {isShown ? '撤回' : '发布'}
            </Button>
          )}
          <Button kind="primary" pending={pending} onClick={() => void submit()}>
            {base ? '保存' : '保存草稿'}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="专题"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole}</FormFault>
        <TextField label="标题" autoComplete="off" {...line('Title')} />
        <TextField label="简介（选填）" autoComplete="off" {...line('Summary')} />
        <div className={styles.pair}>
          <TextField label="标签" autoComplete="off" {...line('Tag')} />
          <DateRange
            label="起止日期"
            named
            value={{ from: values.StartDay, to: values.EndDay }}
            error={faults.StartDay ?? faults.EndDay}
            onChange={({ from, to }) => set({ StartDay: from, EndDay: to })}
          />
        </div>
        <BannerField
          id={base?.Id ?? ownId}
          values={values}
          fault={faults.BannerId}
          draw={tools.draw}
          onChange={set}
        />
        <Switch
          checked={values.IsPublic}
          note="关闭后只有本校登录用户可以看到"
          onChange={({ target }) => set({ IsPublic: target.checked })}
        >
          公开
        </Switch>
        <RichTextField
          label="专题介绍（选填）"
          value={values.Html}
          error={faults.Html}
          onChange={(Html) => set({ Html })}
        />
        <h3 className={styles.part}>课程分组</h3>
        <Fault>{faults.Groups}</Fault>
        <GroupFields
          groups={values.Groups}
          find={tools.findCourses}
          onChange={(Groups) => set({ Groups })}
        />
        <h3 className={styles.part}>相关新闻</h3>
        <Fault>{faults.News}</Fault>
        <ChosenList
          label="相关新闻"
          add="添加新闻"
          placeholder="输入新闻标题查找"
          chosen={values.News}
          find={tools.findNews}
          onChange={(News) => set({ News })}
        />
      </form>
    </Drawer>
  )
}
