import { getGradeBook, type GradeBook, type GradeColumn } from '@xinglin/contract/scores'
import type { Moment } from '#attempts'
import { scoresInCourse } from '#attempts/relations'
import { classesOfPeople, fullName, taughtClass, type TaughtClass } from '#classes'
import { courseCards } from '#courses/catalogue'
import { facesOf } from '#identity'
import { refuse, type Visit } from '#platform/visit'
import type { ColumnSource, ColumnSources } from '../sources/column-source.ts'
import { countedScore, gradeOf, totalOf } from './rules.ts'
import { gradebookStore, type BookRow } from './store.ts'

const { missing } = getGradeBook.refusals

/** A grade book that nobody has written in yet. */
export const emptyBook = {
  scale: 'hundred',
  decimals: 0,
  columns: [],
  state: 'draft',
  publishedAt: null,
  publishedBy: null,
  askedBy: null,
  reason: '',
  version: 0,
} as const satisfies Omit<BookRow, 'schoolId' | 'classId' | 'editedAt'>

/** The class of a grade book that the visitor may see; refuses every other. */
export const gradedClass = async (visit: Visit, classId: string): Promise<TaughtClass> => {
  const one = await taughtClass(visit, classId)
  if (!one) throw refuse(missing)
  return one
}

/** Whether the visitor decides on taking grades back: who runs the school, and 院系负责人 of the teacher's 院系 who do not teach the class. */
export const mayDecide = ({ post }: TaughtClass): boolean => post === 'manager' || post === 'head'

/** What stands in a column, by person; `waiting` are those of whom something that counts is not marked. */
type Standing = {
  readonly scores: ReadonlyMap<string, number>
  readonly waiting: readonly string[]
  /** Who has none of the tasks of the column: they were excluded, or it was given to others. */
  readonly exempt: ReadonlySet<string>
}

/** What a column counts of its source; nothing of a column that has none. */
export const idsIn = ({
  Kind,
  TaskIds = [],
  ExamIds = [],
}: Pick<GradeColumn, 'Kind'> & Partial<Pick<GradeColumn, 'TaskIds' | 'ExamIds'>>): string[] => {
  if (Kind === 'task') return TaskIds
  return Kind === 'exam' ? ExamIds : []
}

const countedBy = (
  all: Iterable<readonly [string, readonly number[]]>,
  rule: GradeColumn['Rule'],
): Map<string, number> => {
  const scores = new Map<string, number>()
  for (const [personId, some] of all) {
    const counted = countedScore(some, rule)
    if (counted !== null) scores.set(personId, counted)
  }
  return scores
}

/** A class and who is in it. */
type GradedStudents = Pick<TaughtClass, 'id' | 'studentIds'>

/** The scores of some tasks or examinations by person, in their order. */
const ofSource = async (
  source: ColumnSource,
  moment: Moment,
  { studentIds }: GradedStudents,
  { ids, rule }: { readonly ids: readonly string[]; readonly rule: GradeColumn['Rule'] },
): Promise<Standing> => {
  const some = new Map<string, number[]>()
  const waiting: string[] = []
  const exempt = new Set(studentIds)
  for (const id of ids)
    for (const [personId, { scores, isWaiting }] of await source.scores(moment, id, studentIds)) {
      exempt.delete(personId)
      if (isWaiting) waiting.push(personId)
      if (scores.length > 0) some.set(personId, [...(some.get(personId) ?? []), ...scores])
    }
  return { scores: countedBy(some, rule), waiting, exempt }
}

const nobodyExempt: Pick<Standing, 'waiting' | 'exempt'> = { waiting: [], exempt: new Set() }

const standingIn = async (
  columnSources: ColumnSources,
  moment: Moment,
  one: GradedStudents,
  column: GradeColumn,
): Promise<Standing> => {
  if (column.Kind === 'task' || column.Kind === 'exam')
    return ofSource(columnSources[column.Kind], moment, one, {
      ids: idsIn(column),
      rule: column.Rule,
    })
  if (column.Kind === 'course') {
    const rounds = await scoresInCourse(moment, column.CourseId, one.studentIds)
    return { scores: countedBy(rounds, column.Rule), ...nobodyExempt }
  }
  const typed = (await gradebookStore(moment).typed(one.id)).filter(
    ({ columnId }) => columnId === column.Id,
  )
  return {
    scores: new Map(typed.map(({ personId, score }) => [personId, score])),
    ...nobodyExempt,
  }
}

