import type { CourseListItem } from '@xinglin/contract/courses'
import { vocabularies } from '@xinglin/contract/dictionaries'
import { kindNames, orderNames, searchCourseList } from '@xinglin/contract/courses'
import { inClassOf } from '#classes/teaching'
import { vocabularyOptions } from '#dictionaries'
import { licencesOf, trialStatus } from '#licences'
import { marksIn } from '#platform/search-index'
import { Ready } from '#platform/http'
import { memory } from '#platform/memory'
import { departmentsOf } from '#schools'
import { teachersOf } from '#teachers'
import { dayIn, isOutsider, type Visit } from '#platform/visit'
import { authorName } from './author-name.ts'
import { catalogueStore, type Wanted } from './catalogue-store.ts'
import { pictureOf } from './picture-of.ts'
import type { CourseRow } from '../access/store.ts'

const rememberMs = 5_000

/** The catalogue as this visitor may see it. */
export const catalogueOf = async (visit: Visit) =>
  catalogueStore(visit, await inClassOf(visit).courses())

/** Rows as lists show them: author, department, drawing, trial. */
export const listItems = async (
  visit: Visit,
  rows: readonly CourseRow[],
): Promise<CourseListItem[]> => {
  if (rows.length === 0) return []
  const authors = await teachersOf(
    visit,
    rows.map((row) => row.authorId),
  )
  const places = new Map((await departmentsOf(visit)).map((one) => [one.id, one]))
  const licences = await licencesOf(
    visit,
    rows.map((row) => row.id),
  )
  const today = dayIn(visit.school.timezone, visit.at)
  return rows.map((row) => {
    const licence = licences.get(row.id)
    return {
      Id: row.id,
      Name: row.name,
      ImgUrl: pictureOf(visit, row),
      Motif: places.get(row.sectionId)?.motif ?? 'book',
      UserName: authorName(row.authorId, authors.get(row.authorId)?.name),
      SchoolName: visit.school.name,
      DepartmentName: places.get(row.departmentId)?.name ?? '',
      StudyCount: row.studyCount,
      FavoriteCount: row.favouriteCount,
      CommentTotal: row.commentCount,
      HasVirtual: row.kind,
      TrialStatus: trialStatus(licence, today),
      TrialStartDate: licence?.trialStart ?? null,
      TrialEndDate: licence?.trialEnd ?? null,
      ExperimentType: row.experimentType,
      DeclareLevel: row.declareLevel,
      DeclareYear: row.declareYear,
      // Where an experiment is held is told to those who may begin it, when they do.
      ExperimentPath: '',
    }
  })
}

const read = async (visit: Visit, wanted: Wanted, page: number, size: number) => {
  const store = await catalogueOf(visit)
  const { key } = wanted
  if (key) {
    const { rows, count, more } = await store.search(wanted, page, size)
    const items = await listItems(visit, rows)
    const List = items.map((item) => ({ ...item, Marks: marksIn(item.Name, key) }))
    return { List, Count: count, ...(more ? { More: true } : {}) }
  }
  const rows = await store.list(wanted, page, size)
  // A page that is not full, and not beyond the end, tells how many there are.
  const isLast = rows.length < size && (rows.length > 0 || page === 1)
  return {
    List: await listItems(visit, rows),
    Count: isLast ? (page - 1) * size + rows.length : await store.count(wanted),
  }
}

type Page = Awaited<ReturnType<typeof read>>

const pages = memory<Page>(rememberMs, 500)
const readyPages = memory<Ready<typeof searchCourseList>>(rememberMs, 500)

/** What a page depends on: all that decides what a visitor may open, and what was asked for. */
const pageKey = async (visit: Visit, ...ids: unknown[]): Promise<string> => {
  const { school, who, person } = visit
  const classes = await inClassOf(visit).courses()
  // A teacher sees small classes of the own; others of one kind see the same.
  const own = who === 'teacher' ? person?.id : ''
  const audience = isOutsider(visit) ? 'outsider' : who
  return JSON.stringify([school.id, visit.host, audience, own, classes, ...ids]).slice(1)
}

/** A page of the catalogue with the count of all. Remembered for 5 s: counts on it may be as old. */
export const coursesOn = async (
  visit: Visit,
  wanted: Wanted,
  page: number,
  size: number,
): Promise<Page> =>
  pages.get(await pageKey(visit, wanted, page, size), () => read(visit, wanted, page, size))

/** The same, checked and written once for all who ask for it. */
export const readyCoursesOn = async (
  visit: Visit,
  wanted: Wanted,
  page: number,
  size: number,
): Promise<Ready<typeof searchCourseList>> =>
  readyPages.get(
    await pageKey(visit, wanted, page, size),
    async () => new Ready(searchCourseList, await read(visit, wanted, page, size)),
  )

/** Forgets the pages of a school: a course of it was changed. */
export const forgetCatalogue = (schoolId: string): void => {
  for (const one of [pages, readyPages]) one.forget(`"${schoolId}"`)
}

const choices = (names: Readonly<Record<number, string>>) =>
  Object.entries(names).map(([number, Name]) => ({ Id: Number(number), Name }))

/** Whom courses of the school may be meant for. */
export const audiencesOf = async (visit: Visit) =>
  (await vocabularyOptions(visit, vocabularies.applicable)).map(({ Id, Name }) => ({
    Id: Number(Id),
    Name,
  }))

/** The tree of departments and sections; with `onlyUsed` those alone that hold a course this visitor may see. */
export const conditions = async (visit: Visit, onlyUsed: boolean) => {
  const all = await departmentsOf(visit)
  const used = onlyUsed ? await (await catalogueOf(visit)).places() : undefined
  const isUsed = (id: string) =>
    !used || used.some((one) => one.departmentId === id || one.sectionId === id)
  const MenuModel = all
    .filter((one) => one.parentId === null && isUsed(one.id))
    .map((parent) => ({
      Id: parent.id,
      Name: parent.name,
      Child: all
        .filter((one) => one.parentId === parent.id && isUsed(one.id))
        .map(({ id: Id, name: Name }) => ({ Id, Name })),
    }))
  return {
    MenuModel,
    TypeModel: choices(kindNames),
    ApplicableModel: await audiencesOf(visit),
    OrderModel: choices(orderNames),
  }
}

/** People with at least one course that the visitor may see; of a kind, or of any with −1. */
export const authorsOfVisible = async (visit: Visit, kind: number): Promise<string[]> =>
  (await catalogueOf(visit)).authors(kind < 0 ? undefined : kind)

/** How many courses the visitor may see. */
export const courseTotal = async (visit: Visit): Promise<number> =>
  (await catalogueOf(visit)).total()
