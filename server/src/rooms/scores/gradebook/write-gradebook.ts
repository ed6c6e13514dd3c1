import { getGradeBook, saveGradeBook, typeScores, type GradeBook } from '@xinglin/contract/scores'
import { nobody, type InputOf } from '@xinglin/contract/call'
import type { TaughtClass } from '#classes'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import type { ColumnSources } from '../sources/column-source.ts'
import { emptyBook, gradedClass, idsIn, toGradeBook } from './read-gradebook.ts'
import { gradebookStore, type BookRow } from './store.ts'

const { newer, archived, notGiven, published } = saveGradeBook.refusals
const { course, twice, task, taskTwice, exam, examTwice, sensitive } = saveGradeBook.refusals
const { column, student } = typeScores.refusals

/** The class whose grade book the visitor may change, and the book itself, held until the call ends. */
export const changeableBook = async (
  visit: Visit,
  classId: string,
): Promise<{ readonly one: TaughtClass; readonly book: BookRow | undefined }> => {
  const one = await gradedClass(visit, classId)
  if (!one.rights.includes('courses')) throw refuse(notGiven)
  if (one.closed) throw refuse(archived)
  return { one, book: await gradebookStore(visit).lock(classId) }
}

/** A word in the audit list about the grade book of a class. */
export const managedBook = (visit: Visit, text: string, detail = ''): Promise<void> =>
  visit.publish({ kind: 'managed', area: 'scores', text, detail })

const sourceFaults = { task: [task, taskTwice], exam: [exam, examTwice] } as const

/** Refuses columns of tasks or examinations that name none, one twice, or one that the class is not given; what stood there may stay. */
const refuseStrange = async (
  columnSources: ColumnSources,
  visit: Visit,
  classId: string,
  columns: InputOf<typeof saveGradeBook>['Columns'],
  book: BookRow | undefined,
): Promise<void> => {
  for (const kind of ['task', 'exam'] as const) {
    const some = columns.filter(({ Kind }) => Kind === kind)
    if (some.length === 0) continue
    const [strange, twiceNamed] = sourceFaults[kind]
    const ids = some.flatMap(idsIn)
    const before = (book?.columns ?? []).filter(({ Kind }) => Kind === kind)
    const allowed = new Set([
      ...(await columnSources[kind].ofClass(visit, classId)).map(({ id }) => id),
      ...before.flatMap(idsIn),
    ])
    if (some.some((one) => idsIn(one).length === 0) || !ids.every((id) => allowed.has(id)))
      throw refuse(strange)
    if (new Set(ids).size < ids.length) throw refuse(twiceNamed)
  }
}

/** Answers those who write a grade book. */
export const gradebookCalls = (columnSources: ColumnSources) => [
  answer(getGradeBook, async function handleGetGradeBook(visit, { ClassId }) {
    return toGradeBook(columnSources, visit, await gradedClass(visit, ClassId))
  }),

  answer(saveGradeBook, async function handleSaveGradeBook(visit, input): Promise<GradeBook> {
    const { ClassId, Scale, Decimals, Columns, Version } = input
    const { one, book } = await changeableBook(visit, ClassId)
    if (book && book.state !== 'draft') throw refuse(published)
    if ((book?.version ?? 0) !== Version) throw refuse(newer)
    const courses = Columns.flatMap((of) => (of.Kind === 'course' ? [of.CourseId] : []))
    const kept = new Set(book?.columns.map(({ CourseId }) => CourseId))
    if (courses.some((id) => !one.courseIds.includes(id) && !kept.has(id))) throw refuse(course)
    const ids = new Set(Columns.map(({ Id }) => Id))
    if (new Set(courses).size < courses.length || ids.size < Columns.length || ids.has(nobody))
      throw refuse(twice)
    await refuseStrange(columnSources, visit, ClassId, Columns, book)
    for (const { Name } of Columns) await refuseSensitive(visit, Name, 'grades', sensitive)
    const columns = Columns.map((of) => ({
      ...of,
      CourseId: of.Kind === 'course' ? of.CourseId : '',
      TaskIds: of.Kind === 'task' ? of.TaskIds : [],
      ExamIds: of.Kind === 'exam' ? of.ExamIds : [],
    }))
    const set = { scale: Scale, decimals: Decimals, columns, editedAt: visit.at }
    const store = gradebookStore(visit)
    if (book) await store.change(ClassId, { ...set, version: Version + 1 })
    else await store.add({ ...emptyBook, classId: ClassId, ...set, version: 1 })
    await store.keepColumns(
      ClassId,
      columns.flatMap(({ Kind, Id }) => (Kind === 'manual' ? [Id] : [])),
    )
    await managedBook(visit, `调整了“${one.title}”的成绩册：${columns.length} 个成绩项`)
    return toGradeBook(columnSources, visit, one)
  }),

  answer(typeScores, async function handleTypeScores(visit, { ClassId, ColumnId, Scores }) {
    const { one, book } = await changeableBook(visit, ClassId)
    if (book && book.state !== 'draft') throw refuse(published)
    const target = book?.columns.find(({ Id }) => Id === ColumnId)
    if (target?.Kind !== 'manual') throw refuse(column)
    if (Scores.some(({ PersonId }) => !one.studentIds.includes(PersonId))) throw refuse(student)
    // Of somebody who is named twice the last word counts.
    const scores = new Map(Scores.map(({ PersonId, Score }) => [PersonId, Score]))
    await gradebookStore(visit).type(
      ClassId,
      ColumnId,
      [...scores].map(([personId, score]) => ({ personId, score })),
    )
    await managedBook(visit, `录入了“${one.title}”的成绩（${target.Name}，${scores.size} 人）`)
    return toGradeBook(columnSources, visit, one)
  }),
]
