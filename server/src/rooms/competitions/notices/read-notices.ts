import { nobody, type InputOf } from '@xinglin/contract/call'
import {
  askInContest,
  confirmContestNotice,
  listContestMessages,
  noticeLimits,
} from '@xinglin/contract/competitions'
import { refuseSensitive } from '#dictionaries'
import { nameOfPerson } from '#identity'
import { asSchool } from '#platform/database'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { memberOf, refuse, type Visit } from '#platform/visit'
import type { ContestRow } from '../contests/contest-store.ts'
import { entryStore } from '../entries/entry-store.ts'
import { visibleGame } from '../games/show-games.ts'
import { noticeStore, type NoticeRow } from './notice-store.ts'
import { toNotice, toQuestions } from './serialize.ts'

const { stranger } = listContestMessages.refusals
const { missing, sensitive, many } = askInContest.refusals

/** A contest that the visitor entered and that stands, with who they are; refuses others. */
const enteredContest = async (
  visit: Visit,
  id: string,
  refusal: readonly [code: number, message: string],
): Promise<{ readonly contest: ContestRow; readonly personId: string }> => {
  const contest = await visibleGame(visit, id)
  const person = memberOf(visit)
  const people = await asSchool(visit, contest.schoolId, (there) =>
    entryStore(there).peopleOf(contest.id, visit.school.id),
  )
  if (!person || !people.includes(person.id)) throw refuse(refusal)
  return { contest, personId: person.id }
}

const isFor = ({ partnerIds }: NoticeRow, schoolId: string): boolean =>
  partnerIds.length === 0 || partnerIds.includes(schoolId)

const handleListMessages = async (
  visit: Visit,
  { SkillContestId }: InputOf<typeof listContestMessages>,
) => {
  const { contest, personId } = await enteredContest(visit, SkillContestId, stranger)
  return asSchool(visit, contest.schoolId, async (there) => {
    const store = noticeStore(there)
    const notices = (await store.list(contest.id)).filter((row) => isFor(row, visit.school.id))
    const confirmed = await store.confirmedBy(contest.id, personId)
    const questions = (await store.questions(contest.id)).filter(
      (row) => row.personId === personId || (row.isPublic && row.answeredAt !== null),
    )
    return {
      Name: contest.name,
      Notices: notices.map((row) => toNotice(row, confirmed.get(row.id))),
      Questions: await toQuestions(there, questions, { personId, isHolder: false }),
    }
  })
}

const handleConfirm = async (
  visit: Visit,
  { SkillContestId, Id }: InputOf<typeof confirmContestNotice>,
) => {
  const { contest, personId } = await enteredContest(visit, SkillContestId, missing)
  await asSchool(visit, contest.schoolId, async (there) => {
    const row = await noticeStore(there).find(Id)
    if (row?.contestId !== contest.id || !isFor(row, visit.school.id)) throw refuse(missing)
    await noticeStore(there).confirm(row, personId, visit.at)
  })
  return { Id }
}

const handleAsk = async (
  visit: Visit,
  { SkillContestId, Id, Text }: InputOf<typeof askInContest>,
) => {
  const { contest, personId } = await enteredContest(visit, SkillContestId, missing)
  await refuseSensitive(visit, Text, 'contest', sensitive)
  const name = (await nameOfPerson(visit, personId)) ?? ''
  const id = Id === nobody ? newId(visit.at.getTime()) : Id
  const question = await asSchool(visit, contest.schoolId, async (there) => {
    const store = noticeStore(there)
    const before = await store.findQuestion(id)
    if (before && before.personId !== personId) throw refuse(missing)
    const open = (await store.questions(contest.id)).filter(
      (row) => row.personId === personId && row.answeredAt === null,
    )
    if (!before && open.length >= noticeLimits.questions) throw refuse(many)
    if (!before)
      await store.ask({
        id,
        contestId: contest.id,
        personId,
        partnerId: visit.school.id,
        name,
        text: Text,
        createdAt: visit.at,
        answer: '',
        answeredBy: null,
        answeredAt: null,
        isPublic: false,
      })
    const row = await store.findQuestion(id)
    const [shown] = row ? await toQuestions(there, [row], { personId, isHolder: false }) : []
    if (!shown) throw refuse(missing)
    return shown
  })
  if (contest.ownerId)
    await visit.publish({
      kind: 'notice',
      notice: {
        kind: 'contest-question',
        subjectId: contest.id,
        title: contest.name,
        to: [contest.ownerId],
        schoolId: contest.schoolId,
        occurrence: id,
      },
    })
  return question
}

/** Answers those who entered a contest and read what is told in it. */
export const noticeCalls = () => [
  answer(listContestMessages, handleListMessages),
  answer(confirmContestNotice, handleConfirm),
  answer(askInContest, handleAsk),
]
