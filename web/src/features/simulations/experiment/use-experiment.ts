import { CallError, newId } from '#call'
import { toast } from '#ui'
import { mayArrive, onePress } from '#simulations/kernel'
import type { Action, Happened } from '@xinglin/contract/simulations/experiment'
import { engineOf } from '@xinglin/simulation/practical'
import { useRef, useState } from 'react'
import type { StageData } from './session/queries.ts'
import type { Recording } from './recorder/recording.ts'
import { keepUnsent, sendOne, type Unsent } from './session/unsent.ts'

/** An experiment as one works in it. */
export type Experiment = {
  readonly events: readonly Happened[]
  /** Why what was done has not arrived yet; empty while it does. */
  readonly trouble: string
  /** Another tab went on with it, or the server does not follow: only a fresh look helps. */
  readonly lost: string
  /** The server goes by another version of the engine than this page: it has to be loaded anew, and nothing is taken before. */
  readonly outdated: boolean
  /** Does something now; false where it cannot be, and the student was told why. */
  readonly take: (action: Action) => boolean
  /** Waits until everything that was done is acknowledged; false where it cannot be. */
  readonly settled: () => Promise<boolean>
}

const pauses = [1000, 2000, 4000, 8000, 15_000] as const
const pause = (failures: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, pauses[Math.min(failures, pauses.length) - 1])
    window.addEventListener('online', done)
  })

/** Works in one session: what is done happens here at once, and is sent in its order until it is acknowledged. */
export const useExperiment = (
  { SessionId: sessionId, Seq, Events }: StageData,
  recording: Recording,
): Experiment => {
  const [events, setEvents] = useState<readonly Happened[]>(Events)
  const [trouble, setTrouble] = useState('')
  const [lost, setLost] = useState('')
  const [outdated, setOutdated] = useState(false)
  const [isPress] = useState(() => onePress())
  const seq = useRef(Seq)
  const queue = useRef<Unsent[]>([])
  const sending = useRef<Promise<void>>(undefined)

  const pump = async () => {
    for (let failures = 0; queue.current[0];) {
      try {
        const { Engine: engine } = await sendOne(sessionId, queue.current[0])
        queue.current.shift()
        if (engine !== engineOf(recording.protocol)) setOutdated(true)
        failures = 0
        setTrouble('')
      } catch (error) {
        const message = error instanceof Error ? error.message : '没有成功'
        if (!mayArrive(error)) {
          // Asked to sign in again, the same is sent once that is done.
          if (error instanceof CallError && (error.http === 401 || error.http === 403)) {
            setTrouble(message)
            await pause(3)
            continue
          }
          queue.current = []
          setLost(message)
          break
        }
        failures += 1
        setTrouble(message)
        await pause(failures)
      } finally {
        keepUnsent(sessionId, queue.current)
      }
    }
    sending.current = undefined
  }

  const take = (action: Action): boolean => {
    if (lost !== '' || outdated || recording.ahead > 0) return false
    // What is pressed twice at once is done once; only a stimulator may fire as fast as it is pressed.
    const isShock =
      action.type === 'do' &&
      recording.protocol.tray.find(({ id }) => id === action.deed)?.group === 'stimulate'
    if (!isShock && !isPress(action)) return false
    const { steps } = recording
    const refusal = action.type === 'do' ? recording.perform(action.deed, action.values) : undefined
    if (refusal !== undefined) {
      toast.warning(refusal)
      return false
    }
    queue.current.push({ id: newId(), seq: seq.current, steps, action })
    seq.current += 1
    const happened = { seq: seq.current, at: 0, steps, action }
    setEvents((before) => [...before, happened])
    keepUnsent(sessionId, queue.current)
    if (action.type === 'wait') recording.runOn(action.seconds)
    sending.current ??= pump()
    return true
  }

  return {
    events,
    trouble,
    lost,
    outdated,
    take,
    settled: async () => {
      await sending.current
      return queue.current.length === 0 && lost === '' && !outdated
    },
  }
}
