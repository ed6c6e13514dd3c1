import type { InputOf } from '@xinglin/contract/call'
import { savePeerRound, type PeerRoundDetail } from '@xinglin/contract/peer-assessment'
import { refuseSensitive } from '#dictionaries'
import { workStore } from '#marking'
import { cleanHtml, isBlankHtml, wordsIn } from '#platform/rich-text'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { areWithin, isRated } from './agreement-rules.ts'
import { managedRound, overseenItem, type PeerSources, rubricOfItem } from './policy.ts'
import { reviewStore } from './review-store.ts'
import { roundStore, type RoundRow } from './round-store.ts'
import { toDetail } from './serialize.ts'
import type { Sample } from './tables.ts'

const refusals = savePeerRound.refusals
type Input = InputOf<typeof savePeerRound>

/** The sample as it is kept; refuses one that says nothing, or whose worth nobody knows. */
const sampleOf = async (
  sources: PeerSources,
  visit: Visit,
  { Form, ...place }: Input,
): Promise<Sample | null> => {
  const { Kind, Html, Points, WorkId } = Form.Sample
  if (Kind === 'none') return null
  if (Kind === 'run') {
    const work = await workStore(visit).find(WorkId)
    if (!work || work.itemId !== place.ItemId || work.machine === null)
      throw refuse(refusals.sample)
    return { kind: 'run', workId: work.id, version: work.version, score: work.machine }
  }
  const { source } = await overseenItem(sources, visit, place)
  const rubric = await rubricOfItem(visit, source, place.ItemId)
  const html = cleanHtml(Html)
  if (isBlankHtml(html) || !isRated(rubric, Points)) throw refuse(refusals.sample)
  if (!areWithin(rubric, Points)) throw refuse(refusals.points)
  return { kind: 'text', html, points: Points }
}

/** Once a round runs its date alone changes, for everybody who still writes. */
const postpone = async (visit: Visit, round: RoundRow, dueAt: Date): Promise<RoundRow> => {
  const set = { dueAt, version: round.version + 1 }
  await roundStore(visit).change(round.id, set)
  const store = reviewStore(visit)
  const open = (await store.ofRounds([round.id])).filter(
    ({ submittedAt, missedAt }) => submittedAt === null && missedAt === null,
  )
  await store.change(
    open.map(({ id }) => id),
    { dueAt },
  )
  return { ...round, ...set }
}

/** Writes a round, or changes it. */
export const save = async (
  sources: PeerSources,
  visit: Visit,
  input: Input,
): Promise<PeerRoundDetail> => {
  const { Id, Kind, GroupId, ItemId, Form, Version } = input
  const store = roundStore(visit)
  const row = (await store.find(Id)) && (await managedRound(visit, Id, true))
  if ((row?.version ?? 0) !== Version) throw refuse(refusals.newer)
  if (row?.state === 'ended') throw refuse(refusals.ended)
  if (Form.DueAt === null) throw refuse(refusals.noDate)
  const dueAt = new Date(Form.DueAt)
  if (row?.state === 'replacing') throw refuse(refusals.locked)
  if (row?.state === 'running') return toDetail(visit, await postpone(visit, row, dueAt))
  const { groupName, title, source } = await overseenItem(sources, visit, input)
  await refuseSensitive(
    visit,
    `${Form.Title}\n${wordsIn(Form.Sample.Html)}`,
    'peer-assessment',
    refusals.sensitive,
  )
  const next: RoundRow = {
    schoolId: visit.school.id,
    id: Id,
    ownerId: memberOf(visit)?.id ?? '',
    state: 'draft',
    replacingUntil: null,
    endedAt: null,
    createdAt: visit.at,
    ...row,
    kind: Kind,
    groupId: GroupId,
    itemId: ItemId,
    groupName,
    itemTitle: title,
    title: Form.Title,
    perWork: Form.PerWork,
    dueAt,
    extraDays: Form.ExtraDays,
    apart: Form.Apart,
    sample: await sampleOf(sources, visit, input),
    rubric: await rubricOfItem(visit, source, ItemId),
    version: Version + 1,
  }
  await (row ? store.change(Id, next) : store.add(next))
  return toDetail(visit, next)
}
