import { nobody, type InputOf } from '@xinglin/contract/call'
import {
  answerContestQuestion,
  deleteContestNotice,
  listManagedNotices,
  noticeLimits,
  saveContestNotice,
} from '@xinglin/contract/competitions'
import { refuseSensitive } from '#dictionaries'
import { nameOfPerson } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import { entryStore } from '../entries/entry-store.ts'
import { stage } from '../entries/registration.ts'
import { tellEntered } from '../entries/tell-entered.ts'
import { managedContest } from '../organise/manage-contests.ts'
import { changeableContest, hostedContest } from '../organise/policy.ts'
import { noticeStore } from './notice-store.ts'
import { toNotice, toQuestions } from './serialize.ts'

const { missing, newer, sensitive, draft, many, school } = saveContestNotice.refusals

/** What is told and asked in a contest, for whoever holds it. */
const toManaged = async (visit: Visit, contest: ContestRow) => {
  const store = noticeStore(visit)
  const personId = visit.person?.id ?? nobody
  const confirmations = await store.confirmations(contest.id)
  const readers = new Map<string, number>()
  const schools = [contest.schoolId, ...contest.openTo]
  for (const id of schools)
    readers.set(id, (await entryStore(visit).peopleOf(contest.id, id)).length)
  const confirmed = await store.confirmedBy(contest.id, personId)
  return {
    Notices: (await store.list(contest.id)).map((row) => ({
      ...toNotice(row, confirmed.get(row.id)),
      SchoolIds: row.partnerIds,
      Confirmed: confirmations.get(row.id) ?? 0,
      Readers: (row.partnerIds.length === 0 ? schools : row.partnerIds).reduce(
        (sum, id) => sum + (readers.get(id) ?? 0),
        0,
      ),
      Version: row.version,
    })),
    Questions: await toQuestions(visit, await store.questions(contest.id), {
      personId,
      isHolder: true,
    }),
  }
}

const handleSaveNotice = async (visit: Visit, input: InputOf<typeof saveContestNotice>) => {
  const { SkillContestId, Title, Text, IsPinned, MustConfirm, SchoolIds, Version } = input
  const contest = await changeableContest(visit, SkillContestId)
  if (contest.status === stage.draft) throw refuse(draft)
  await refuseSensitive(visit, `${Title}\n${Text}`, 'contest', sensitive)
  const partnerIds = [...new Set(SchoolIds)]
  const taking = [contest.schoolId, ...contest.openTo]
  if (!partnerIds.every((id) => taking.includes(id))) throw refuse(school)
  const store = noticeStore(visit)
  const id = input.Id === nobody ? newId(visit.at.getTime()) : input.Id
  const before = await store.find(id)
  if (before ? before.contestId !== contest.id : Version > 0) throw refuse(missing)
  if (before && before.version !== Version) {
    // The same once more, whose answer was lost.
    if (before.version === Version + 1 && before.title === Title && before.text === Text)
      return toManaged(visit, contest)
    throw refuse(newer, { data: await toManaged(visit, contest) })
  }
  const set = { title: Title, text: Text, isPinned: IsPinned, mustConfirm: MustConfirm, partnerIds }
  if (before) await store.change(id, { ...set, editedAt: visit.at, version: before.version + 1 })
  else {
    if ((await store.list(contest.id)).length >= noticeLimits.notices) throw refuse(many)
    await store.add({
      ...set,
      id,
      contestId: contest.id,
      authorId: visit.person?.id ?? null,
      authorName: (visit.person && (await nameOfPerson(visit, visit.person.id))) ?? '',
      createdAt: visit.at,
      editedAt: null,
      version: 1,
    })
  }
  await managedContest(visit, before ? '修改了通知：' : '发布了通知：', contest.name, Title)
  await tellEntered(
    visit,
    contest,
    {
      kind: 'contest-notice',
      subjectId: contest.id,
      occurrence: `${id} ${(before?.version ?? 0) + 1}`,
      mustRead: MustConfirm,
    },
    partnerIds.length === 0 ? undefined : partnerIds,
  )
  return toManaged(visit, contest)
}

const handleDeleteNotice = async (
  visit: Visit,
  { SkillContestId, Id, Version }: InputOf<typeof deleteContestNotice>,
) => {
  const contest = await changeableContest(visit, SkillContestId)
  const row = await noticeStore(visit).find(Id)
  if (row?.contestId !== contest.id) throw refuse(missing)
  if (row.version !== Version) throw refuse(newer, { data: await toManaged(visit, contest) })
  await noticeStore(visit).remove(Id)
  await managedContest(visit, '删除了通知：', contest.name, row.title)
  return toManaged(visit, contest)
}

const handleAnswerQuestion = async (
  visit: Visit,
  { SkillContestId, Id, Answer, IsPublic }: InputOf<typeof answerContestQuestion>,
) => {
  const contest = await changeableContest(visit, SkillContestId)
  const row = await noticeStore(visit).findQuestion(Id)
  if (row?.contestId !== contest.id) throw refuse(missing)
  await refuseSensitive(visit, Answer, 'contest', sensitive)
  await noticeStore(visit).answer(Id, {
    answer: Answer,
    isPublic: IsPublic,
    answeredBy: visit.person?.id ?? null,
    answeredAt: visit.at,
  })
  await managedContest(visit, '答复了提问：', contest.name, Answer)
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'contest-answer',
      subjectId: contest.id,
      title: contest.name,
      to: [row.personId],
      schoolId: row.partnerId,
      occurrence: `${Id} ${visit.at.toISOString()}`,
    },
  })
  return toManaged(visit, contest)
}

/** Answers whoever holds a contest and tells those who entered it something. */
export const noticeDeskCalls = () => [
  answer(listManagedNotices, async function handleListManagedNotices(visit, { SkillContestId }) {
    return toManaged(visit, await hostedContest(visit, SkillContestId))
  }),
  answer(saveContestNotice, handleSaveNotice),
  answer(deleteContestNotice, handleDeleteNotice),
  answer(answerContestQuestion, handleAnswerQuestion),
]
