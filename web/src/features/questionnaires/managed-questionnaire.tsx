import { call } from '#call'
import { Button, confirm, Failure, messageOf, momentOf, SkeletonText, Tabs, Tag, toast } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  moveQuestionnaire,
  type QuestionnaireDetail,
  type questionnaireMoves,
  questionnaireStateNames,
  remindQuestionnaire,
} from '@xinglin/contract/questionnaires'
import { useState } from 'react'
import { QuestionnaireEditor } from './questionnaire-editor.tsx'
import { stateTones } from './questionnaire-list.tsx'
import { questionnaireOf, questionnairesKey } from './questionnaire-queries.ts'
import { QuestionnaireResults } from './questionnaire-results.tsx'
import styles from './questionnaires.module.css'

type Move = (typeof questionnaireMoves)[number]

const questions: Readonly<
  Record<Move, { title: string; note?: string; yes: string; danger?: true }>
> = {
  publish: { title: '发布问卷？', note: '发布后填写对象会收到通知。', yes: '发布' },
  close: { title: '结束填写？', note: '未填写的人不能再填写。', yes: '结束' },
  reopen: { title: '重新开放？', yes: '开放' },
  delete: { title: '删除问卷？', yes: '删除', danger: true },
}
const doneWords: Readonly<Record<Move, string>> = {
  publish: '已发布',
  close: '已结束',
  reopen: '已重新开放',
  delete: '已删除',
}
const movesOf = ({ Line, Locked }: QuestionnaireDetail): readonly Move[] => [
  ...(Line.State === 'draft' ? (['publish'] as const) : []),
  ...(Line.State === 'published' ? (['close'] as const) : []),
  ...(Line.State === 'closed' && !(Line.Anonymous && Locked) ? (['reopen'] as const) : []),
  ...(Locked ? [] : (['delete'] as const)),
]

/** What one may do with a questionnaire. */
const Actions = ({
  one,
  onCopy,
  onGone,
}: {
  one: QuestionnaireDetail
  onCopy: () => void
  onGone: () => void
}) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState('')
  const { Line } = one
  const attempt = async (name: string, work: () => Promise<void>) => {
    setPending(name)
    try {
      await work()
      await queries.invalidateQueries({ queryKey: questionnairesKey })
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending('')
    }
  }
  const move = async (Action: Move) => {
    if (!(await confirm(questions[Action]))) return
    await attempt(Action, async () => {
      await call(moveQuestionnaire, { Id: Line.Id, Action, Version: one.Version })
      toast.success(doneWords[Action])
      if (Action === 'delete') onGone()
    })
  }
  const remind = () =>
    attempt('remind', async () => {
      const { Reminded } = await call(remindQuestionnaire, { Id: Line.Id })
      toast.success(Reminded === 0 ? '所有人都已填写' : `已提醒 ${Reminded} 人`)
    })
  return (
    <p className={styles.actions}>
      {movesOf(one).map((action) => (
        <Button
          key={action}
          kind={action === 'publish' ? 'primary' : action === 'delete' ? 'danger' : 'quiet'}
          pending={pending === action}
          onClick={() => void move(action)}
        >
          {questions[action].yes}
        </Button>
      ))}
      {Line.State === 'published' && !Line.Anonymous && (
        <Button pending={pending === 'remind'} onClick={() => void remind()}>
          提醒未填写的人
        </Button>
      )}
      <Button onClick={onCopy}>复制为新问卷</Button>
    </p>
  )
}

/** A questionnaire for those who made it: its form, and what came of it. */
export const ManagedQuestionnaire = ({
  id,
  tab,
  onTab,
  onCopy,
  onGone,
}: {
  id: string
  tab: string
  onTab: (tab: 'form' | 'results') => void
  onCopy: (from: QuestionnaireDetail) => void
  onGone: () => void
}) => {
  const { data, error, refetch } = useQuery(questionnaireOf(id))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={10} />
  const { Line } = data
  const form = (
    <QuestionnaireEditor key={`${Line.Id} ${data.Version}`} one={data} onSaved={() => undefined} />
  )
  const results = <QuestionnaireResults id={id} />
  return (
    <div className={styles.form}>
      <h1 className={styles.name}>{Line.Title}</h1>
      <p className={styles.about}>
        <Tag tone={stateTones[Line.State]}>{questionnaireStateNames[Line.State]}</Tag>
        <span>{Line.Anonymous ? '匿名' : '实名'}</span>
        <span>截止 {momentOf(Line.ClosesAt)}</span>
        {Line.State !== 'draft' && (
          <span>
            已填写 {Line.Responses} / {Line.Asked}
          </span>
        )}
      </p>
      <Actions one={data} onCopy={() => onCopy(data)} onGone={onGone} />
      <Tabs
        label="问卷"
        tabs={[
          {
            value: 'form' as const,
            name: '题目与设置',
            panel: () => form,
          },
          {
            value: 'results' as const,
            name: '结果',
            panel: () => results,
          },
        ]}
        chosen={tab === 'results' ? 'results' : 'form'}
        onChoose={onTab}
      />
    </div>
  )
}
