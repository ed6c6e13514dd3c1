import { call } from '#call'
import { pulse, type Sitting } from '@xinglin/contract/exams'
import { useEffect, useEffectEvent, useRef } from 'react'
import { safeBrowserClaim } from '../safe-browser/claim.ts'
import { saveFaultOf } from './save-fault.ts'

const everyMs = 4_000

type Clock = Pick<
  Sitting,
  'Deadline' | 'BaseMinutes' | 'ExtraMinutes' | 'ExtraReason' | 'Paused' | 'Words'
>

/**
 * Tells the server every four seconds that this browser is there and how much it has not sent, and hears what the room says:
 * more time, a pause, a word, the end. So whatever a proctor does is on the screen within five seconds.
 */
export const usePulse = ({
  sitting,
  isOpen,
  unsent,
  onClock,
  onOver,
  onElsewhere,
}: {
  sitting: Sitting
  isOpen: boolean
  unsent: number
  onClock: (clock: Clock) => void
  onOver: () => void
  onElsewhere: () => void
}) => {
  const inSight = useRef('')
  const read = useRef<readonly string[]>([])
  const beat = useEffectEvent(async () => {
    const Read = [...read.current]
    try {
      const { IsOver, Deadline, BaseMinutes, ExtraMinutes, ExtraReason, Paused, Words } =
        await call(
          pulse,
          {
            AttemptId: sitting.AttemptId,
            Epoch: sitting.Epoch,
            Unsent: Math.min(unsent, 500),
            QuestionId: inSight.current || null,
            Read,
            SafeBrowser: safeBrowserClaim() ?? null,
          },
          { background: true },
        )
      read.current = read.current.filter((id) => !Read.includes(id))
      onClock({ Deadline, BaseMinutes, ExtraMinutes, ExtraReason, Paused, Words })
      if (IsOver) onOver()
    } catch (error) {
      // What cannot be reached now is asked again in four seconds; answers say for themselves how they stand.
      if (saveFaultOf(error) === 'elsewhere') onElsewhere()
    }
  })
  useEffect(() => {
    if (!isOpen) return
    let busy = false
    const timer = setInterval(() => {
      if (busy) return
      busy = true
      void beat().finally(() => {
        busy = false
      })
    }, everyMs)
    return () => clearInterval(timer)
  }, [isOpen])
  return {
    lookAt: (questionId: string) => {
      inSight.current = questionId
    },
    acknowledge: (wordId: string) => {
      read.current = [...read.current, wordId]
      void beat()
    },
  }
}
