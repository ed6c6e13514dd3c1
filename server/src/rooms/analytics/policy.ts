import { getCourseLearners, withoutClass } from '@xinglin/contract/analytics'
import { nobody } from '@xinglin/contract/call'
import { classesStudying } from '#classes/teaching'
import { courseAccess, type CourseAccess } from '#courses/access'
import { refuse, type Visit } from '#platform/visit'

const { missing, notYours } = getCourseLearners.refusals

/** Whose learning of a course the visitor may follow. */
export type Oversight = {
  readonly course: CourseAccess['course']
  /** Everybody who studies it: the course is theirs, or the school. */
  readonly seesAll: boolean
  /** The classes that study it, of a teacher of classes alone their own. */
  readonly classes: readonly {
    readonly id: string
    readonly name: string
    readonly students: number
  }[]
}

/** Which of the learners are looked at. */
export type Scope = {
  /** The classes of the course that the visitor may know of. */
  readonly known: readonly string[]
  /** Those of them that are looked at. */
  readonly chosen: readonly string[]
  /** Whether those who study without a class are among them. */
  readonly others: boolean
}

/** Refuses whoever neither teaches the course, nor a class that studies it, nor runs the school. */
export const oversightOf = async (visit: Visit, courseId: string): Promise<Oversight> => {
  const access = await courseAccess(visit, courseId)
  if (!access) throw refuse(missing)
  const { course, oversees } = access
  const teacherId = oversees ? undefined : (visit.person?.id ?? nobody)
  const classes = await classesStudying(visit, courseId, teacherId)
  if (!oversees && classes.length === 0) throw refuse(notYours)
  return { course, seesAll: oversees, classes }
}

/** What was chosen of it: a class of theirs, those without a class, everybody they may see. */
export const scopeOf = ({ classes, seesAll }: Oversight, wanted: string | null): Scope => {
  const known = classes.map(({ id }) => id)
  if (wanted === null || wanted === nobody) return { known, chosen: known, others: seesAll }
  if (wanted === withoutClass ? !seesAll : !known.includes(wanted)) throw refuse(missing)
  return wanted === withoutClass
    ? { known, chosen: [], others: true }
    : { known, chosen: [wanted], others: false }
}
