import { call } from '#call'
import {
  Button,
  Card,
  confirm,
  Empty,
  Failure,
  momentOf,
  Skeleton,
  Tag,
  toast,
  messageOf,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ContestDetail,
  type ContestQuestion,
  deleteContestNotice,
  type ManagedNotice,
} from '@xinglin/contract/competitions'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { managedNotices } from './notice-queries.ts'
import styles from './notices.module.css'
import { QuestionItem } from './question-item.tsx'

/** What is told and asked in a contest, for whoever holds it. */
export const ManagedNotices = ({ contest }: { contest: ContestDetail }) => {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(managedNotices(contest.Id))
  const [writing, setWriting] = useState<{ notice: ManagedNotice | undefined }>()
  const [answering, setAnswering] = useState<ContestQuestion>()
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="160px" shape="block" />
  const remove = async (notice: ManagedNotice) => {
    if (!(await confirm({ title: `删除通知“${notice.Title}”？`, yes: '删除', danger: true })))
      return
    try {
      await call(deleteContestNotice, {
        SkillContestId: contest.Id,
        Id: notice.Id,
        Version: notice.Version,
      })
      toast.success('已删除')
    } catch (failure) {
      toast.error(messageOf(failure))
    } finally {
      await queries.invalidateQueries({ queryKey: contestsKey })
    }
  }
  const namesOf = (ids: readonly string[]) =>
    ids.length === 0
      ? '全部学校'
      : contest.Partners.flatMap(({ SchoolId, Name }) =>
          ids.includes(SchoolId) ? [Name] : [],
        ).join('、')
  const add = (
    <Button icon={<Plus size={16} aria-hidden />} onClick={() => setWriting({ notice: undefined })}>
      发布通知
    </Button>
  )
  return (
    <section className={styles.managed} aria-labelledby="managed-notices">
      <div className={styles.headline}>
        <h2 id="managed-notices">通知与答疑</h2>
        {data.Notices.length > 0 && add}
      </div>
      {data.Notices.length === 0 ? (
        <Empty head="还没有通知" note="通知会发到每一位参赛者和领队的消息中。" next={add} />
      ) : (
        <ul className={styles.list}>
          {data.Notices.map((notice) => (
            <Card as="li" key={notice.Id} className={styles.card}>
              <h3 className={styles.title}>
                {notice.Title}
                {notice.IsPinned && <Tag>置顶</Tag>}
                {notice.MustConfirm && <Tag tone="warning">必读</Tag>}
              </h3>
              <p className={styles.text}>{notice.Text}</p>
              <p className={styles.note}>
                {momentOf(notice.CreatedAt)}，发给{namesOf(notice.SchoolIds)}（{notice.Readers} 人）
                {notice.MustConfirm && `，已确认 ${notice.Confirmed} 人`}
              </p>
              <div className={styles.actions}>
                <Button
                  size="small"
                  aria-label={`修改通知${notice.Title}`}
                  onClick={() => setWriting({ notice })}
                >
                  修改
                </Button>
                <Button
                  size="small"
                  kind="plain"
                  aria-label={`删除通知${notice.Title}`}
                  onClick={() => void remove(notice)}
                >
                  删除
                </Button>
              </div>
            </Card>
          ))}
        </ul>
      )}
      {data.Questions.length > 0 && (
        <ul className={styles.list} aria-label="提问">
          {data.Questions.map((question) => (
            <QuestionItem key={question.Id} question={question}>
              <div className={styles.actions}>
                <Button
                  size="small"
                  kind={question.AnsweredAt === null ? 'primary' : 'quiet'}
                  aria-label={`答复：${question.Text}`}
                  onClick={() => setAnswering(question)}
                >
                  {question.AnsweredAt === null ? '答复' : '修改答复'}
                </Button>
              </div>
            </QuestionItem>
          ))}
        </ul>
      )}
      {writing && (
        <NoticeDialog
          contest={contest}
          one={writing.notice}
          onClose={() => setWriting(undefined)}
        />
      )}
      {answering && (
        <AnswerDialog
          contestId={contest.Id}
          question={answering}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </section>
  )
}
