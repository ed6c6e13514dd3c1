import { Skeleton, ButtonLink, Failure, usePageTitle } from '#ui'
import { WholeWindow } from '#simulations/kernel'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Hypotheses } from './hypotheses.tsx'
import { Laboratory } from './laboratory.tsx'
import styles from './laboratory-room.module.css'
import { Pretest } from './pretest.tsx'
import { sessionOf, type StageData } from './session/queries.ts'
import { Recording } from './recorder/recording.ts'
import { markedAddress } from './session/session-address.ts'
import { caution } from './session/words.ts'

const Bones = ({ word }: { word: string }) => (
  <WholeWindow className={styles.bones} aria-busy="true" aria-label={word}>
    <Skeleton width="280px" height="100%" shape="block" />
    <Skeleton height="100%" shape="block" />
  </WholeWindow>
)

/** The way out of the laboratory: to the course, or of a station to its paper or its hall. */
const backFrom = (to: string, isStation: boolean, name: string) =>
  isStation
    ? { to, name, hint: `返回${name}（实验会保留，本站计时继续）` }
    : { to, name: '返回', hint: '返回课程（实验会保留，时间停在这里）' }

/** The laboratory once what was done before was integrated again. */
const Replayed = (given: {
  stage: StageData
  back: { to: string; name: string; hint: string }
  clock: ReactNode
  onSubmitted: () => void
  onRefresh: () => void
}) => {
  const { stage } = given
  const [recording, setRecording] = useState<Recording>()
  useEffect(() => {
    let gone = false
    const laboratory = new Recording(stage.Protocol, stage.Seed)
    void laboratory.replay(stage.Events, () => gone).then(() => gone || setRecording(laboratory))
    return () => {
      gone = true
    }
  }, [stage])
  return recording ? <Laboratory {...given} recording={recording} /> : <Bones word="正在恢复实验" />
}

/** One's experiment, opened in one call: pre-test, hypotheses, the bench; one that was handed in leads to its report. */
export const LaboratoryRoom = ({
  sessionId,
  back,
  onEnded,
  clock,
  backName = '试卷',
}: {
  sessionId: string
  /** Where in the course it belongs; of a station the paper. */
  back: string
  /** Of a station, which has no report yet: what becomes of the screen once it is over. */
  onEnded?: () => void
  /** Of a station: the time that is left. */
  clock?: ReactNode
  /** Of a station: what one goes back to. */
  backName?: string
}) => {
  const navigate = useNavigate()
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery(sessionOf(sessionId))
  usePageTitle(data ? `${data.Protocol.title} — ${data.CourseName}` : '虚拟实验')
  const leave = useCallback(() => {
    if (onEnded) onEnded()
    else void navigate(markedAddress(sessionId), { replace: true })
  }, [navigate, onEnded, sessionId])
  const over = data !== undefined && data.State !== 'open'
  useEffect(() => {
    if (over) leave()
  }, [over, leave])
  if (isPending || over) return <Bones word="正在打开实验室" />
  if (!data) return <Failure head="实验室打开失败" error={error} onRetry={() => void refetch()} />
  const again = () => void refetch()
  if (data.Events.some(({ action }) => action.type === 'suppose')) {
    return (
      <Replayed
        key={dataUpdatedAt}
        stage={data}
        back={backFrom(back, onEnded !== undefined, backName)}
        clock={clock}
        onSubmitted={leave}
        onRefresh={again}
      />
    )
  }
  return (
    <WholeWindow className={styles.before}>
      <header className={styles.bar}>
        <ButtonLink size="small" kind="plain" to={back} icon={<ArrowLeft size={17} aria-hidden />}>
          返回
        </ButtonLink>
        <div>
          <h1>{data.Protocol.title}</h1>
          <p>{caution}</p>
        </div>
        {clock}
      </header>
      {data.Pretest?.Passed ? (
        <Hypotheses key={dataUpdatedAt} stage={data} onLocked={again} />
      ) : (
        <Pretest stage={data} onPassed={again} />
      )}
    </WholeWindow>
  )
}
