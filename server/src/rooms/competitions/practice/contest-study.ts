import { type ContestRound, contestRoundsOf } from '#attempts/relations'
import { isId } from '#platform/ids'
import { memberOf, runsSchool, type Visit } from '#platform/visit'
import { contestStore, type ContestRow } from '../contests/contest-store.ts'
import { stage } from '../entries/registration.ts'
import { ownEntryIds } from '../games/own-entry-ids.ts'
import { practiceStore } from './practice-store.ts'

/** Of fewer than so many people a mean would tell of single ones. */
export const fewest = 5

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0
    ? null
    : Math.round((100 * values.reduce((sum, one) => sum + one, 0)) / values.length) / 100

/** The best of each person. */
export const bestOf = (rounds: readonly ContestRound[]): ReadonlyMap<string, number> => {
  const best = new Map<string, number>()
  for (const { personId, composite } of rounds)
    if (composite !== null) best.set(personId, Math.max(composite, best.get(personId) ?? 0))
  return best
}

/** The mean and the highest of people's best; null where fewer than five have any. */
export const schoolFigures = (
  best: ReadonlyMap<string, number>,
): { readonly mean: number | null; readonly max: number | null } => {
  const values = [...best.values()]
  return values.length < fewest
    ? { mean: null, max: null }
    : { mean: meanOf(values), max: Math.max(...values) }
}

/**
 * A contest in which the visitor may practise: one that they entered, or run.
 */
export const practisedContest = async (
  visit: Visit,
  contestId: string,
): Promise<ContestRow | undefined> => {
  // Calls of courses carry it as text: what is no id names no contest.
  if (!memberOf(visit) || !isId(contestId)) return undefined
  const contest = await contestStore(visit).find(contestId)
  if (!contest) return undefined
  if (contest.status === stage.draft || contest.status === stage.cancelled) return undefined
  const isIn = (await ownEntryIds(visit, contest.id)).size > 0
  const isOwn = contest.schoolId === visit.school.id
  const holds = isOwn && (runsSchool(visit) || contest.ownerId === visit.person?.id)
  return isIn || holds ? contest : undefined
}

/** The same of the visitor's own school: courses belong to a school, and those of another are nobody's here. */
const ownPractised = async (visit: Visit, contestId: string): Promise<ContestRow | undefined> => {
  const contest = await practisedContest(visit, contestId)
  return contest?.schoolId === visit.school.id ? contest : undefined
}

/** Whether a course is practised in a contest that the visitor has a part in. */
const isPractised = async (visit: Visit, contestId: string, courseId: string): Promise<boolean> => {
  const contest = await ownPractised(visit, contestId)
  return (
    contest !== undefined && (await practiceStore(visit).courses(contest.id)).includes(courseId)
  )
}

/** How the school practises a course in a contest; undefined where the visitor has no part in it. */
const studyOf = async (visit: Visit, contestId: string, courseId: string) => {
  const contest = await ownPractised(visit, contestId)
  if (!contest || !(await practiceStore(visit).courses(contest.id)).includes(courseId))
    return undefined
  const rounds = await contestRoundsOf(visit, contest.id, [courseId])
  const best = bestOf(rounds)
  const { mean, max } = schoolFigures(best)
  return {
    SkillContestId: contest.id,
    ContestName: contest.name,
    AvgCompositeScore: mean,
    MaxCompositeScore: max,
    FinishUserCount: new Set(rounds.map(({ personId }) => personId)).size,
    FinishCount: rounds.length,
    OwnCompositeScore: best.get(visit.person?.id ?? '') ?? null,
  }
}

const practisedCourses = async (visit: Visit): Promise<readonly string[]> => {
  const own: string[] = []
  for (const { id } of await contestStore(visit).list())
    if (await ownPractised(visit, id)) own.push(id)
  return practiceStore(visit).ofContests(own)
}

/** What courses, and the way through them, ask of contests. */
export const contestStudies = { of: studyOf, courseIds: practisedCourses, isPractised }
