import type { InputOf } from '@xinglin/contract/call'
import { getPractice, setPractice } from '@xinglin/contract/competitions'
import { contestRoundsOf } from '#attempts/relations'
import { visibleAmong } from '#courses/catalogue'
import { asSchool } from '#platform/database'
import { answer } from '#platform/http'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { visibleGame } from '../games/show-games.ts'
import { managedContest } from '../organise/manage-contests.ts'
import { changeableContest, holdsContest } from '../organise/policy.ts'
import { bestOf, practisedContest, schoolFigures } from './contest-study.ts'
import { practiceStore } from './practice-store.ts'
import { practisedStations } from './station-figures.ts'
import { practiceStationStore } from './station-store.ts'
import { stationRows } from './practise-station.ts'
import { weakDimensions } from './weak-dimensions.ts'

const { stranger } = getPractice.refusals
const { course } = setPractice.refusals
const maxWeak = 5

const handleGetPractice = async (visit: Visit, { SkillContestId }: InputOf<typeof getPractice>) => {
  const game = await visibleGame(visit, SkillContestId)
  const contest = await practisedContest(visit, game.id)
  if (!contest) throw refuse(stranger)
  const personId = memberOf(visit)?.id ?? ''
  const isOwn = contest.schoolId === visit.school.id
  const ids = isOwn ? await practiceStore(visit).courses(contest.id) : []
  // What was taken off the shelf since is not practised any more.
  const cards = new Map((await visibleAmong(visit, ids)).map((one) => [one.Id, one]))
  const shown = ids.filter((id) => cards.has(id))
  const rounds = await contestRoundsOf(visit, contest.id, shown)
  const stations = await asSchool(visit, contest.schoolId, (there) =>
    practisedStations(there, contest.id, {
      personId,
      partnerId: visit.school.id,
      at: visit.at,
    }),
  )
  const names = new Map([
    ...shown.map((id) => [id, cards.get(id)?.Name ?? ''] as const),
    ...stations.shown.map(({ StationId, Name }) => [StationId, Name] as const),
  ])
  const nameOf = (id: string) => names.get(id) ?? ''
  return {
    Name: contest.name,
    Courses: shown.map((id) => {
      const own = rounds.filter(({ courseId }) => courseId === id)
      const best = bestOf(own)
      const { mean, max } = schoolFigures(best)
      return {
        CourseId: id,
        Name: nameOf(id),
        Kind: cards.get(id)?.HasVirtual ?? 0,
        Own: best.get(personId) ?? null,
        Rounds: own.filter((one) => one.personId === personId).length,
        Mean: mean,
        Max: max,
        People: new Set(own.map((one) => one.personId)).size,
      }
    }),
    Stations: stations.shown,
    Weak: weakDimensions([...rounds, ...stations.rounds], personId, maxWeak).map((one) => ({
      Name: one.name,
      Own: one.own,
      Mean: one.mean,
      CourseId: cards.has(one.courseId) ? one.courseId : '',
      StationId: cards.has(one.courseId) ? '' : one.courseId,
      CourseName: nameOf(one.courseId),
    })),
    CanEdit: isOwn && holdsContest(visit, contest),
  }
}

const handleSetPractice = async (
  visit: Visit,
  { SkillContestId, CourseIds, Stations }: InputOf<typeof setPractice>,
) => {
  const contest = await changeableContest(visit, SkillContestId)
  const ids = [...new Set(CourseIds)]
  const before = await practiceStore(visit).courses(contest.id)
  const cards = new Set((await visibleAmong(visit, ids)).map((one) => one.Id))
  // What stood there stays, also where it was taken off the shelf since.
  if (!ids.every((id) => cards.has(id) || before.includes(id))) throw refuse(course)
  const stations = Stations && (await stationRows(visit, contest.id, Stations))
  await practiceStore(visit).set(contest.id, ids)
  if (stations) await practiceStationStore(visit).set(contest.id, stations)
  await managedContest(visit, '设置了备赛内容：', contest.name, `${ids.length}门课程`)
  const kept = await practiceStationStore(visit).stations(contest.id)
  return { CourseIds: ids, StationIds: kept.map(({ id }) => id) }
}

/** Answers those who practise for a contest, and who chooses its courses. */
export const practiceCalls = () => [
  answer(getPractice, handleGetPractice),
  answer(setPractice, handleSetPractice),
]
