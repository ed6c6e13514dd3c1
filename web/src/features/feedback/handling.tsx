import { call, dashboardKey, newId, newerIn } from '#call'
import { sensitiveSentence, useHeldWork, useSensitiveCheck } from '#session'
import {
  Button,
  faultsBy,
  FormFault,
  longMomentOf,
  Stars,
  TextArea,
  toast,
  useForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  feedbackTypeNames,
  handleFeedback,
  longestFeedback,
  type ManagedFeedback,
} from '@xinglin/contract/feedback'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { StateTag } from './state-tag.tsx'
import { Thread } from './thread.tsx'
import styles from './managed-feedback.module.css'
import { managedKey, oneManaged } from './managed-queries.ts'

type Action = 'reply' | 'work' | 'close' | 'open'

const done: Readonly<Record<Action, string>> = {
  reply: '已回复',
  work: '已标记为处理中',
  close: '反馈已关闭',
  open: '反馈已重新打开',
}

const Facts = ({ feedback }: { feedback: ManagedFeedback }) => {
  const place: ReactNode = feedback.CourseId ? (
    <Link to={`/CoursePreview/${feedback.CourseId}`}>{feedback.Place || '课程'}</Link>
  ) : (
    feedback.Place || '—'
  )
  return (
    <dl className={styles.facts}>
      <div>
        <dt>状态</dt>
        <dd>
          <StateTag state={feedback.State} />
        </dd>
      </div>
      <div>
        <dt>类型</dt>
        <dd>{feedbackTypeNames[feedback.Type]}</dd>
      </div>
      <div>
        <dt>提交人</dt>
        <dd>{feedback.PersonName || '游客'}</dd>
      </div>
      <div>
        <dt>联系方式</dt>
        <dd>{feedback.Contact || '—'}</dd>
      </div>
      <div className={styles.wide}>
        <dt>相关课程或页面</dt>
        <dd>{place}</dd>
      </div>
      {feedback.Rate > 0 && (
        <div>
          <dt>对回复的评价</dt>
          <dd>
            <Stars rate={feedback.Rate} />
          </dd>
        </div>
      )}
      <div>
        <dt>提交时间</dt>
        <dd>{longMomentOf(feedback.CreatedAt)}</dd>
      </div>
      {feedback.Agent && (
        <div className={styles.wide}>
          <dt>浏览器</dt>
          <dd className={styles.agent}>{feedback.Agent}</dd>
        </div>
      )}
    </dl>
  )
}

/** What those who run the school do about a feedback: reply, take it in hand, close it, open it again. */
export const Handling = ({
  feedback,
  onDirty,
  onClose,
}: {
  feedback: ManagedFeedback
  onDirty: (dirty: boolean) => void
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const isSensitive = useSensitiveCheck()
  const [postId, setPostId] = useState(newId)
  // Which of the buttons was pressed: they share the text above them.
  const action = useRef<Action>('reply')
  const { form, values, faults, pending, dirty, set, setValues, submit, line } = useForm({
    first: { Content: '' },
    check: ({ Content }) => {
      const input = {
        Id: feedback.Id,
        PostId: postId,
        Action: action.current,
        Content,
        Version: '',
      }
      const { Content: fault } = faultsBy(handleFeedback.input, input)
      if (fault) return { Content: fault }
      if (action.current === 'reply' && Content.trim() === '')
        return { Content: handleFeedback.refusals.blank[1] }
      return isSensitive(Content) ? { Content: sensitiveSentence } : {}
    },
    lines: { [handleFeedback.refusals.blank[1]]: 'Content', [sensitiveSentence]: 'Content' },
    send: async ({ Content }) => {
      const { queryKey } = oneManaged(feedback.Id)
      try {
        const next = await call(handleFeedback, {
          Id: feedback.Id,
          PostId: postId,
          Action: action.current,
          Content: action.current === 'reply' || action.current === 'close' ? Content : '',
          Version: feedback.Version,
        })
        queries.setQueryData(queryKey, next)
        toast.success(done[action.current])
        if (action.current === 'reply' || action.current === 'close') {
          setValues({ Content: '' })
          setPostId(newId())
        }
        void queries.invalidateQueries({ queryKey: [...managedKey, 'list'] })
        void queries.invalidateQueries({ queryKey: dashboardKey })
        if (action.current === 'close') onClose()
      } catch (error) {
        // What was typed stays, beside what is new.
        const theirs = newerIn(error) as ManagedFeedback | undefined
        if (theirs) queries.setQueryData(queryKey, theirs)
        throw error
      }
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  useEffect(() => onDirty(dirty), [dirty, onDirty])
  const run = (next: Action) => {
    action.current = next
    void submit()
  }
  const isClosed = feedback.State === 'closed'
  return (
    <>
      <Facts feedback={feedback} />
      <Thread
        posts={feedback.Posts}
        names={{ giver: feedback.PersonName || '游客', school: (name) => `${name} 回复` }}
      />
      <form
        ref={form}
        className={styles.form}
        aria-label="处理反馈"
        onSubmit={(event) => {
          event.preventDefault()
          run('reply')
        }}
        noValidate
      >
        <TextArea
          {...line('Content')}
          label="回复"
          rows={5}
          most={longestFeedback}
          value={values.Content}
          onChange={({ target }) => set({ Content: target.value })}
        />
        <FormFault>{faults.whole}</FormFault>
        <div className={styles.actions}>
          <Button kind="primary" type="submit" pending={pending}>
            发送回复
          </Button>
          {!isClosed && feedback.State !== 'working' && (
            <Button disabled={pending} onClick={() => run('work')}>
              标记处理中
            </Button>
          )}
          {isClosed ? (
            <Button disabled={pending} onClick={() => run('open')}>
              重新打开
            </Button>
          ) : (
            <Button disabled={pending} onClick={() => run('close')}>
              {values.Content.trim() ? '回复并关闭' : '关闭反馈'}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}
