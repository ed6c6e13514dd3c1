import { Button, confirm, longMomentOf, toast } from '#ui'
import type { Once, SessionLine } from '@xinglin/contract/simulations/kernel'
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import styles from './entrance.module.css'
import { PastSessions } from './past-sessions.tsx'

/** What a kind of simulation calls its sessions. */
type Words = {
  /** 开始操作, 继续操作, 再做一次. */
  readonly begin: string
  readonly resume: string
  readonly again: string
  /** What becomes of one that is given up. */
  readonly givenUp: string
  /** 我的操作, and what its states are called. */
  readonly mine: string
  readonly states: Readonly<Record<SessionLine['State'], string>>
  /** 看报告. */
  readonly report: string
}

/** When what came of it is told. */
const releaseOf = ({ Released, ReleaseAt }: NonNullable<Once>): string => {
  if (Released) return '成绩已公布，以第一次的成绩为准。'
  return ReleaseAt === null
    ? '成绩和报告由任课教师公布后可以查看。'
    : `成绩和报告将于 ${longMomentOf(ReleaseAt)} 公布。`
}

/** The way into a simulation of an item, and how one did before. */
export const Entrance = ({
  words,
  icon,
  sessions,
  once,
  recording,
  begin,
  kept,
  stage,
  report,
}: {
  words: Words
  icon: ReactNode
  /** One's own, the newest first. */
  sessions: readonly SessionLine[]
  /** Where it is taken once (examination, contest), how one stands at it; null where one may come as often as one likes. */
  once: Once
  /** False where the round of study is over and is only looked at. */
  recording: boolean
  begin: (proceed: 0 | 1 | 3) => Promise<{ readonly SessionId: string }>
  /** Everything that is kept of sessions of this kind. */
  kept: QueryKey
  stage: (sessionId: string) => string
  report: (sessionId: string) => string
}) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const entering = useMutation({
    mutationFn: begin,
    onSuccess: ({ SessionId }) => {
      void queries.invalidateQueries({ queryKey: kept })
      void navigate(stage(SessionId))
    },
    onError: (error) => toast.warning(error.message),
  })
  const running = sessions.some(({ State }) => State === 'open')
  const over = sessions.some(({ State }) => State === 'finished')
  const mayEnter = recording && !once?.Refusal
  const anew = async () => {
    const agreed = await confirm({
      title: '放弃这一次，重新开始？',
      note: words.givenUp,
      yes: '重新开始',
      danger: true,
    })
    if (agreed) entering.mutate(3)
  }
  return (
    <>
      {mayEnter && (
        <div className={styles.deeds}>
          <Button
            kind="primary"
            size="large"
            icon={icon}
            pending={entering.isPending}
            onClick={() => entering.mutate(running ? 1 : 0)}
          >
            {running ? words.resume : over && !once ? words.again : words.begin}
          </Button>
          {running && !once && (
            <Button
              size="large"
              icon={<RotateCcw size={17} aria-hidden />}
              disabled={entering.isPending}
              onClick={() => void anew()}
            >
              重新开始
            </Button>
          )}
        </div>
      )}
      {once && recording && once.Refusal !== '' && (
        <p className={styles.refusal} role="note">
          {once.Refusal}。
        </p>
      )}
      {once && over && <p className={styles.release}>{releaseOf(once)}</p>}
      <PastSessions
        once={once}
        sessions={sessions}
        title={words.mine}
        states={words.states}
        report={words.report}
        address={report}
      />
    </>
  )
}
