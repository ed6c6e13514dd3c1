import { call } from '#call'
import { getWords } from '@xinglin/contract/simulations/consultation'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The answers of a turn as they are being worded: what of it has come, and whether all of it has. */
export type Coming = { readonly clauses: readonly string[]; readonly done: boolean }

/** The turns of which the words are coming or came, by their number. */
export type Comings = ReadonlyMap<number, Coming>

// The server gives up long before.
const patienceMs = 30_000
const pauseMs = 700

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

/** Listens to turns that a language model words; where nothing comes, what the patient said stands. */
export const useWording = (sessionId: string) => {
  const [comings, setComings] = useState<Comings>(new Map())
  const left = useRef(new AbortController())
  useEffect(() => {
    const here = new AbortController()
    left.current = here
    return () => here.abort()
  }, [])

  const listen = useCallback(
    async (seq: number) => {
      const { signal } = left.current
      const tell = (coming: Coming) => setComings((now) => new Map(now).set(seq, coming))
      const until = Date.now() + patienceMs
      let clauses: readonly string[] = []
      tell({ clauses, done: false })
      try {
        while (Date.now() < until) {
          const wanted = { SessionId: sessionId, Seq: seq, From: clauses.length }
          const { Clauses, Done } = await call(getWords, wanted, {
            signal,
            background: true,
          })
          clauses = [...clauses, ...Clauses]
          tell({ clauses, done: Done })
          if (Done) return
          // Another process of the server words it: what it kept is found a moment later.
          if (Clauses.length === 0) await pause()
        }
        tell({ clauses, done: true })
      } catch {
        // What was said is here already; how it was worded is told when the session is opened again.
        if (!signal.aborted) tell({ clauses: [], done: true })
      }
    },
    [sessionId],
  )
  return { comings, listen }
}
