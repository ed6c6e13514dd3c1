import { call } from '#call'
import { Button, confirm, Empty, Failure, messageOf, SkeletonText, Tag, toast } from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  answerTeachingSession,
  issueTeachingCertificate,
  schoolYearName,
  type TeachingSession,
  teachingSessionStateNames,
  withdrawTeachingSession,
} from '@xinglin/contract/peer-teaching'
import { useState } from 'react'
import { YearFigures } from './own-years.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { teachingYear } from './teaching-queries.ts'
import styles from './teaching.module.css'
import { useAttempt } from './use-attempt.ts'

export const sessionTones = {
  told: 'warning',
  agreed: 'warning',
  verified: 'success',
  rejected: 'danger',
  disputed: 'danger',
} as const

/** What a row of the ledger says. */
export const SessionWords = ({ session }: { session: TeachingSession }) => (
  <>
    <h2 className={styles.title}>
      {session.Day}　{session.Subject}
    </h2>
    <p className={styles.about}>
      <Tag tone={sessionTones[session.State]}>{teachingSessionStateNames[session.State]}</Tag>
      <span>
        {session.HelperName} 帮扶 {session.HelpedName}，{session.Minutes} 分钟
      </span>
      <span className={styles.hint}>{session.ClassName}</span>
      {session.VerifierName !== '' && (
        <span className={styles.hint}>处理人 {session.VerifierName}</span>
      )}
    </p>
    <p className={styles.note}>{session.Note}</p>
    {session.Reason !== '' && <p className={styles.hint}>异议或理由：{session.Reason}</p>}
  </>
)

const OwnSession = ({ session }: { session: TeachingSession }) => {
  const { pending, attempt } = useAttempt()
  const [objects, setObjects] = useState(false)
  const answer = (Accept: boolean, Reason: string) =>
    attempt(
      Accept ? 'accept' : 'object',
      () => call(answerTeachingSession, { Id: session.Id, Accept, Reason }),
      Accept ? '已确认，等待教师确认' : '已提交异议，由教师处理',
    )
  const withdraw = async () => {
    if (await confirm({ title: '撤回这次登记？', yes: '撤回', danger: true }))
      await attempt('withdraw', () => call(withdrawTeachingSession, { Id: session.Id }), '已撤回')
  }
  return (
    <li className={styles.line}>
      <SessionWords session={session} />
      {(session.Waits || session.MayWithdraw) && (
        <p className={styles.actions}>
          {session.Waits && (
            <>
              <Button
                size="small"
                kind="primary"
                pending={pending === 'accept'}
                onClick={() => void answer(true, '')}
              >
                确认
              </Button>
              <Button size="small" onClick={() => setObjects(true)}>
                有异议
              </Button>
            </>
          )}
          {session.MayWithdraw && (
            <Button size="small" pending={pending === 'withdraw'} onClick={() => void withdraw()}>
              撤回
            </Button>
          )}
        </p>
      )}
      {objects && (
        <ReasonDialog
          title="对这次登记有异议"
          label="哪里与实际不符"
          pending={pending === 'object'}
          onClose={() => setObjects(false)}
          onSend={(reason) =>
            void answer(false, reason).then((isDone) => isDone && setObjects(false))
          }
        />
      )}
    </li>
  )
}

/** The ledger of a school year of a student's, with its certificate. */
export const YearLedger = ({
  year,
  onCertificate,
}: {
  year: number
  /** A certificate was issued under this number. */
  onCertificate: (number: string) => void
}) => {
  const { data, error, refetch } = useQuery(teachingYear(year))
  const [pending, setPending] = useState(false)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={8} />
  const issue = async () => {
    setPending(true)
    try {
      const issued = await call(issueTeachingCertificate, { Year: year })
      onCertificate(issued.Number)
    } catch (fault) {
      toast.error(messageOf(fault))
    } finally {
      setPending(false)
    }
  }
  return (
    <div className={styles.panel}>
      <section className={styles.line} aria-label={schoolYearName(year)}>
        <YearFigures year={data.Summary} />
        <p className={styles.actions}>
          <Button
            kind="primary"
            pending={pending}
            disabled={data.Summary.Sessions === 0}
            onClick={() => void issue()}
          >
            开具互助教学证明
          </Button>
          <span className={styles.hint}>
            只列入双方和教师都确认的帮扶；证明带编号，任何人可以查验。
          </span>
        </p>
      </section>
      {data.List.length === 0 ? (
        <Empty head="本学年暂无记录" note="结对后，帮扶或受助的一方都可以登记。" />
      ) : (
        <ul className={styles.list} aria-label="台账">
          {data.List.map((session) => (
            <OwnSession key={session.Id} session={session} />
          ))}
        </ul>
      )}
    </div>
  )
}
