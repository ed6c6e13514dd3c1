import { call } from '#call'
import { Button, ButtonLink, momentOf, ReadingText, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  confirmReading,
  foundKinds,
  itemKindNames,
  type OwnItem,
} from '@xinglin/contract/assignments'
import { BookCheck, PenLine, Play } from 'lucide-react'
import { useState } from 'react'
import { assignmentsKey } from '../queries/assignment-queries.ts'
import { scoreWord } from '@xinglin/simulation/assessment'
import { WorkStateTag } from './own-state-tag.tsx'
import styles from './own.module.css'
import { ruleWords } from './rule-words.ts'

/** Where an item is done that is part of a course. */
export type WhereToDo = (item: OwnItem) => string

const Standing = ({ item, item: { Work: work } }: { item: OwnItem }) => (
  <p className={styles.rules}>
    {work.AgainUntil && (
      <span>
        请在 <strong>{momentOf(work.AgainUntil)}</strong> 前重新提交
      </span>
    )}
    {work.DoneAt && (
      <span>
        {work.State === 'returned' ? '提交' : '完成'}于 {momentOf(work.DoneAt)}
      </span>
    )}
    {work.LateDays > 0 && (
      <span>
        逾期 {work.LateDays} 天
        {item.LateRule === 'penalty' && `，扣 ${Math.min(100, item.Penalty * work.LateDays)}%`}
      </span>
    )}
    {work.Tries > 0 && (
      <span>
        做过 {work.Tries} 次，计入 {work.Counted} 次
      </span>
    )}
    {work.Progress > 0 && work.Progress < 100 && <span>学习进度 {work.Progress}%</span>}
    {work.Score !== null && (
      <span>
        得分 <strong>{scoreWord(work.Score)}</strong>
      </span>
    )}
  </p>
)

const ReadButton = ({ taskId, item }: { taskId: string; item: OwnItem }) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const read = async () => {
    setPending(true)
    try {
      await call(confirmReading, { Id: taskId, ItemId: item.Id })
      toast.success('已记录')
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending(false)
      await queries.invalidateQueries({ queryKey: assignmentsKey })
    }
  }
  return (
    <Button
      kind="primary"
      icon={<BookCheck size={16} aria-hidden />}
      pending={pending}
      onClick={() => void read()}
    >
      我已读完
    </Button>
  )
}

const workWords = {
  locked: '查看',
  none: '去写作业',
  begun: '继续写',
  waiting: '查看提交',
  returned: '修改后重新提交',
  done: '查看批阅',
  missed: '查看',
} as const

/** An item of a student's task: what it asks, how it counts, how it stands, and where it is done. */
export const OwnItemCard = ({
  taskId,
  item,
  no,
  ended,
  whereToDo,
  workAddress,
}: {
  taskId: string
  item: OwnItem
  no: number
  /** Nothing more is handed in. */
  ended: boolean
  whereToDo: WhereToDo
  /** Where a work is written and handed in. */
  workAddress: (itemId: string) => string
}) => {
  const isDoneElsewhere = foundKinds.some((kind) => kind === item.Kind)
  const isDone = item.Work.State === 'done'
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {no}. {item.Title}
        </h3>
        <WorkStateTag state={item.Work.State} />
      </div>
      <p className={styles.rules}>
        <span>{itemKindNames[item.Kind]}</span>
        {item.CourseName && item.CourseName !== item.Title && <span>{item.CourseName}</span>}
        {ruleWords(item).map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
      {item.Lock && <p className={styles.rules}>{item.Lock}</p>}
      {item.Body && <ReadingText html={item.Body} />}
      <Standing item={item} />
      {item.Lock === '' && (
        <div className={styles.actions}>
          {isDoneElsewhere && (
            <ButtonLink
              kind={isDone ? 'quiet' : 'primary'}
              to={whereToDo(item)}
              icon={<Play size={16} aria-hidden />}
              aria-label={`${isDone ? '再次进入' : '去完成'} ${item.Title}`}
            >
              {isDone ? '再次进入' : '去完成'}
            </ButtonLink>
          )}
          {item.Kind === 'submission' && (
            <ButtonLink
              kind={isDone || item.Work.State === 'waiting' ? 'quiet' : 'primary'}
              to={workAddress(item.Id)}
              icon={<PenLine size={16} aria-hidden />}
              aria-label={`${workWords[item.Work.State]}：${item.Title}`}
            >
              {workWords[item.Work.State]}
            </ButtonLink>
          )}
          {item.Kind === 'reading' && !isDone && !ended && item.Work.State !== 'missed' && (
            <ReadButton taskId={taskId} item={item} />
          )}
        </div>
      )}
    </li>
  )
}
