import { call, CallError, newId } from '#call'
import { toast } from '#ui'
import { mayArrive, onePress, resting, unsentIn } from '#simulations/kernel'
import { useQuery } from '@tanstack/react-query'
import {
  Action,
  performAction,
  type Happened,
  type View,
} from '@xinglin/contract/simulations/operation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { patientOf, type StageData } from './queries.ts'

const Unsent = z.object({
  /** The ClientActionId: the same again is one thing. */
  id: z.string(),
  /** The number of the last action when it was wanted. */
  seq: z.number(),
  action: Action,
})
type Unsent = z.output<typeof Unsent>

const shelf = unsentIn('operation', Unsent)

/** What is on its way: `late` where it has not arrived at once, `kept` where it outlives this tab. */
export type Delivery = {
  readonly action: Action
  readonly late: boolean
  readonly kept: boolean
}

/** An operation as one does it. */
export type Operation = {
  readonly view: View
  readonly events: readonly Happened[]
  readonly delivery: Delivery | undefined
  /** What a supervisor said to the last action; empty where it was done. */
  readonly refusal: string
  /** The patient cannot be heard of now: what is shown stands still, the patient does not. */
  readonly cut: boolean
  readonly take: (action: Action) => void
  /** Sends what is late at once. */
  readonly retry: () => void
}

/** The session went on elsewhere, or ended: it is looked at anew. */
const gone = new Set([-10_009, -10_011])

type Standing = Pick<Operation, 'view' | 'events'> & { readonly seq: number }

/** Works in one session: one action at a time, each until it is acknowledged, with the same id however often it is sent. */
export const useOperation = (stage: StageData, onLost: () => void): Operation => {
  const { SessionId } = stage
  const [now, setNow] = useState<Standing>({
    seq: stage.Seq,
    view: stage.View,
    events: stage.Events,
  })
  const [refusal, setRefusal] = useState('')
  const [delivery, setDelivery] = useState<Delivery>()
  const busy = useRef(false)
  const [{ rest, wake }] = useState(resting)
  const [isPress] = useState(() => onePress())
  const watched = useQuery(patientOf(SessionId))

  const refused = (error: unknown) => {
    if (error instanceof CallError && gone.has(error.code)) {
      toast.warning(error.message)
      onLost()
    } else setRefusal(error instanceof Error ? error.message : '没有成功，请重试')
  }

  const arrived = async ({ id, seq, action }: Unsent) => {
    const answer = await call(performAction, {
      SessionId,
      Seq: seq,
      ClientActionId: id,
      Action: action,
    })
    const { Seq, At: at, Observations: observations, View } = answer
    setRefusal('')
    setNow((before) => ({
      seq: Math.max(Seq, before.seq),
      view: View,
      // An earlier tab may have brought it here without hearing so.
      events: [
        ...before.events.filter((one) => one.seq !== Seq),
        { seq: Seq, at, action, observations },
      ].toSorted((one, other) => one.seq - other.seq),
    }))
  }

  const deliver = async (wanted: Unsent) => {
    busy.current = true
    let isSettled = true
    const kept = shelf.keep(SessionId, wanted)
    setDelivery({ action: wanted.action, late: false, kept })
    try {
      for (let failures = 1; ; failures += 1) {
        try {
          await arrived(wanted)
          return
        } catch (error) {
          if (!mayArrive(error)) {
            // Nobody is signed in any more: it stays for whoever comes back to their own session.
            isSettled = !(error instanceof CallError && error.http === 401)
            refused(error)
            return
          }
          setDelivery({ action: wanted.action, late: true, kept })
          await rest(failures)
        }
      }
    } finally {
      if (isSettled) shelf.keep(SessionId, undefined)
      setDelivery(undefined)
      busy.current = false
    }
  }

  const resume = useEffectEvent(() => {
    const left = shelf.find(SessionId)
    if (left && stage.State === 'open' && !busy.current) void deliver(left)
  })
  useEffect(() => resume(), [])

  const supervisor = watched.data
  const isNewer = supervisor?.Seq === now.seq && supervisor.View.clock >= now.view.clock
  return {
    view: isNewer ? supervisor.View : now.view,
    events: now.events,
    delivery,
    refusal,
    cut: watched.isError || watched.isPaused || delivery?.late === true,
    take: (action) => {
      // A double click, and a second click while the first is on its way, are the same wish.
      if (isPress(action) && !busy.current) void deliver({ id: newId(), seq: now.seq, action })
    },
    retry: wake,
  }
}
