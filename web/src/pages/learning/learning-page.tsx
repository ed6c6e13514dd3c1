import { role } from '@xinglin/contract/identity'
import { CallError, code } from '#call'
import {
  type Beside,
  type Consult,
  type Operate,
  Player,
  playerAddress,
  PlayerBones,
  playerOf,
  type Practise,
  readAnchor,
  readMoolparam,
} from '#learning'
import { AskHere } from '#inquiries'
import { ItemNotes } from '#notes'
import { useHeldWork, useSession } from '#session'
import { Skeleton, ButtonLink, Failure, NoRight } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { consultationsAddress } from '../consultations/debrief-address.ts'
import { readSession } from './read-session.ts'
import { FindRound } from './find-round.tsx'

// The stage is large: it comes with the first consultation alone.
const Briefing = lazy(() =>
  import('#simulations/consultation').then((m) => ({ default: m.Briefing })),
)
const ConsultationRoom = lazy(() =>
  import('#simulations/consultation').then((m) => ({ default: m.ConsultationRoom })),
)
const DebriefRoom = lazy(() =>
  import('#simulations/consultation').then((m) => ({ default: m.DebriefRoom })),
)

const OperationBriefing = lazy(() =>
  import('#simulations/operation').then((m) => ({ default: m.Briefing })),
)
const OperationRoom = lazy(() =>
  import('#simulations/operation').then((m) => ({ default: m.OperationRoom })),
)
const OperationReportRoom = lazy(() =>
  import('#simulations/operation').then((m) => ({ default: m.OperationReportRoom })),
)

const LabBriefing = lazy(() =>
  import('#simulations/experiment').then((m) => ({ default: m.Briefing })),
)
const LaboratoryRoom = lazy(() =>
  import('#simulations/experiment').then((m) => ({ default: m.LaboratoryRoom })),
)
const MyResults = lazy(() =>
  import('#simulations/experiment').then((m) => ({ default: m.MyResults })),
)
const MarkedReportRoom = lazy(() =>
  import('#simulations/experiment').then((m) => ({ default: m.MarkedReportRoom })),
)

type SessionInAddress = NonNullable<ReturnType<typeof readSession>>

/** The room of a simulation that an address names. */
const roomOf = ({ what, sessionId }: SessionInAddress, back: string): ReactNode => {
  const place = { sessionId, back }
  if (what === 'stage') return <ConsultationRoom {...place} />
  if (what === 'bedside') return <OperationRoom {...place} />
  if (what === 'operation-report') return <OperationReportRoom {...place} />
  if (what === 'laboratory') return <LaboratoryRoom {...place} />
  if (what === 'lab-report') return <MarkedReportRoom {...place} />
  return <DebriefRoom {...place} overseen={consultationsAddress} />
}

const practiseIn =
  (courseId: string): Practise =>
  ({ progressId, itemId, content, recording }) => (
    <Suspense fallback={<Skeleton height="360px" shape="block" />}>
      <LabBriefing brief={content} place={{ courseId, progressId, itemId }} recording={recording} />
    </Suspense>
  )

const operateIn =
  (courseId: string): Operate =>
  ({ progressId, itemId, content, recording }) => (
    <Suspense fallback={<Skeleton height="360px" shape="block" />}>
      <OperationBriefing
        brief={content}
        place={{ courseId, progressId, itemId }}
        recording={recording}
      />
    </Suspense>
  )

const consultIn =
  (courseId: string): Consult =>
  ({ progressId, itemId, content, recording }) => (
    <Suspense fallback={<Skeleton height="360px" shape="block" />}>
      <Briefing brief={content} place={{ courseId, progressId, itemId }} recording={recording} />
    </Suspense>
  )

const isMissing = (error: Error | null) =>
  error instanceof CallError && error.code === code.notFound

const notesOf =
  (person: string): Beside =>
  ({ progressId, item, now, goTo }) => (
    <ItemNotes
      key={item.Id}
      item={{
        person,
        progressId,
        itemId: item.Id,
        title: item.Title,
        placed: item.Kind === 'video' || item.Kind === 'document',
        now,
        goTo,
      }}
    />
  )

const askingIn =
  (courseId: string): Beside =>
  ({ item, now }) => <AskHere courseId={courseId} itemId={item.Id} now={now} />

/** The player of a course. */
export const LearningPage = () => {
  const { courseId = '', moolparam } = useParams()
  const [query] = useSearchParams()
  const { progressId, itemId } = readMoolparam(moolparam)
  const session = readSession(query)
  const who = useSession()
  const person = who?.UserId ?? ''
  const isStudent = who?.RoleType === role.student
  const { data, error, isPending, refetch } = useQuery({
    ...playerOf(progressId),
    enabled: progressId !== '' && session === undefined,
  })
  // A session that ends is renewed in place: what was read, watched and answered must not be lost.
  useHeldWork(data?.ReadOnly === '')
  if (session) {
    const back = playerAddress(courseId, { progressId, itemId })
    return <Suspense fallback={<PlayerBones />}>{roomOf(session, back)}</Suspense>
  }
  if (progressId === '' || isMissing(error) || (data && data.CourseId !== courseId)) {
    return <FindRound courseId={courseId} />
  }
  if (isPending) return <PlayerBones />
  // An experiment that is held elsewhere is entered, and waited for, on its preview.
  const isElsewhere = data?.Chapters.length === 0
  if (isElsewhere && !data?.Report) return <Navigate to={`/CoursePreview/${courseId}`} replace />
  if (data) {
    return (
      <Player
        key={`${person}/${progressId}`}
        player={data}
        itemId={itemId}
        at={readAnchor(query)}
        person={person}
        beside={notesOf(person)}
        below={isStudent ? askingIn(courseId) : undefined}
        consult={consultIn(courseId)}
        operate={operateIn(courseId)}
        practise={practiseIn(courseId)}
        evidence={
          isElsewhere && (
            <Suspense fallback={<Skeleton height="160px" shape="block" />}>
              <MyResults progressId={progressId} />
            </Suspense>
          )
        }
      />
    )
  }
  if (error instanceof CallError && error.http === 403) {
    return <NoRight page next={<ButtonLink to="/">返回首页</ButtonLink>} />
  }
  return <Failure head="课程加载失败" error={error} onRetry={() => void refetch()} />
}
