import {
  adoptPeerResults,
  appealPeerResult,
  calibratePeer,
  decidePeerAppeal,
  getOwnPeerRound,
  getPeerRound,
  listOwnPeerRounds,
  listPeerItems,
  listPeerRounds,
  listPeerSamples,
  movePeerRound,
  openPeerReview,
  type PeerWorkKind,
  ratePeerReview,
  remindPeerReviewers,
  savePeerReview,
  savePeerRound,
} from '@xinglin/contract/peer-assessment'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { adopt } from './adopt-results.ts'
import { appeal, decideAppeal } from './appeals.ts'
import { itemsToAssess } from './items-to-assess.ts'
import { list, move, remind, samples } from './manage-rounds.ts'
import { getOwn, listOwn } from './own-rounds.ts'
import { managedRound, type PeerSources } from './policy.ts'
import { save as saveRound } from './save-round.ts'
import { toDetail } from './serialize.ts'
import { calibrate, open, rate, save as saveReview } from './write-review.ts'

/** Tasks and courses in which works wait for the visitor; handed in from above. */
export type GroupsWithWorks = (
  visit: Visit,
) => Promise<readonly { readonly kind: PeerWorkKind; readonly groupId: string }[]>

/** Answers those who have works assessed by peers, and those who assess. */
export const peerAssessmentCalls = (sources: PeerSources, groups: GroupsWithWorks) => [
  answer(listPeerRounds, function handleListPeerRounds(visit, input) {
    return list(visit, input)
  }),
  answer(listPeerItems, async function handleListPeerItems(visit) {
    return { List: await itemsToAssess(sources, visit, await groups(visit)) }
  }),
  answer(listPeerSamples, function handleListPeerSamples(visit, input) {
    return samples(sources, visit, input)
  }),
  answer(getPeerRound, async function handleGetPeerRound(visit, { Id }) {
    return toDetail(visit, await managedRound(visit, Id))
  }),
  answer(savePeerRound, function handleSavePeerRound(visit, input) {
    return saveRound(sources, visit, input)
  }),
  answer(movePeerRound, async function handleMovePeerRound(visit, input) {
    return { Detail: await move(sources, visit, input) }
  }),
  answer(remindPeerReviewers, async function handleRemindPeerReviewers(visit, { Id }) {
    return { Reminded: await remind(visit, Id) }
  }),
  answer(adoptPeerResults, function handleAdoptPeerResults(visit, { Id }) {
    return adopt(sources, visit, Id)
  }),
  answer(decidePeerAppeal, function handleDecidePeerAppeal(visit, input) {
    return decideAppeal(sources, visit, input)
  }),
  answer(listOwnPeerRounds, async function handleListOwnPeerRounds(visit) {
    return { List: await listOwn(visit) }
  }),
  answer(getOwnPeerRound, function handleGetOwnPeerRound(visit, { Id }) {
    return getOwn(sources, visit, Id)
  }),
  answer(openPeerReview, function handleOpenPeerReview(visit, { Id }) {
    return open(sources, visit, Id)
  }),
  answer(savePeerReview, function handleSavePeerReview(visit, input) {
    return saveReview(visit, input)
  }),
  answer(calibratePeer, async function handleCalibratePeer(visit, input) {
    await calibrate(visit, input)
    return { Done: true as const }
  }),
  answer(ratePeerReview, async function handleRatePeerReview(visit, input) {
    await rate(visit, input)
    return { Done: true as const }
  }),
  answer(appealPeerResult, function handleAppealPeerResult(visit, input) {
    return appeal(visit, input)
  }),
]
