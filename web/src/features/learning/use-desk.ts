import { call } from '#call'
import { useQueryClient } from '@tanstack/react-query'
import { submitQuiz } from '@xinglin/contract/learning'
import { useCallback, useState } from 'react'
import type { Answers, Desk, Item, Position } from './items/item.ts'
import { itemOf, marksKey, playerOf } from './player-queries.ts'
import { withStanding } from './player-state.ts'
import type { Place } from './saving/outbox.ts'
import type { Recorder } from './saving/recorder.ts'

/** What an open item may do, and its content, which stays as it was opened: a new address would start a video anew. */
export const useDesk = (
  loaded: Item,
  {
    place,
    recorder,
    recording,
    done,
  }: { place: Place; recorder: Recorder; recording: boolean; done: boolean },
) => {
  const queries = useQueryClient()
  const { progressId, itemId } = place
  const [content, setContent] = useState(loaded.Content)
  const [from] = useState<Position>(() => recorder.open(place, loaded.Seq) ?? loaded.Position)

  const note = useCallback(
    (position: Position, now = false) => {
      const here = { progressId, itemId }
      recorder.note(here, position)
      if (now) void recorder.flush(here)
    },
    [recorder, progressId, itemId],
  )

  const submit = async (answers: Answers, idempotencyKey: string) => {
    // A draft that came after the submission would bring back answers that are spent.
    await recorder.discard(place)
    try {
      const marked = await call(
        submitQuiz,
        { ProgressId: progressId, ItemId: itemId, Answers: answers },
        { idempotencyKey },
      )
      const { Score: score } = marked.Result
      queries.setQueryData(
        playerOf(progressId).queryKey,
        (player) => player && withStanding(player, itemId, marked, score),
      )
      queries.setQueryData(marksKey(progressId, itemId), marked.Result)
      setContent((before) =>
        before.Kind === 'quiz'
          ? {
              ...before,
              Tries: before.Tries + 1,
              BestScore: Math.max(score, before.BestScore ?? 0),
            }
          : before,
      )
      return marked
    } catch (error) {
      note({ answers })
      throw error
    }
  }

  const reload = async () => {
    try {
      const fresh = (await queries.fetchQuery(itemOf(progressId, itemId))).Content
      setContent(fresh)
      return fresh
    } catch {
      // What could not be asked anew stays as it is; whoever asked says so.
      return undefined
    }
  }

  const desk: Desk = { recording, done, note, submit, reload }
  return { content, from, desk }
}
