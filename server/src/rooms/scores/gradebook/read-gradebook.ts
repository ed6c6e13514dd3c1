import { getGradeBook, type GradeBook, type GradeColumn } from '@xinglin/contract/scores'
import { scoresInCourse } from '#attempts/relations'
import { classesOfPeople, fullName, taughtClass, type TaughtClass } from '#classes'
import { courseCards } from '#courses/catalogue'
import { facesOf } from '#identity'
import { refuse, type Visit } from '#platform/visit'
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

/** What stands in a column, by person. */
const scoresOf = async (
  visit: Visit,
  { id, studentIds }: TaughtClass,
  column: GradeColumn,
): Promise<ReadonlyMap<string, number>> => {
  const scores = new Map<string, number>()
  if (column.Kind === 'manual') {
    for (const row of await gradebookStore(visit).typed(id))
      if (row.columnId === column.Id) scores.set(row.personId, row.score)
    return scores
  }
  for (const [personId, some] of await scoresInCourse(visit, column.CourseId, studentIds)) {
    const counted = countedScore(some, column.Rule)
    if (counted !== null) scores.set(personId, counted)
  }
  return scores
}

/** What every student of a class has in each column, and what it comes to: two decimals, the rest cut. */
export const standingsOf = async (
  visit: Visit,
  one: TaughtClass,
  columns: readonly GradeColumn[],
): Promise<{ personId: string; scores: (number | null)[]; total: number | null }[]> => {
  const byColumn: ReadonlyMap<string, number>[] = []
  for (const column of columns) byColumn.push(await scoresOf(visit, one, column))
  return one.studentIds.map((personId) => {
    const scores = byColumn.map((of) => of.get(personId) ?? null)
    return { personId, scores, total: totalOf(columns, scores) }
  })
}

const collator = new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true })

/** The grade book of a class as the visitor sees it. */
export const toGradeBook = async (visit: Visit, one: TaughtClass): Promise<GradeBook> => {
  const store = gradebookStore(visit)
  const book = (await store.find(one.id)) ?? emptyBook
  const standings = await standingsOf(visit, one, book.columns)
  const faces = await facesOf(visit, one.studentIds)
  const classes = await classesOfPeople(visit, one.studentIds)
  const cards = await courseCards(visit, one.courseIds)
  const published = new Map((await store.published(one.id)).map((row) => [row.personId, row.grade]))
  return {
    ClassId: one.id,
    ClassName: one.name,
    Course: one.course,
    TermName: one.termName,
    State: book.state,
    Scale: book.scale,
    Decimals: book.decimals,
    Columns: [...book.columns],
    Rows: standings
      .map(({ personId, scores, total }) => {
        const own = classes.get(personId)
        return {
          PersonId: personId,
          Name: faces.get(personId)?.name ?? '',
          Number: faces.get(personId)?.number ?? '',
          ClassName: own ? fullName(own) : '',
          Scores: scores,
          Total: total,
          Grade: gradeOf(total, book.scale, book.decimals),
          Published: published.get(personId) ?? '',
        }
      })
      .toSorted(
        (a, b) => collator.compare(a.Number, b.Number) || (a.PersonId < b.PersonId ? -1 : 1),
      ),
    Courses: one.courseIds.flatMap((id) => {
      const card = cards.get(id)
      return card ? [{ Id: id, Name: card.Name }] : []
    }),
    MayChange: one.rights.includes('courses') && !one.closed,
    PublishedAt: book.publishedAt?.toISOString() ?? null,
    Reason: book.reason,
    Version: book.version,
  }
}
