import { call } from '#call'
import { useSavedDraft } from '#session'
import { messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  type openPeerReview,
  type PeerPoints,
  savePeerReview,
} from '@xinglin/contract/peer-assessment'
import { useCallback, useRef, useState } from 'react'
import { peersKey } from './peer-queries.ts'

type Review = OutputOf<typeof openPeerReview>
type Content = { readonly points: PeerPoints; readonly comment: string }

const nothingNewer = () => undefined
const unheard = () => undefined

/** A review under its writer's hands: it keeps itself, and is handed in once. */
export const useReview = (review: Review) => {
  const queries = useQueryClient()
  const [first] = useState({
    content: { points: review.Points, comment: review.Comment },
    version: String(review.Revision),
  })
  const whole = useRef<Content>(first.content)
  const send = useCallback(
    (Submit: boolean, version: string) =>
      call(savePeerReview, {
        Id: review.Id,
        Points: whole.current.points,
        Comment: whole.current.comment,
        Revision: Number(version),
        Submit,
      }),
    [review.Id],
  )
  const save = useCallback(
    async (parts: Partial<Content>, version: string): Promise<string> => {
      whole.current = { ...whole.current, ...parts }
      return String((await send(false, version)).Revision)
    },
    [send],
  )
  const { draft, change, saving, fault, flush, version } = useSavedDraft<
    Content,
    { content: Content; version: string }
  >({ first, save, newerOf: nothingNewer, onSettled: unheard })
  const [refused, setRefused] = useState('')
  return {
    ...draft,
    saving,
    fault,
    refused,
    setRefused,
    flush,
    setPoints: (points: PeerPoints) => change((now) => ({ ...now, points })),
    setComment: (comment: string) => change((now) => ({ ...now, comment })),
    /** Whether it was handed in. */
    submit: async (): Promise<boolean> => {
      if (!(await flush())) return false
      try {
        await send(true, version())
        await queries.invalidateQueries({ queryKey: peersKey })
        return true
      } catch (error) {
        setRefused(messageOf(error))
        return false
      }
    },
  }
}
