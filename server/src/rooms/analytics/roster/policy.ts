import { getCourseLearners, withoutClass } from '@xinglin/contract/analytics'
import { nobody } from '@xinglin/contract/call'
import { classesStudying, followedAmong } from '#classes/teaching'
import { courseAccess, type CourseAccess } from '#courses/access'
import { learnersGiven, type GivenLearner } from '#offerings'
import { refuse, type Visit } from '#platform/visit'

const { missing, notYours } = getCourseLearners.refusals

/** Whose learning of a course the visitor may follow. */
export type Oversight = {
  readonly course: CourseAccess['course']
  /** Everybody who studies it: the course is theirs, or the school. */
  readonly seesAll: boolean
  /** The classes that study it, of a teacher of classes alone their own. */
  readonly classes: readonly FollowedClass[]
  /** To whom it is given, as far as the visitor follows them. */
  readonly given: readonly GivenLearner[]
}

type FollowedClass = { readonly id: string; readonly name: string; readonly students: number }

/** Which of the learners are looked at. */
export type Scope = {
  /** The classes of the course that the visitor may know of. */
  readonly known: readonly string[]
  /** Those of them that are looked at. */
  readonly chosen: readonly string[]
  /** Whether those who study without a class are among them. */
  readonly others: boolean
  /** To whom the course is given, as far as the visitor follows them. */
  readonly given: readonly GivenLearner[]
}

/** To whom a course is given, of a teacher of classes alone their own. */
const givenTo = async (
  visit: Visit,
  courseId: string,
  teacherId: string | undefined,
): Promise<readonly GivenLearner[]> => {
  const all = await learnersGiven(visit, courseId)
  if (teacherId === undefined || all.length === 0) return all
  const ids = new Set(all.flatMap(({ classId }) => classId ?? []))
  const own = new Set(await followedAmong(visit, teacherId, [...ids]))
  return all.filter(({ classId }) => classId !== null && own.has(classId))
}

/** The classes that study a course, with those that it is given to besides. */
const withGiven = (
  studying: readonly FollowedClass[],
  given: readonly GivenLearner[],
): FollowedClass[] => {
  const known = new Set(studying.map(({ id }) => id))
  const more = Map.groupBy(
    given.filter(({ classId }) => classId !== null && !known.has(classId)),
    ({ classId }) => classId ?? '',
  )
  return [
    ...studying,
    ...[...more].map(([id, lines]) => ({
      id,
      name: lines[0]?.className ?? '',
      students: new Set(lines.map(({ personId }) => personId)).size,
    })),
  ]
}

/** Refuses whoever neither teaches the course, nor a class that studies it, nor runs the school. */
export const oversightOf = async (visit: Visit, courseId: string): Promise<Oversight> => {
  const access = await courseAccess(visit, courseId)
  if (!access) throw refuse(missing)
  const { course, oversees } = access
  const teacherId = oversees ? undefined : (visit.person?.id ?? nobody)
  const studying = await classesStudying(visit, courseId, teacherId)
  const given = await givenTo(visit, courseId, teacherId)
  const classes = withGiven(studying, given)
  if (!oversees && classes.length === 0) throw refuse(notYours)
  return { course, seesAll: oversees, classes, given }
}

/** What was chosen of it: a class of theirs, those without a class, everybody they may see. */
export const scopeOf = ({ classes, seesAll, given }: Oversight, wanted: string | null): Scope => {
  const known = classes.map(({ id }) => id)
  if (wanted === null || wanted === nobody) return { known, chosen: known, others: seesAll, given }
  if (wanted === withoutClass ? !seesAll : !known.includes(wanted)) throw refuse(missing)
  return wanted === withoutClass
    ? { known, chosen: [], others: true, given }
    : { known, chosen: [wanted], others: false, given }
}
