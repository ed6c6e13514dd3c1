import { call, CallError, code } from '#call'
import {
  Button,
  ButtonLink,
  Card,
  Empty,
  Failure,
  momentOf,
  Skeleton,
  Tag,
  toast,
  messageOf,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { confirmContestNotice, type ContestNotice } from '@xinglin/contract/competitions'
import { useState } from 'react'
import type { ContestAddresses } from '../contest/addresses.ts'
import { contestsKey } from '../contest/game-queries.ts'
import { AskForm } from './ask-form.tsx'
import { contestMessages } from './notice-queries.ts'
import styles from './notices.module.css'
import { QuestionItem } from './question-item.tsx'

const NoticeItem = ({ contestId, notice }: { contestId: string; notice: ContestNotice }) => {
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const confirm = async () => {
    setPending(true)
    try {
      await call(confirmContestNotice, { SkillContestId: contestId, Id: notice.Id })
      await queries.invalidateQueries({ queryKey: contestsKey })
    } catch (failure) {
      toast.error(messageOf(failure))
    } finally {
      setPending(false)
    }
  }
  return (
    <Card as="li" className={styles.card}>
      <h3 className={styles.title}>
        {notice.Title}
        {notice.IsPinned && <Tag>置顶</Tag>}
        {notice.MustConfirm && (
          <Tag tone={notice.IsConfirmed ? 'success' : 'danger'}>
            {notice.IsConfirmed ? '已确认' : '必读'}
          </Tag>
        )}
      </h3>
      <p className={styles.text}>{notice.Text}</p>
      <p className={styles.note}>
        {notice.AuthorName !== '' && `${notice.AuthorName}，`}
        {momentOf(notice.CreatedAt)}
        {notice.EditedAt !== null && `，${momentOf(notice.EditedAt)}修改`}
      </p>
      {notice.MustConfirm && !notice.IsConfirmed && (
        <div className={styles.actions}>
          <Button
            kind="primary"
            size="small"
            pending={isPending}
            aria-label={`确认已读：${notice.Title}`}
            onClick={() => void confirm()}
          >
            我已阅读，确认
          </Button>
        </div>
      )}
    </Card>
  )
}

/** What is told in a contest that one entered, and what was asked. */
export const ContestMessages = ({ id, addresses }: { id: string; addresses: ContestAddresses }) => {
  const { data, error, refetch } = useQuery(contestMessages(id))
  const [times, setTimes] = useState(0)
  const back = <ButtonLink to={addresses.game(id)}>查看赛事</ButtonLink>
  if (error instanceof CallError && error.code === code.notFound)
    return (
      <Empty
        head="没有这个赛事"
        note="赛事可能已撤回，或者本校没有参加。"
        next={<ButtonLink to={addresses.lobby}>查看全部赛事</ButtonLink>}
      />
    )
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} other={back} />
  if (!data) return <Skeleton height="360px" shape="block" />
  return (
    <div className={styles.page}>
      <div className={styles.headline}>
        <h1>{data.Name}</h1>
        {back}
      </div>
      <section className={styles.page} aria-labelledby="contest-notices">
        <div className={styles.headline}>
          <h2 id="contest-notices">通知</h2>
        </div>
        {data.Notices.length === 0 ? (
          <Empty head="还没有通知" note="主办方发布的通知和变动会显示在这里。" />
        ) : (
          <ul className={styles.list}>
            {data.Notices.map((notice) => (
              <NoticeItem key={notice.Id} contestId={id} notice={notice} />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.page} aria-labelledby="contest-questions">
        <div className={styles.headline}>
          <h2 id="contest-questions">答疑</h2>
        </div>
        {data.Questions.length > 0 && (
          <ul className={styles.list}>
            {data.Questions.map((question) => (
              <QuestionItem key={question.Id} question={question} />
            ))}
          </ul>
        )}
        <AskForm key={times} contestId={id} onAsked={() => setTimes(times + 1)} />
      </section>
    </div>
  )
}
