import { adoptPeerResults } from '@xinglin/contract/peer-assessment'
import { decideForWork } from '#marking'
import { refuse, type Visit } from '#platform/visit'
import { managedRound, type PeerSources, sourceOf } from './policy.ts'
import { reviewStore } from './review-store.ts'
import { roundStore } from './round-store.ts'

const longest = 500

/** What several said, as long as it fits. */
const together = (comments: readonly string[]): string =>
  [...comments.map((one, at) => `评阅人${at + 1}：${one}`).join('\n')].slice(0, longest).join('')

/** Makes what peers agreed upon the score of works that wait; a teacher's mark stays as it is. */
export const adopt = async (sources: PeerSources, visit: Visit, id: string) => {
  const { wrongState, notYours } = adoptPeerResults.refusals
  const round = await managedRound(visit, id, true)
  if (round.state !== 'ended') throw refuse(wrongState)
  const source = sourceOf(sources, round.kind)
  const overseeing = await source.overseeing(visit, round.groupId)
  if (!overseeing?.mayMark) throw refuse(notYours)
  const works = await roundStore(visit).works([id])
  const reviews = await reviewStore(visit).ofRounds([id])
  let adopted = 0
  for (const { workId, points, share } of works) {
    if (points === null || share === null) continue
    const said = reviews.filter((one) => one.workId === workId && one.submittedAt !== null)
    const isDecided = await decideForWork(source, visit, workId, {
      rubric: round.rubric,
      points,
      share,
      comment: together(said.map(({ comment }) => comment)),
      byPeers: true,
    })
    if (isDecided) adopted += 1
  }
  await visit.publish({
    kind: 'managed',
    area: 'marking',
    text: `采用了互评“${round.title}”的结果：${adopted} 份`,
  })
  return { Adopted: adopted, Left: works.length - adopted }
}
