import { messageOf } from '#ui'
import { call } from '#call'
import { session, useHeldWork } from '#session'
import type { OutputOf } from '@xinglin/contract/call'
import { useQueryClient } from '@tanstack/react-query'
import {
  enterStation,
  type ExamQuestion,
  nextPart,
  nextSection,
  saveAnswers,
  type Sitting,
  submitAttempt,
} from '@xinglin/contract/exams'
import type { Answer } from '@xinglin/contract/questions'
import { useEffect, useState } from 'react'
import { examsKey } from '../queries/exam-queries.ts'
import { AnswerSync, type SyncView } from './answer-sync.ts'
import { outboxOf, type Waiting } from './outbox.ts'
import { saveFaultOf } from './save-fault.ts'
import { usePulse } from './use-pulse.ts'

/** A station of the paper that was entered, here or on another device. */
export type EnteredStation = Omit<OutputOf<typeof enterStation>, 'ServerTime'>

/** What came of handing in. */
export type Receipt = {
  readonly Receipt: string
  readonly SubmittedAt: string
  readonly AnswerHash: string
}

const withQuestion = (sitting: Sitting, question: ExamQuestion): Sitting => ({
  ...sitting,
  Sections: sitting.Sections.map((section) => ({
    ...section,
    Questions: section.Questions.map((one) =>
      one.QuestionId === question.QuestionId ? question : one,
    ),
  })),
})

/** An attempt under way in this browser: the paper, the answers on their way, the room. */
export const useSitting = (begun: Sitting, waiting: readonly Waiting[]) => {
  const queries = useQueryClient()
  const [sitting, setSitting] = useState(begun)
  const [who] = useState(() => session()?.UserId ?? '')
  const [outbox] = useState(() => outboxOf(who))
  const [receipt, setReceipt] = useState<Receipt>()
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const { AttemptId, Epoch } = begun
  const [stations, setStations] = useState<ReadonlyMap<string, EnteredStation>>(
    () => new Map(begun.Stations?.map((one) => [one.QuestionId, one])),
  )
  const change = (next: (now: Sitting) => Sitting) =>
    setSitting((now) => {
      const changed = next(now)
      void outbox.keepSitting(changed).catch(() => undefined)
      return changed
    })
  const [sync] = useState(
    () =>
      new AnswerSync(
        {
          outbox,
          attemptId: AttemptId,
          send: async (Items, keepalive) => {
            // Whoever gave up a sign-in that expired is out before the page is: nobody else sends what they wrote.
            if (session()?.UserId !== who) throw new Error('signed out')
            return call(
              saveAnswers,
              { AttemptId, Epoch, Items: [...Items] },
              { keepalive, background: true },
            )
          },
          faultOf: saveFaultOf,
          onSaved: ({ Deadline }) => setSitting((now) => ({ ...now, Deadline })),
        },
        begun.Answers,
        waiting,
      ),
  )
  const [view, setView] = useState<SyncView>(() => sync.view())
  useEffect(() => {
    void outbox.keepSitting(begun).catch(() => undefined)
    const leave = () => {
      if (document.visibilityState === 'hidden') void sync.flush(true)
    }
    const back = () => void sync.flush()
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', back)
    sync.start((next) => setView({ ...next, answers: new Map(next.answers) }))
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', back)
      void sync.flush(true)
      sync.stop()
    }
  }, [outbox, sync, begun])
  const isOpen = receipt === undefined && view.ended === undefined
  useHeldWork(isOpen)

  const handIn = async () => {
    setPending(true)
    setFault('')
    try {
      const done = await call(submitAttempt, {
        AttemptId,
        Epoch,
        Items: sync.items(),
      })
      sync.close()
      setReceipt(done)
      void outbox.wipe(AttemptId).catch(() => undefined)
      await queries.invalidateQueries({ queryKey: examsKey })
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  const room = usePulse({
    sitting,
    isOpen,
    unsent: view.unsent,
    onClock: (part) => {
      change((now) => ({ ...now, ...part }))
      sync.reached()
    },
    // Handed in elsewhere, by its time or by a proctor: handing in again brings the receipt.
    onOver: () => void handIn(),
    onElsewhere: () => {
      sync.stop()
      setView((now) => ({ ...now, ended: 'elsewhere' }))
    },
  })
  const act = async (work: () => Promise<void>) => {
    setPending(true)
    setFault('')
    try {
      await sync.flush()
      await work()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return {
    sitting,
    answers: view.answers,
    state: view.state,
    isOffline: view.isOffline,
    unsent: view.unsent,
    ended: view.ended,
    receipt,
    fault,
    pending,
    outbox,
    write: (unitId: string, answer: Answer) => sync.change(unitId, answer),
    /** What waits, as it is sent. */
    items: () => sync.items(),
    handIn,
    lookAt: room.lookAt,
    acknowledge: room.acknowledge,
    nextSection: (SectionId: string) =>
      act(async () => {
        const { Sections } = await call(nextSection, { AttemptId, Epoch, SectionId })
        change((now) => ({ ...now, Sections }))
      }),
    stations,
    enterStation: (QuestionId: string) =>
      act(async () => {
        const entered = await call(enterStation, { AttemptId, Epoch, QuestionId })
        setStations((known) => new Map(known).set(QuestionId, entered))
      }),
    /** One that ended is not entered again. */
    endStation: (QuestionId: string) =>
      setStations((known) => {
        const entered = known.get(QuestionId)
        return entered ? new Map(known).set(QuestionId, { ...entered, IsOver: true }) : known
      }),
    nextPart: (QuestionId: string) =>
      act(async () => {
        const { Question } = await call(nextPart, { AttemptId, Epoch, QuestionId })
        change((now) => withQuestion(now, Question))
      }),
  }
}
export type SittingNow = ReturnType<typeof useSitting>