/** What every student of a class has in each column, and what it comes to: two decimals, the rest cut. */
export const standingsOf = async (
  columnSources: ColumnSources,
  moment: Moment,
  one: GradedStudents,
  columns: readonly GradeColumn[],
): Promise<{
  readonly rows: readonly {
    readonly personId: string
    readonly scores: (number | null)[]
    /** Columns that do not concern them, by their index. */
    readonly exempt: number[]
    readonly total: number | null
  }[]
  /** How many have work that counts and is not marked. */
  readonly unmarked: number
}> => {
  const byColumn: Standing[] = []
  for (const column of columns) byColumn.push(await standingIn(columnSources, moment, one, column))
  return {
    rows: one.studentIds.map((personId) => {
      const scores = byColumn.map((of) => of.scores.get(personId) ?? null)
      const exempt = byColumn.flatMap((of, at) => (of.exempt.has(personId) ? [at] : []))
      return { personId, scores, exempt, total: totalOf(columns, scores, exempt) }
    }),
    unmarked: new Set(byColumn.flatMap(({ waiting }) => waiting)).size,
  }
}

const toChoices = (list: readonly { readonly id: string; readonly title: string }[]) =>
  list.map(({ id, title }) => ({ Id: id, Name: title }))

const collator = new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true })

/** The grade book of a class as the visitor sees it. */
export const toGradeBook = async (
  columnSources: ColumnSources,
  visit: Visit,
  one: TaughtClass,
): Promise<GradeBook> => {
  const store = gradebookStore(visit)
  const book = (await store.find(one.id)) ?? emptyBook
  // A column of an earlier release names no tasks or examinations.
  const columns = book.columns.map((column) => ({
    ...column,
    TaskIds: column.TaskIds ?? [],
    ExamIds: column.ExamIds ?? [],
  }))
  const { rows, unmarked } = await standingsOf(columnSources, visit, one, columns)
  const published = new Map((await store.published(one.id)).map((row) => [row.personId, row]))
  // What was published stays as it was, and stays theirs who left the class since.
  const left = [...published.values()].filter(({ personId }) => !one.studentIds.includes(personId))
  const people = [...one.studentIds, ...left.map(({ personId }) => personId)]
  const faces = await facesOf(visit, people)
  const classes = await classesOfPeople(visit, people)
  const cards = await courseCards(visit, one.courseIds)
  return {
    ClassId: one.id,
    ClassName: one.name,
    Course: one.course,
    TermName: one.termName,
    State: book.state,
    Scale: book.scale,
    Decimals: book.decimals,
    Columns: columns,
    Rows: [...rows, ...left.map((row) => ({ ...row, exempt: [...row.exempt] }))]
      .map(({ personId, exempt, ...standing }) => {
        const own = classes.get(personId)
        const frozen = published.get(personId)
        const { scores, total } = frozen ?? standing
        return {
          PersonId: personId,
          Name: faces.get(personId)?.name ?? '',
          Number: faces.get(personId)?.number ?? '',
          ClassName: own ? fullName(own) : '',
          Left: !one.studentIds.includes(personId),
          Scores: [...scores],
          Exempt: exempt,
          Total: total,
          Grade: gradeOf(total, book.scale, book.decimals),
          Published: frozen?.grade ?? '',
        }
      })
      .toSorted(
        (a, b) => collator.compare(a.Number, b.Number) || (a.PersonId < b.PersonId ? -1 : 1),
      ),
    Courses: one.courseIds.flatMap((id) => {
      const card = cards.get(id)
      return card ? [{ Id: id, Name: card.Name }] : []
    }),
    Tasks: toChoices(await columnSources.task.ofClass(visit, one.id)),
    Exams: toChoices(await columnSources.exam.ofClass(visit, one.id)),
    Unmarked: unmarked,
    Changed: rows.filter(({ personId, total }) => {
      const frozen = published.get(personId)
      return frozen && gradeOf(total, book.scale, book.decimals) !== frozen.grade
    }).length,
    MayChange: one.rights.includes('courses') && !one.closed,
    MayDecide: mayDecide(one),
    PublishedAt: book.publishedAt?.toISOString() ?? null,
    Reason: book.reason,
    Version: book.version,
  }
}
