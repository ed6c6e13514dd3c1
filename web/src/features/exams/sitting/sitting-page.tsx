import { call, newId } from '#call'
import { session } from '#session'
import { Skeleton, ButtonLink, Failure } from '#ui'
import { getReceipt, type Sitting, startAttempt } from '@xinglin/contract/exams'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import type { ExamAddresses } from '../queries/addresses.ts'
import { type Outbox, outboxOf, type Waiting } from './outbox.ts'
import { isUnreachable } from './save-fault.ts'
import { SittingView } from './sitting-view.tsx'
import type { StationRoom } from './station-view.tsx'

type Opened =
  | { readonly sitting: Sitting; readonly waiting: readonly Waiting[] }
  /** It was handed in meanwhile: its receipt stands with what came of it. */
  | { readonly handedIn: string }

const waitingOf = (outbox: Outbox, attemptId: string): Promise<readonly Waiting[]> =>
  outbox.waiting(attemptId).catch(() => [])

type SittingPlace = {
  readonly examId: string
  /** The access code, where one was asked for. */
  readonly code: string
  readonly addresses: ExamAddresses
  readonly stationRoom: StationRoom
  /** The contest of which it is a station. */
  readonly contestId?: string
}

/** Opens the attempt; without the network what this device has of it, after its end what it was handed in as. */
const openHere = async ({
  examId,
  code,
  contestId,
}: Omit<SittingPlace, 'addresses' | 'stationRoom'>): Promise<Opened> => {
  const outbox = outboxOf(session()?.UserId ?? '')
  try {
    const sitting = await call(startAttempt, {
      OpeningId: newId(),
      ExamId: examId,
      AccessCode: code,
      ...(contestId !== undefined && { SkillContestId: contestId }),
    })
    return { sitting, waiting: await waitingOf(outbox, sitting.AttemptId) }
  } catch (error) {
    const kept = (await outbox.sittings().catch(() => [])).find(({ ExamId }) => ExamId === examId)
    if (!kept) throw error
    if (!isUnreachable(error)) {
      const isOver = await call(getReceipt, { AttemptId: kept.AttemptId }).then(
        () => true,
        () => false,
      )
      if (isOver) return { handedIn: kept.AttemptId }
      throw error
    }
    return { sitting: kept, waiting: await waitingOf(outbox, kept.AttemptId) }
  }
}

const Opening = ({
  examId,
  code,
  contestId,
  addresses,
  stationRoom,
  onAgain,
}: SittingPlace & { onAgain: () => void }) => {
  const [opened, setOpened] = useState<Opened>()
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    let isThere = true
    openHere({ examId, code, ...(contestId !== undefined && { contestId }) }).then(
      (next) => {
        if (isThere) setOpened(next)
      },
      (error: unknown) => {
        if (isThere) setFault(error)
      },
    )
    return () => {
      isThere = false
    }
  }, [examId, code, contestId])
  if (fault !== undefined)
    return (
      <Failure
        error={fault}
        onRetry={onAgain}
        other={<ButtonLink to={addresses.list}>{addresses.listName}</ButtonLink>}
      />
    )
  if (!opened) return <Skeleton height="520px" shape="block" />
  if ('handedIn' in opened) return <Navigate replace to={addresses.result(opened.handedIn)} />
  return (
    <SittingView
      key={`${opened.sitting.AttemptId} ${opened.sitting.Epoch}`}
      begun={opened.sitting}
      waiting={opened.waiting}
      addresses={addresses}
      stationRoom={stationRoom}
      onBack={onAgain}
    />
  )
}

/** An examination of one's own: begun, or gone on with where it was. */
export const SittingPage = (place: SittingPlace) => {
  const [times, setTimes] = useState(0)
  return <Opening key={times} {...place} onAgain={() => setTimes(times + 1)} />
}
