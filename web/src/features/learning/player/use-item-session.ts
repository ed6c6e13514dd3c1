import { call } from '#call'
import { useQueryClient } from '@tanstack/react-query'
import { submitQuiz } from '@xinglin/contract/learning'
import { useCallback, useRef, useState } from 'react'
import { device } from './device.ts'
import type { Answers, ItemSession, Item, Position } from '../items/item.ts'
import { itemOf } from './player-queries.ts'
import type { ItemOfAttempt } from '../saving/outbox.ts'
import { showStanding } from './show-standing.ts'
import type { Sitting } from './sitting.ts'

/** The place to open an item at: where the address says, else where one was here or, if that is newer, elsewhere. */
const startOf = (loaded: Item, place: ItemOfAttempt, { recorder, at }: Sitting): Position => ({
  ...(recorder.open(place, loaded.Seq) ?? loaded.Position),
  ...(at.second !== undefined && { second: at.second }),
  ...(at.page !== undefined && { page: at.page }),
})

/** What an open item may do, and its content, which stays as it was opened: a new address would start a video anew. */
export const useItemSession = (
  loaded: Item,
  { place, sitting, done }: { place: ItemOfAttempt; sitting: Sitting; done: boolean },
) => {
  const { recorder, recording, onAnswer, onAnchored } = sitting
  const queries = useQueryClient()
  const { progressId, itemId } = place
  const [content, setContent] = useState(loaded.Content)
  const [from] = useState(() => startOf(loaded, place, sitting))

  const note = useCallback(
    (position: Position, now = false) => {
      const here = { progressId, itemId }
      recorder.note(here, position)
      if (now) void recorder.flush(here)
    },
    [recorder, progressId, itemId],
  )

  const act = useRef({ key: '', at: 0 })
  const submit = async (answers: Answers, idempotencyKey: string) => {
    // The same try sent again is the same act, to the letter.
    if (act.current.key !== idempotencyKey) act.current = { key: idempotencyKey, at: Date.now() }
    const { at } = act.current
    // A draft that came after the submission would bring back answers that are spent.
    await recorder.discard(place)
    try {
      const marked = await call(
        submitQuiz,
        {
          ProgressId: progressId,
          ItemId: itemId,
          Answers: answers,
          Device: device(),
          At: at,
        },
        { idempotencyKey },
      )
      const { Score: score } = marked.Result
      onAnswer(marked)
      showStanding(queries, place, marked, marked.Result.Practice ? undefined : score)
      // What is tried after the answers were told leaves nothing.
      const tried = (before: Item['Content']): Item['Content'] =>
        before.Kind === 'quiz' && !marked.Result.Practice
          ? {
              ...before,
              Tries: before.Tries + 1,
              BestScore: Math.max(score, before.BestScore ?? 0),
              Last: marked.Result,
            }
          : before
      setContent(tried)
      // Whoever comes back to it in this visit finds it so at once.
      queries.setQueryData(
        itemOf(progressId, itemId).queryKey,
        (known) => known && { ...known, Position: {}, Content: tried(known.Content) },
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

  const itemSession: ItemSession = { recording, done, note, submit, reload, onAnchored }
  return { content, from, itemSession }
}
