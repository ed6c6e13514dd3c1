import type { Criterion, Mark } from '@xinglin/contract/marking'
import { nobody } from '@xinglin/contract/call'
import type { Visit } from '#platform/visit'
import type { MarkingSource } from '../sources/marking-source.ts'
import { releaseHeld, settleMark } from './decide-mark.ts'
import { lockWork, overseenWork } from './examine-mark.ts'
import { evenPoints, unmarked } from './rules.ts'

/** What a work is given by another way than its marking page. */
type Given = {
  readonly rubric: readonly Criterion[]
  readonly points: Mark['Points']
  /** 0-100. */
  readonly share: number
  readonly comment: string
  /** Agreed upon by peers, nobody's own mark: only a work that waits takes it. */
  readonly byPeers: boolean
}

/**
 * Ends the marking of a work's newest version by what was given elsewhere; tells its writer where they were told before, or
 * where marks are told at once. False where the visitor may not mark it, or somebody has.
 */
export const decideForWork = async (
  source: MarkingSource,
  visit: Visit,
  id: string,
  { rubric, points, share, comment, byPeers }: Given,
): Promise<boolean> => {
  const overseen = await overseenWork(source, visit, id)
  if (!overseen?.overseeing.mayMark || overseen.work.personId === visit.person?.id) return false
  const held = await lockWork(source, visit, overseen.work)
  if (byPeers && held.work.state !== 'waiting') return false
  const wasReleased = held.work.state === 'released'
  const isSame = held.rubric.every(({ Id, Max }) =>
    rubric.some((one) => one.Id === Id && one.Max === Max),
  )
  const mark = {
    ...unmarked,
    Points: isSame ? points : evenPoints(held.rubric, share),
    Comment: comment,
  }
  const peersRevision = held.marks.find(({ markerId }) => markerId === nobody)?.revision ?? 0
  await settleMark(source, visit, byPeers ? { ...held, revision: peersRevision } : held, {
    mark,
    outcome: 'marked',
    resubmitUntil: null,
    ...(byPeers && { agreed: { share } }),
  })
  const tells = wasReleased || (await source.tellsAtOnce(visit, held.work))
  if (tells && (await source.mayTell(visit, held.work))) await releaseHeld(source, visit, id)
  return true
}
