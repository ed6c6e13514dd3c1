import type { InputOf } from '@xinglin/contract/call'
import { listEntries, reviewEntry } from '@xinglin/contract/competitions'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { missingDocuments } from '../entries/document-rules.ts'
import { documentStore } from '../entries/document-store.ts'
import { entryStore } from '../entries/entry-store.ts'
import { hasRoom, stage } from '../entries/registration.ts'
import { toEntries } from '../entries/serialize.ts'
import { managedContest } from './manage-contests.ts'
import { changeableContest, hostedContest } from './policy.ts'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'

const { missing, newer, gone, started, full, over, taken, reason, sensitive, documents } =
  reviewEntry.refusals

const handleListEntries = async (visit: Visit, input: InputOf<typeof listEntries>) => {
  const row = await hostedContest(visit, input.SkillContestId)
  const store = entryStore(visit)
  const wanted = { key: input.SearchKey, state: input.State }
  const rows = await store.list(row.id, wanted, input.PageIndex, input.PageSize)
  return {
    List: await toEntries(visit, rows, new Map([[row.id, row]])),
    Count: await store.count(row.id, wanted.key, wanted.state),
  }
}

/** An entry for whoever reviews it. */
export const reviewedEntry = async (visit: Visit, id: string) => {
  const row = await entryStore(visit).find(id)
  const contest = row && (await hostedContestStore(visit).find(row.contestId))
  if (!row || !contest) throw refuse(missing)
  const [entry] = await toEntries(visit, [row], new Map([[contest.id, contest]]))
  if (!entry) throw refuse(missing)
  return entry
}

const handleReviewEntry = async (
  visit: Visit,
  { Id, Accept, Reason, Version }: InputOf<typeof reviewEntry>,
) => {
  const store = entryStore(visit)
  const there = await store.find(Id)
  if (!there) throw refuse(missing)
  // The contest is held first, as whoever enters holds it: then the entry is as it will stay.
  const contest = await changeableContest(visit, there.contestId)
  const entry = (await store.find(Id)) ?? there
  if (entry.version !== Version) throw refuse(newer, { data: await reviewedEntry(visit, Id) })
  if (contest.status === stage.cancelled || contest.status === stage.archived) throw refuse(over)
  if (contest.status >= stage.formal && contest.status !== stage.paused) throw refuse(started)
  if (
    entry.state === 'withdrawn' ||
    ((entry.state === 'accepted') === Accept && entry.state !== 'pending')
  )
    throw refuse(gone)
  if (!Accept && Reason === '') throw refuse(reason)
  if (Reason !== '') await refuseSensitive(visit, Reason, 'contest', sensitive)
  if (Accept) {
    const rows = await documentStore(visit).ofEntries([Id])
    const message = missingDocuments(contest.documents, rows).join('；')
    if (message !== '') throw refuse(documents, { message })
  }
  if (Accept && entry.state === 'refused') {
    const quota = (await store.quotaOf(contest.id, entry.partnerId)) ?? contest.quota
    if (!hasRoom(quota, await store.used(contest.id, entry.partnerId))) throw refuse(full)
    const people = (await store.members([Id])).map(({ personId }) => personId)
    const engaged = [...(await store.engaged(contest.id, people)).values()]
    if (engaged.some((entryId) => entryId !== Id)) throw refuse(taken)
  }
  const no = Accept && entry.no === 0 ? contest.lastNo + 1 : entry.no
  if (no !== entry.no) await hostedContestStore(visit).change(contest.id, { lastNo: no })
  await store.change(Id, {
    state: Accept ? 'accepted' : 'refused',
    no,
    reason: Reason,
    decidedAt: visit.at,
    decidedBy: visit.person?.id ?? null,
    version: entry.version + 1,
  })
  await managedContest(visit, Accept ? '通过报名：' : '未通过报名：', contest.name, entry.name)
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'entry-decided',
      subjectId: Id,
      title: contest.name,
      to: [entry.leaderId, ...(await store.members([Id])).map(({ personId }) => personId)],
      schoolId: entry.partnerId,
      occurrence: String(entry.version + 1),
    },
  })
  return reviewedEntry(visit, Id)
}

/** Answers those who review entries. */
export const entryReviewCalls = () => [
  answer(listEntries, handleListEntries),
  answer(reviewEntry, handleReviewEntry),
]
