import {
  addTeachingPost,
  answerTeachingPost,
  answerTeachingSession,
  closeTeachingPost,
  decideTeachingMatch,
  getTeachingYear,
  issueTeachingCertificate,
  listTeachingMatches,
  listTeachingPosts,
  listTeachingSessions,
  listTeachingYears,
  tellTeachingSession,
  verifyTeachingSession,
  withdrawTeachingSession,
} from '@xinglin/contract/peer-teaching'
import { answer } from '#platform/http'
import { issueOfYear } from './certificate.ts'
import { answerTold, getYear, listYears, tell, withdraw } from './ledger.ts'
import { addPost, answerPost, closePost, decideMatch, listMatches, listPosts } from './posts.ts'
import { listSessions, verify } from './verifying.ts'

/** Answers students who teach one another, and teachers who verify it. */
export const peerTeachingCalls = () => [
  answer(listTeachingPosts, function handleListTeachingPosts(visit, input) {
    return listPosts(visit, input)
  }),
  answer(addTeachingPost, function handleAddTeachingPost(visit, input) {
    return addPost(visit, input)
  }),
  answer(closeTeachingPost, async function handleCloseTeachingPost(visit, { Id }) {
    await closePost(visit, Id)
    return { Done: true as const }
  }),
  answer(answerTeachingPost, function handleAnswerTeachingPost(visit, input) {
    return answerPost(visit, input)
  }),
  answer(listTeachingMatches, function handleListTeachingMatches(visit) {
    return listMatches(visit)
  }),
  answer(decideTeachingMatch, function handleDecideTeachingMatch(visit, input) {
    return decideMatch(visit, input)
  }),
  answer(tellTeachingSession, function handleTellTeachingSession(visit, input) {
    return tell(visit, input)
  }),
  answer(answerTeachingSession, function handleAnswerTeachingSession(visit, input) {
    return answerTold(visit, input)
  }),
  answer(withdrawTeachingSession, async function handleWithdrawTeachingSession(visit, { Id }) {
    await withdraw(visit, Id)
    return { Done: true as const }
  }),
  answer(listTeachingYears, function handleListTeachingYears(visit) {
    return listYears(visit)
  }),
  answer(getTeachingYear, function handleGetTeachingYear(visit, { Year }) {
    return getYear(visit, Year)
  }),
  answer(issueTeachingCertificate, async function handleIssueTeachingCertificate(visit, { Year }) {
    return { Number: await issueOfYear(visit, Year) }
  }),
  answer(listTeachingSessions, function handleListTeachingSessions(visit, input) {
    return listSessions(visit, input)
  }),
  answer(verifyTeachingSession, function handleVerifyTeachingSession(visit, input) {
    return verify(visit, input)
  }),
]
