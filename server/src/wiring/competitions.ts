import { entryStateNames } from '@xinglin/contract/competitions'
import { contestsAmong, entriesAmong, ownJudging, ownRunsNow, waitingEntries } from '#competitions'
import type { SubjectsOf } from '#messages'
import { runsSchool, type Visit } from '#platform/visit'
import type { TodaySource } from '#today'

/** Where the visitor reviews the entries of a contest. */
const reviewPath = (visit: Visit, id: string): string =>
  runsSchool(visit) ? `/manage/contests/${id}` : `/PersonalInfo/competitionManage?id=${id}`

/** Entries that wait, to whoever reviews them. */
export const entriesToReview: TodaySource = async (visit) =>
  (await waitingEntries(visit)).map(({ id, title, waiting }) => ({
    Group: 'waiting' as const,
    Text: `赛事“${title}”有 ${waiting} 份报名待审核`,
    Count: waiting,
    Action: '去审核',
    Of: title,
    Path: reviewPath(visit, id),
  }))

/** Rounds that the visitor's own teams go through, to contestants. */
export const ownRunsToday: TodaySource = async (visit) => {
  if (visit.who !== 'student') return []
  return (await ownRunsNow(visit)).map(({ contestId, contest, run }) => ({
    Group: 'due' as const,
    Text: `赛事“${contest}”${run.RoundName}${run.Clock.State === 'drawn' ? '已抽签' : '正在比赛'}，序号 ${run.No} 号`,
    Count: 0,
    Action: '去赛场',
    Of: contest,
    Path: `/FormalGame?id=${contestId}`,
  }))
}

/** Sheets that wait, to whoever judges. */
export const sheetsToMark: TodaySource = async (visit) =>
  (await ownJudging(visit))
    .filter(({ waiting }) => waiting > 0)
    .map(({ id, name, waiting }) => ({
      Group: 'waiting' as const,
      Text: `赛事“${name}”有 ${waiting} 份评分表待提交`,
      Count: waiting,
      Action: '去评分',
      Of: name,
      Path: `/GameReview?id=${id}`,
    }))

/** Contests of which a message speaks, to whoever reviews their entries. */
const reviewedContests: SubjectsOf = async (visit, ids) => {
  const waiting = new Map((await waitingEntries(visit)).map((one) => [one.id, one.waiting]))
  return new Map(
    (await contestsAmong(visit, ids)).map(({ id, title }) => {
      const count = waiting.get(id) ?? 0
      const state = count > 0 ? `${count} 份待审核` : '已全部审核'
      return [id, { title, state, path: reviewPath(visit, id) }]
    }),
  )
}

/** Contests of which a message speaks, to whoever entered them. */
const enteredContests: SubjectsOf = async (visit, ids) =>
  new Map(
    (await contestsAmong(visit, ids)).map(({ id, title, state }) => [
      id,
      { title, state, path: `/courseCompetitionDetail/${id}` },
    ]),
  )

/** Where what is told in a contest is read. */
const noticesOfContests: SubjectsOf = async (visit, ids) =>
  new Map(
    (await contestsAmong(visit, ids)).map(({ id, title, state }) => [
      id,
      { title, state, path: `/SkillMessage?id=${id}` },
    ]),
  )

/** Contests in which somebody asked, to whoever holds them. */
const askedContests: SubjectsOf = async (visit, ids) =>
  new Map(
    (await contestsAmong(visit, ids)).map(({ id, title, state }) => [
      id,
      { title, state, path: reviewPath(visit, id) },
    ]),
  )

/** Entries of which a message speaks, to whoever is in them. */
const decidedEntries: SubjectsOf = async (visit, ids) =>
  new Map(
    (await entriesAmong(visit, ids)).map(({ id, title, state, reason }) => [
      id,
      {
        title,
        state: [entryStateNames[state], reason].filter((text) => text !== '').join('：'),
        path: `/PersonalInfo/mySkillInfo?id=${id}`,
      },
    ]),
  )

/** What messages about contests speak of. */
export const contestSubjects = {
  'entry-submitted': reviewedContests,
  'entry-decided': decidedEntries,
  'document-returned': decidedEntries,
  'contest-changed': enteredContests,
  'contest-notice': noticesOfContests,
  'contest-answer': noticesOfContests,
  'contest-question': askedContests,
}
