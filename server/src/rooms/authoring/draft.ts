import type { CourseContent, Problem } from '@xinglin/contract/authoring'
import { draftedCourse, shownCourse, taughtIn, type DraftedCourse } from '#courses/publishing'
import { protocolsToTeach, type ProtocolToTeach } from '#simulations/experiment'
import { proceduresToTeach, type ProcedureToTeach } from '#simulations/operation'
import { markOf } from '#platform/ids'
import type { Visit } from '#platform/visit'
import type { PoolQuestion } from '#questions'
import { casesToTeachAmong, type CaseToTeach } from '#workshop'
import { bankPools } from './bank-draws.ts'
import { casesIn, draftOf } from './content.ts'
import { problemsOf, type Known } from './rules.ts'
import { draftStore, type DraftRow } from './store.ts'

/** What a course says now: its draft, or its version where nobody is writing. */
export type Written = {
  readonly course: DraftedCourse
  /** The draft where there is one. */
  readonly row: DraftRow | undefined
  readonly content: CourseContent
}

/** A course with what it says, held until the call ends; one that is not the visitor's to write is not there. */
export const writtenCourse = async (visit: Visit, id: string): Promise<Written> => {
  const course = await draftedCourse(visit, id)
  return written(visit, course)
}

/** The same to read, also of one that the visitor examines. */
export const readCourse = async (visit: Visit, id: string): Promise<Written> =>
  written(visit, await shownCourse(visit, id))

/** What a course that is held says now. */
export const written = async (visit: Visit, course: DraftedCourse): Promise<Written> => {
  const row = await draftStore(visit).find(course.id)
  return { course, row, content: row?.content ?? draftOf(await taughtIn(visit, course.versionId)) }
}

/** Marks what a course says; another as soon as somebody saved it or moved it on. */
export const markedBy = ({ course, row }: Written): string =>
  markOf([course.id, course.versionId, course.open, row?.revision ?? -1])

/** What a draft is judged by, the cases that it names, and the procedures and protocols that the school has. */
export const knownOf = async (
  visit: Visit,
  { course, content }: Written,
): Promise<
  Known & {
    readonly named: readonly CaseToTeach[]
    readonly operations: readonly ProcedureToTeach[]
    readonly taught: readonly ProtocolToTeach[]
    readonly bankQuestions: readonly PoolQuestion[]
  }
> => {
  const named = await casesToTeachAmong(visit, [...new Set(casesIn(content))])
  const operations = await proceduresToTeach(visit)
  const taught = await protocolsToTeach(visit)
  const { pools, named: bankQuestions } = await bankPools(visit, content)
  return {
    kind: course.kind,
    cases: new Set(named.map(({ id }) => id)),
    procedures: new Map(
      operations.map(({ id, patients }) => [id, new Set(patients.map((one) => one.id))]),
    ),
    protocols: new Set(taught.map(({ id }) => id)),
    bank: new Map([...pools].map(([id, pool]) => [id, pool.length])),
    named,
    operations,
    taught,
    bankQuestions,
  }
}

/** What keeps a draft from being submitted. */
export const faultsOf = async (visit: Visit, one: Written): Promise<Problem[]> =>
  problemsOf(one.content, await knownOf(visit, one))
