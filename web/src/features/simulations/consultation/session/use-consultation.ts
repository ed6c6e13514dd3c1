import { CallError, call, code, newId } from '#call'
import { toast } from '#ui'
import { mayArrive, onePress, resting } from '#simulations/kernel'
import { act, type Action, ask, getView } from '@xinglin/contract/simulations/consultation'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Event, type Known, type StageData } from './queries.ts'
import { findUnsent, keepUnsent, type Unsent } from './unsent.ts'
import { useSiblings } from './use-siblings.ts'
import { type Comings, useWording } from './use-wording.ts'

/** What a student does besides asking and finishing. */
export type Deed = Action

type Standing = { readonly view: Known; readonly seq: number; readonly events: readonly Event[] }

/** A consultation as the stage plays it. */
export type Consultation = Standing & {
  readonly sessionId: string
  /** How answers are worded that the language model was given. */
  readonly comings: Comings
  /** What is on its way; `trouble` says why it has not arrived. */
  readonly unsent: (Unsent & { readonly trouble: string }) | undefined
  /** Another tab went on with it. */
  readonly elsewhere: boolean
  /** Says something; false where it was not taken, and the words are still the student's. */
  readonly say: (text: string) => Promise<boolean>
  /** Does something; what came of it, or nothing where it was not taken. */
  readonly take: (deed: Deed) => Promise<Event | undefined>
  readonly retry: () => void
  /** Looks again at where the session stands. */
  readonly catchUp: () => Promise<void>
}

const ended = -10_011
const stale = -10_009

const standingOf = ({ View: view, Seq: seq, Events: events }: StageData): Standing => ({
  view,
  seq,
  events,
})

const send = async (sessionId: string, { id, seq, what }: Unsent) => {
  const wanted = { SessionId: sessionId, Seq: seq, ClientActionId: id }
  return what.type === 'ask'
    ? call(ask, { ...wanted, Text: what.text })
    : { ...(await call(act, { ...wanted, Action: what })), Wording: false }
}

/** Plays one session: one action at a time, each until it is acknowledged, with the same id however often it is sent. */
export const useConsultation = (stage: StageData, onEnded: () => void): Consultation => {
  const { SessionId: sessionId } = stage
  const [standing, setStanding] = useState<Standing>(() => standingOf(stage))
  const [unsent, setUnsent] = useState<Consultation['unsent']>()
  const [elsewhere, setElsewhere] = useState(false)
  const now = useRef(standing)
  const busy = useRef(false)
  const [{ rest, wake }] = useState(resting)
  const [isPress] = useState(() => onePress())
  const { comings, listen } = useWording(sessionId)
  const siblings = useSiblings(sessionId, (seq) => {
    if (seq > now.current.seq) setElsewhere(true)
  })

  const stand = useCallback((next: Standing) => {
    now.current = next
    setStanding(next)
  }, [])

  const catchUp = useCallback(async () => {
    try {
      const fresh = await call(getView, { SessionId: sessionId })
      stand(standingOf(fresh))
      setElsewhere(false)
      if (fresh.State !== 'open') onEnded()
    } catch (error) {
      toast.warning(error instanceof Error ? error.message : '刷新失败，请重试')
    }
  }, [sessionId, stand, onEnded])

  const refused = (error: unknown) => {
    const answered = error instanceof CallError ? error.code : 0
    if (answered === stale) setElsewhere(true)
    else if (answered === ended) void catchUp()
    else if (answered !== code.noSession)
      toast.warning(error instanceof Error ? error.message : '没有成功，请重试')
  }

  const deliver = async (wanted: Unsent): Promise<Event | undefined> => {
    busy.current = true
    keepUnsent(sessionId, wanted)
    setUnsent({ ...wanted, trouble: '' })
    try {
      for (let failures = 1; ; failures += 1) {
        try {
          const {
            Seq: seq,
            At: at,
            Observations: observations,
            View: view,
            Wording: isWorded,
          } = await send(sessionId, wanted)
          const event: Event = { seq, at, action: wanted.what, observations }
          const known = now.current.events.filter((one) => one.seq !== seq)
          // Before it is seen: the own words are not shown and then taken away.
          if (isWorded) void listen(seq)
          stand({ view, seq: Math.max(seq, view.seq), events: [...known, event] })
          siblings.tell(seq)
          return event
        } catch (error) {
          if (!mayArrive(error)) {
            refused(error)
            return undefined
          }
          setUnsent({ ...wanted, trouble: error.message })
          await rest(failures)
        }
      }
    } finally {
      keepUnsent(sessionId, undefined)
      setUnsent(undefined)
      busy.current = false
    }
  }

  const begin = async (what: Unsent['what']): Promise<Event | undefined> => {
    // A double click, and a second click while the first is on its way, are the same wish.
    if (!isPress(what) || busy.current) return undefined
    return deliver({ id: newId(), seq: now.current.seq, what })
  }

  const resume = useEffectEvent(() => {
    const left = findUnsent(sessionId)
    if (left && stage.State === 'open' && !busy.current) void deliver(left)
  })
  useEffect(() => resume(), [])

  return {
    ...standing,
    sessionId,
    comings,
    unsent,
    elsewhere,
    say: async (text) => (await begin({ type: 'ask', text })) !== undefined,
    take: (deed) => begin(deed),
    retry: wake,
    catchUp,
  }
}
