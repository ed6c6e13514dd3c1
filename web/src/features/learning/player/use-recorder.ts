import { call } from '#call'
import { toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { saveItemProgress } from '@xinglin/contract/learning'
import { useEffect, useState } from 'react'
import { device } from './device.ts'
import { allItems, playerOf } from './player-queries.ts'
import type { SendPosition } from '../saving/item-saver.ts'
import { recorderOf } from '../saving/recorder.ts'
import { showStanding } from './show-standing.ts'
import type { Sitting } from './sitting.ts'

const send: SendPosition = ({ progressId, itemId, seq, position, at }, keepalive) =>
  call(
    saveItemProgress,
    {
      ProgressId: progressId,
      ItemId: itemId,
      Seq: seq,
      Position: position,
      Device: device(),
      At: at,
    },
    { keepalive, background: true },
  )

/** Records where a person is as long as the page is there, and keeps the outline in step with what the server answers. */
export const useRecorder = (person: string, listener: Sitting['onAnswer']) => {
  const queries = useQueryClient()
  const [recorder] = useState(() =>
    recorderOf(person, {
      send,
      saved: ({ progressId, itemId }, answer) => {
        listener(answer)
        showStanding(queries, { progressId, itemId }, answer)
      },
      refused: ({ progressId }, error) => {
        toast.warning(error.message)
        void queries.invalidateQueries({ queryKey: playerOf(progressId).queryKey })
      },
    }),
  )
  useEffect(() => {
    recorder.start()
    return () => {
      recorder.stop()
      // What was kept of items knows nothing of what was recorded since: the next visit asks anew.
      queries.removeQueries({ queryKey: allItems })
    }
  }, [recorder, queries])
  return recorder
}
