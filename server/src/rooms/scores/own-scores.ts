import { getMyScores, type ScoreLine } from '@xinglin/contract/scores'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { classesOfPeople, fullName } from '#classes'
import { facesOf } from '#identity'
import { dayEnd, dayStart, refuse, type Visit } from '#platform/visit'
import { scoresShown } from './policy.ts'
import { dimensionsByKind, meanOf, newestFirst, releasedOf } from './rules.ts'
import type { Range, Scored, ScoreSource } from './sources/score-source.ts'

const trendLength = 20

/** The days of an input as moments of the school; refuses a range that ends before it begins. */
export const rangeOf = (visit: Visit, { From, To }: { From: string; To: string }): Range => {
  if (From && To && From > To) throw refuse(getMyScores.refusals.range)
  const { timezone } = visit.school
  return {
    ...(From && { from: dayStart(timezone, From) }),
    ...(To && { to: dayEnd(timezone, To) }),
  }
}

/** All scores of a person from every room that scores people, the newest first. */
export const scoresFrom = async (
  sources: readonly ScoreSource[],
  visit: Visit,
  personId: string,
  range: Range,
): Promise<Scored[]> => {
  const all: Scored[] = []
  for (const source of sources) all.push(...(await source(visit, personId, range)))
  return newestFirst(all)
}

const toLine = (one: Scored): ScoreLine => ({
  Kind: one.kind,
  Id: one.id,
  CourseId: one.courseId,
  TaskId: one.taskId ?? '',
  Name: one.name,
  AttemptNo: one.attemptNo,
  At: one.at.toISOString(),
  State: one.released ? 'released' : 'waiting',
  // A scale of levels tells no figure.
  Score: one.released && (one.grade === undefined || Number(one.grade) >= 0) ? one.score : null,
  Level: one.released && one.score !== null ? one.level : '',
  Grade: one.grade ?? '',
  ...(one.recheck && { Recheck: one.recheck }),
})

/** The scores of somebody, with what they come to. */
export const ownScores = async (
  sources: readonly ScoreSource[],
  visit: Visit,
  input: InputOf<typeof getMyScores>,
): Promise<OutputOf<typeof getMyScores>> => {
  const range = rangeOf(visit, input)
  const { personId, courseIds } = await scoresShown(visit, input.StudentId ?? '')
  const all = (await scoresFrom(sources, visit, personId, range)).filter(
    ({ courseId }) => courseIds?.includes(courseId) ?? true,
  )
  // What a class came to is made of the same scores: it is not counted once more.
  const releasedScores = releasedOf(all).filter(({ kind }) => kind !== 'grade')
  const wanted = input.Kind === 'all' ? all : all.filter(({ kind }) => kind === input.Kind)
  const { PageIndex, PageSize } = input
  const face = (await facesOf(visit, [personId])).get(personId)
  const own = (await classesOfPeople(visit, [personId])).get(personId)
  return {
    Student: {
      Name: face?.name ?? '',
      Number: face?.number ?? '',
      ClassName: own ? fullName(own) : '',
    },
    List: wanted.slice((PageIndex - 1) * PageSize, PageIndex * PageSize).map(toLine),
    Count: wanted.length,
    Average: meanOf(releasedScores.map(({ score }) => score)),
    Best:
      releasedScores.length === 0 ? null : Math.max(...releasedScores.map(({ score }) => score)),
    Released: all.filter(({ released, score }) => released && score !== null).length,
    Grades: all.filter(({ kind }) => kind === 'grade').length,
    Waiting: all.filter(({ released }) => !released).length,
    Dimensions: dimensionsByKind(releasedScores).map(({ kind, courses, axes }) => ({
      Kind: kind,
      Courses: courses,
      Axes: axes.map(({ name, score }) => ({ Name: name, Score: score })),
    })),
    Trend: releasedScores
      .slice(0, trendLength)
      .map(({ at, name, score }) => ({ At: at.toISOString(), Name: name, Score: score }))
      .toReversed(),
  }
}
