import {
  askInquiry,
  findSimilarInquiries,
  getInquiry,
  listCourseInquiries,
  listInquiriesToAnswer,
  listOwnInquiries,
  moveInquiry,
  replyToInquiry,
} from '@xinglin/contract/inquiries'
import { answer } from '#platform/http'
import { ask } from './ask-inquiry.ts'
import {
  findSimilar,
  listOfCourse,
  listOwn,
  listToAnswer,
  type Unmatched,
} from './list-inquiries.ts'
import { move } from './move-inquiry.ts'
import { readable } from './policy.ts'
import { reply } from './reply-to-inquiry.ts'
import { toInquiry, type Evidence } from './serialize.ts'
import { inquiryStore } from './store.ts'

/** Answers questions that students ask; `evidence` and `unmatched` come from the simulations beside. */
export const inquiryCalls = (evidence: Evidence, unmatched: Unmatched) => [
  answer(listOwnInquiries, function handleListOwnInquiries(visit, input) {
    return listOwn(visit, input)
  }),
  answer(listCourseInquiries, function handleListCourseInquiries(visit, input) {
    return listOfCourse(visit, input)
  }),
  answer(findSimilarInquiries, function handleFindSimilarInquiries(visit, input) {
    return findSimilar(visit, input)
  }),
  answer(askInquiry, function handleAskInquiry(visit, input) {
    return ask(evidence, visit, input)
  }),
  answer(getInquiry, async function handleGetInquiry(visit, { Id }) {
    const { row, standing } = await readable(visit, Id)
    if (standing === 'asker') await inquiryStore(visit).change(Id, { seenAt: visit.at })
    return toInquiry(visit, row, standing, evidence)
  }),
  answer(replyToInquiry, function handleReplyToInquiry(visit, input) {
    return reply(evidence, visit, input)
  }),
  answer(listInquiriesToAnswer, function handleListInquiriesToAnswer(visit, input) {
    return listToAnswer(unmatched, visit, input)
  }),
  answer(moveInquiry, function handleMoveInquiry(visit, input) {
    return move(evidence, visit, input)
  }),
]
