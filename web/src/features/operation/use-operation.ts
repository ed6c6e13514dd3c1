import { call, CallError, newId } from '#call'
import { toast } from '#ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { performAction, type Action, type Happened, type View } from '@xinglin/contract/operation'
import { useState } from 'react'
import { patientOf, type StageData } from './queries.ts'

/** An operation as one does it. */
export type Operation = {
  readonly view: View
  readonly events: readonly Happened[]
  /** An action is on its way. */
  readonly pending: boolean
  /** What a supervisor said to the last action; empty where it was done. */
  readonly refusal: string
  /** The patient cannot be heard of now. */
  readonly cut: boolean
  readonly take: (action: Action) => void
}

const stale = -10009

/** Works in one session: each action is decided by the server, the patient is watched between them. */
export const useOperation = (stage: StageData, onLost: () => void): Operation => {
  const { SessionId } = stage
  const [now, setNow] = useState({ seq: stage.Seq, view: stage.View, events: stage.Events })
  const [refusal, setRefusal] = useState('')
  const watched = useQuery(patientOf(SessionId))
  const acting = useMutation({
    mutationFn: ({ id, seq, action }: { id: string; seq: number; action: Action }) =>
      call(performAction, { SessionId, Seq: seq, ClientActionId: id, Action: action }),
    // Nothing came back: the same id again is answered with what came of it, and done once.
    retry: (failures, error) => !(error instanceof CallError) && failures < 4,
    onSuccess: ({ Seq, At, Observations, View }, { action }) => {
      setRefusal('')
      const happened = { seq: Seq, at: At, action, observations: Observations }
      setNow((before) => ({ seq: Seq, view: View, events: [...before.events, happened] }))
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === stale) {
        toast.warning(error.message)
        onLost()
      } else setRefusal(error.message)
    },
  })
  const heard = watched.data
  const isNewer = heard?.Seq === now.seq && heard.View.clock >= now.view.clock
  return {
    view: isNewer ? heard.View : now.view,
    events: now.events,
    pending: acting.isPending,
    refusal,
    cut: watched.isError || watched.isPaused,
    take: (action) => {
      if (!acting.isPending) acting.mutate({ id: newId(), seq: now.seq, action })
    },
  }
}
