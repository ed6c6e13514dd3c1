import { call } from '#call'
import { session } from '#session'
import { type OwnExam, submitAttempt } from '@xinglin/contract/exams'
import { useEffect, useRef } from 'react'
import { outboxOf } from '../sitting/outbox.ts'

/**
 * Sends what an attempt left on this device when its time was over without the network: the server keeps it among the late
 * answers. What was handed in and has nothing left is forgotten here.
 */
export const useLeftOver = (exams: readonly OwnExam[] | undefined) => {
  const done = useRef(new Set<string>())
  useEffect(() => {
    if (!exams) return
    const running = new Set(exams.flatMap(({ State, AttemptId }) => (State === 2 ? AttemptId : [])))
    const send = async () => {
      const outbox = outboxOf(session()?.UserId ?? '')
      for (const { AttemptId, Epoch } of await outbox.sittings()) {
        if (running.has(AttemptId) || done.current.has(AttemptId)) continue
        done.current.add(AttemptId)
        const waiting = await outbox.waiting(AttemptId)
        const Items = waiting.map(({ unitId, seq, answer }) => ({
          QuestionId: unitId,
          Seq: seq,
          Answer: answer,
        }))
        if (Items.length > 0)
          await call(submitAttempt, { AttemptId, Epoch, Items }, { background: true })
        await outbox.wipe(AttemptId)
      }
    }
    // What cannot be sent now stays on the device, and is sent when the list is opened again.
    void send().catch(() => undefined)
  }, [exams])
}
