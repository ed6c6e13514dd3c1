import { call } from '#call'
import { Button, Chips, Empty, Failure, Pagination, SkeletonText, useListState } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type TeachingSession, verifyTeachingSession } from '@xinglin/contract/peer-teaching'
import { useState } from 'react'
import { ReasonDialog } from './reason-dialog.tsx'
import {
  allowedSessions,
  defaultSessions,
  sessionsAPage,
  sessionsToVerify,
} from './teaching-queries.ts'
import styles from './teaching.module.css'
import { useAttempt } from './use-attempt.ts'
import { SessionWords } from './year-ledger.tsx'

const VerifiedSession = ({ session }: { session: TeachingSession }) => {
  const { pending, attempt } = useAttempt()
  const [rejects, setRejects] = useState(false)
  const verify = (Accept: boolean, Reason: string) =>
    attempt(
      Accept ? 'accept' : 'reject',
      () => call(verifyTeachingSession, { Id: session.Id, Accept, Reason }),
      Accept ? '已确认' : '已驳回',
    )
  return (
    <li className={styles.line}>
      <SessionWords session={session} />
      <p className={styles.actions}>
        {session.Waits && (
          <Button
            size="small"
            kind="primary"
            pending={pending === 'accept'}
            onClick={() => void verify(true, '')}
          >
            确认
          </Button>
        )}
        {session.State !== 'rejected' && (
          <Button size="small" onClick={() => setRejects(true)}>
            驳回
          </Button>
        )}
      </p>
      {rejects && (
        <ReasonDialog
          title="驳回这次帮扶"
          label="理由（双方可见）"
          pending={pending === 'reject'}
          onClose={() => setRejects(false)}
          onSend={(reason) =>
            void verify(false, reason).then((isDone) => isDone && setRejects(false))
          }
        />
      )}
    </li>
  )
}

/** The sessions of a teacher's classes: those that wait for them, and those that were decided. */
export const VerifySessions = () => {
  const list = useListState(defaultSessions, allowedSessions)
  const { data, error, refetch } = useQuery(sessionsToVerify(list.state))
  const shown = () => {
    if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
    if (!data) return <SkeletonText lines={6} />
    if (data.List.length === 0)
      return (
        <Empty
          head={list.state.state === 'open' ? '没有待确认的帮扶' : '还没有处理过的帮扶'}
          note="学生双方确认后，帮扶记录会在这里等您确认。"
        />
      )
    return (
      <>
        <ul className={styles.list} aria-label="帮扶记录">
          {data.List.map((session) => (
            <VerifiedSession key={session.Id} session={session} />
          ))}
        </ul>
        <Pagination
          page={list.state.page}
          size={sessionsAPage}
          total={data.Count}
          onPage={(page) => list.go({ page })}
        />
      </>
    )
  }
  return (
    <section className={styles.panel} aria-label="帮扶记录">
      <Chips
        label="状态"
        options={[
          { value: 'open', name: '待确认' },
          { value: 'decided', name: '已处理' },
        ]}
        chosen={list.state.state}
        onChoose={(state) => list.change({ state })}
      />
      {shown()}
    </section>
  )
}
