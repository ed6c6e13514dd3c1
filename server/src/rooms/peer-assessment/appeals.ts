import type { InputOf } from '@xinglin/contract/call'
import {
  appealPeerResult,
  decidePeerAppeal,
  type PeerAppeal,
  type PeerRoundDetail,
} from '@xinglin/contract/peer-assessment'
import { refuseSensitive } from '#dictionaries'
import { decideForWork } from '#marking'
import { refuse, type Visit } from '#platform/visit'
import { areWithin, isRated, shareOf } from './agreement-rules.ts'
import { appealUntil } from './own-rounds.ts'
import { managedRound, ownPart, type PeerSources, sourceOf } from './policy.ts'
import { roundStore } from './round-store.ts'
import { toAppeal, toDetail } from './serialize.ts'

/** Takes what somebody says against the result of their work; tells whoever runs the round. */
export const appeal = async (
  visit: Visit,
  { Id, Reason }: InputOf<typeof appealPeerResult>,
): Promise<PeerAppeal> => {
  const { over, twice, sensitive } = appealPeerResult.refusals
  const { round, work } = await ownPart(visit, Id)
  const store = roundStore(visit)
  if ((await store.appeals([Id])).some(({ workId }) => workId === work.workId)) throw refuse(twice)
  if (!appealUntil(round, work, visit.at)) throw refuse(over)
  await refuseSensitive(visit, Reason, 'peer-assessment', sensitive)
  const row = {
    roundId: Id,
    workId: work.workId,
    personId: work.personId,
    reason: Reason,
    askedAt: visit.at,
    state: 'open' as const,
    reply: '',
    decidedBy: null,
    decidedAt: null,
  }
  if (!(await store.addAppeal(row))) throw refuse(twice)
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'peer-appeal',
      subjectId: Id,
      title: round.title,
      to: [round.ownerId],
      occurrence: work.workId,
    },
  })
  return toAppeal({ ...row, schoolId: visit.school.id })
}

/** Decides an appeal: points that the teacher gives are the work's score at once. */
export const decideAppeal = async (
  sources: PeerSources,
  visit: Visit,
  { Id, WorkId, Accept, Points, Reply }: InputOf<typeof decidePeerAppeal>,
): Promise<PeerRoundDetail> => {
  const { missing, sensitive, points, unrated, wrongState } = decidePeerAppeal.refusals
  const round = await managedRound(visit, Id)
  const store = roundStore(visit)
  const row = await store.lockAppeal(Id, WorkId)
  if (!row) throw refuse(missing)
  if (row.state !== 'open') throw refuse(wrongState)
  if (Accept && !areWithin(round.rubric, Points)) throw refuse(points)
  if (Accept && !isRated(round.rubric, Points)) throw refuse(unrated)
  await refuseSensitive(visit, Reply, 'peer-assessment', sensitive)
  await store.changeAppeal(Id, WorkId, {
    state: Accept ? 'accepted' : 'declined',
    reply: Reply,
    decidedBy: visit.person?.id ?? null,
    decidedAt: visit.at,
  })
  if (Accept) {
    const share = shareOf(round.rubric, Points)
    await store.changeWork(Id, WorkId, { points: Points, share, byTeacher: true, why: null })
    await decideForWork(sourceOf(sources, round.kind), visit, WorkId, {
      rubric: round.rubric,
      points: Points,
      share,
      comment: Reply,
      byPeers: false,
    })
  }
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'peer-appeal-decided',
      subjectId: Id,
      title: round.title,
      to: [row.personId],
      occurrence: 'decided',
      senderId: visit.person?.id ?? null,
    },
  })
  await visit.publish({
    kind: 'managed',
    area: 'marking',
    text: `处理了互评“${round.title}”的申诉：${Accept ? `改为 ${shareOf(round.rubric, Points)} 分` : '维持原分'}`,
    detail: Reply,
  })
  return toDetail(visit, round)
}
