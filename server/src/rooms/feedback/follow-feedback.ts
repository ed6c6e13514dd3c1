import { rateFeedback, replyFeedback } from '@xinglin/contract/feedback'
import { nobody } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse } from '#platform/visit'
import type { UploadedFiles } from '#resources'
import { today } from './give-feedback.ts'
import { giverOf, sendPictures } from './pictures.ts'
import type { Sign } from '#platform/proof-of-work'
import { lockFeedback } from './policy.ts'
import { followed, limits, mayFollow } from './rules.ts'
import { feedbackStore } from './store.ts'
import { toFeedbackResponse } from './serialize.ts'

const { sensitive, over, tooMany, unproven } = replyFeedback.refusals
const { unanswered } = rateFeedback.refusals

/** Answers those who go on with what they gave: follow-ups, reopening, rating the answer. */
export const followingCalls = (files: UploadedFiles, sign: Sign) => [
  answer(replyFeedback, async function handleReplyFeedback(visit, input) {
    const { Id, Code, Contact, PostId, Content, Pictures, ...proof } = input
    const row = await lockFeedback(visit, { Id, Code, Contact })
    const store = feedbackStore(visit)
    const before = PostId === nobody ? undefined : await store.findPost(PostId)
    if (before?.feedbackId === row.id && before.text === Content)
      return toFeedbackResponse(visit, row)
    if (!mayFollow(row, visit.at)) throw refuse(over)
    const { ownerId, personId, proofId } = giverOf(visit, sign, proof)
    await refuseSensitive(visit, Content, 'feedback', sensitive)
    if ((await store.followedSince(row.id, today(visit))) >= limits.followUps) throw refuse(tooMany)
    const postId = PostId === nobody ? newId(visit.at.getTime()) : PostId
    const post = { id: postId, feedbackId: row.id, bySchool: 0, text: Content, at: visit.at }
    if (!(await store.post({ ...post, personId, proofId }))) throw refuse(unproven)
    await sendPictures(visit, files, { ownerId, feedbackId: row.id, postId }, Pictures)
    const set = { state: followed(row.state), changedAt: visit.at, closedAt: null }
    await store.change(row.id, set)
    return toFeedbackResponse(visit, { ...row, ...set })
  }),

  answer(rateFeedback, async function handleRateFeedback(visit, { Rate, ...which }) {
    const row = await lockFeedback(visit, which)
    const before = await toFeedbackResponse(visit, row)
    if (!before.MayRate) throw refuse(unanswered)
    await feedbackStore(visit).change(row.id, { rate: Rate })
    return { ...before, Rate }
  }),
]
