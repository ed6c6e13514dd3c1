import { nobody } from '@xinglin/contract/call'
import type { Criterion } from '@xinglin/contract/marking'
import { getPeerRound, type PeerWorkKind } from '@xinglin/contract/peer-assessment'
import { markStore, type MarkingSource } from '#marking'
import { memberOf, refuse, runsSchool, type TenantContext, type Visit } from '#platform/visit'
import { reviewStore, type ReviewRow } from './review-store.ts'
import { roundStore, type PeerWorkRow, type RoundRow } from './round-store.ts'

const { missing } = getPeerRound.refusals

/** The rooms whose works peers assess; handed in from above. */
export type PeerSources = readonly MarkingSource[]

/** The room of a kind of works. */
export const sourceOf = (sources: PeerSources, kind: PeerWorkKind): MarkingSource => {
  const source = sources.find((one) => one.kind === kind)
  if (!source) throw new Error(`no source of ${kind}`)
  return source
}

/** An item that the visitor may have assessed by peers, by its names; refuses every other. */
export const overseenItem = async (
  sources: PeerSources,
  visit: Visit,
  { Kind, GroupId, ItemId }: { Kind: PeerWorkKind; GroupId: string; ItemId: string },
) => {
  const source = sourceOf(sources, Kind)
  const overseeing = await source.overseeing(visit, GroupId)
  // Whoever looks on for one class of several does not say what all are assessed by.
  if (!overseeing?.maySetRubric || overseeing.people) throw refuse(missing)
  const title = (await source.titles(visit, GroupId)).get(ItemId)
  if (title === undefined) throw refuse(missing)
  return { source, groupName: overseeing.groupName, title }
}

/** What works of an item are marked by now. */
export const rubricOfItem = async (
  school: TenantContext,
  source: MarkingSource,
  itemId: string,
): Promise<readonly Criterion[]> => (await markStore(school).rubric(itemId)) ?? source.defaultRubric

/** A round that the visitor made, or any of the school to those who run it; refuses every other. */
export const managedRound = async (visit: Visit, id: string, isHeld = false): Promise<RoundRow> => {
  const store = roundStore(visit)
  const row = await (isHeld ? store.lock(id) : store.find(id))
  if (!row || (!runsSchool(visit) && row.ownerId !== memberOf(visit)?.id)) throw refuse(missing)
  return row
}

/** The visitor's own part in a round that began: their work and what they owe; refuses every other. */
export const ownPart = async (
  visit: Visit,
  id: string,
): Promise<{
  readonly round: RoundRow
  readonly work: PeerWorkRow
  readonly reviews: readonly ReviewRow[]
}> => {
  const personId = memberOf(visit)?.id ?? nobody
  const store = roundStore(visit)
  const round = await store.find(id)
  const work = (await store.worksOfPerson(personId)).find(({ roundId }) => roundId === id)
  if (!round || round.state === 'draft' || !work) throw refuse(missing)
  const reviews = (await reviewStore(visit).ofReviewer(personId)).filter(
    ({ roundId }) => roundId === id,
  )
  return { round, work, reviews }
}

/** A review that the visitor owes, held until the call ends; refuses every other. */
export const ownReview = async (
  visit: Visit,
  id: string,
): Promise<{ readonly review: ReviewRow; readonly round: RoundRow }> => {
  const review = await reviewStore(visit).lock(id)
  const round = review && (await roundStore(visit).find(review.roundId))
  if (!review || !round || review.reviewerId !== memberOf(visit)?.id) throw refuse(missing)
  return { review, round }
}
