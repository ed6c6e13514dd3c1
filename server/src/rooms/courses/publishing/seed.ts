import type { Db } from '#platform/database'
import { findable } from '#platform/search-index'
import { newId } from '#platform/ids'
import { cleanHtml } from '#platform/rich-text'
import { makeLicence, type Licence } from '#licences'
import { teacherOf } from '#teachers'
import type { ItemBody } from '../item-body.ts'
import { insertCourse } from './new-course-store.ts'
import type { VersionRows } from '../versions/version-store.ts'

/** An item to be made; HTML is sanitised here. */
export type NewItem = {
  readonly title: string
  readonly minutes: number
  readonly required: boolean
  readonly body: ItemBody
  /** The item of an earlier version that it continues, or the id that its author's draft gave it. */
  readonly continues?: string | undefined
  /** What it is known by through all versions; absent: by its own id. */
  readonly itemKey?: string | undefined
}

/** A course to be made, on the shelf unless said otherwise. */
export type NewCourse = {
  /** A fixed id for the demo; a new one when absent. */
  readonly id?: string | undefined
  /** The file of its cover; drawn when absent. */
  readonly coverId?: string | null | undefined
  readonly name: string
  readonly authorId: string
  readonly departmentId: string
  readonly sectionId: string
  readonly kind: number
  /** Numbers of the contract's audiences; undergraduates when absent. */
  readonly applicable?: readonly number[] | undefined
  /** Items open one after the other. */
  readonly sequential?: boolean | undefined
  /** The address of an experiment elsewhere. */
  readonly external?: string | undefined
  /** As what it was declared, and when; not at all when absent. */
  readonly declareLevel?: number | undefined
  readonly declareYear?: number | undefined
  readonly isPublic: boolean
  /** Not examined and not published yet; on the shelf when absent. */
  readonly draft?: boolean | undefined
  /** Waits for an examination. */
  readonly pending?: boolean | undefined
  readonly offShelf: boolean
  readonly smallClass: boolean
  readonly knowledge: readonly string[]
  readonly introduction: readonly { title: string; html: string }[]
  readonly chapters: readonly { title: string; items: readonly NewItem[] }[]
  readonly licence?: Licence
  readonly createdAt: Date
}

/** What a version teaches, as it is made; HTML is sanitised here. */
export type NewContent = Pick<NewCourse, 'introduction' | 'chapters' | 'sequential'> & {
  readonly showOutline?: boolean
  readonly showScoring?: boolean
  readonly showReviews?: boolean
}

const cleanBody = (body: ItemBody): ItemBody =>
  'html' in body ? { ...body, html: cleanHtml(body.html) } : body

/** Which version of which course it is. */
type VersionAbout = {
  readonly schoolId: string
  readonly courseId: string
  readonly no: number
  readonly createdAt: Date
}

/** The rows of a version with what it holds. */
export const versionRows = (
  { schoolId, courseId, no, createdAt }: VersionAbout,
  content: NewContent,
): VersionRows => {
  const id = newId()
  const chapters = content.chapters.map((one, sort) => ({
    row: { schoolId, id: newId(), versionId: id, title: one.title, sort },
    items: one.items,
  }))
  const { introduction, sequential = false, showOutline, showScoring, showReviews } = content
  return {
    version: {
      schoolId,
      id,
      courseId,
      no,
      introduction: introduction.map(({ title, html }) => ({ title, html: cleanHtml(html) })),
      sequential,
      ...(showOutline === undefined ? {} : { showOutline }),
      ...(showScoring === undefined ? {} : { showScoring }),
      ...(showReviews === undefined ? {} : { showReviews }),
      createdAt,
    },
    chapters: chapters.map(({ row }) => row),
    items: chapters
      .flatMap(({ row, items }) => items.map((item) => ({ chapterId: row.id, item })))
      .map(({ chapterId, item: { title, minutes, required, body, itemKey } }, sort) => ({
        schoolId,
        id: newId(),
        versionId: id,
        chapterId,
        title,
        kind: body.kind,
        minutes,
        required,
        sort,
        body: cleanBody(body),
        itemKey: itemKey ?? null,
      })),
  }
}

/** Makes a course with its first version, answers its id. */
export const makeCourse = async (db: Db, schoolId: string, wanted: NewCourse): Promise<string> => {
  const id = wanted.id ?? newId()
  const { createdAt } = wanted
  const rows = versionRows({ schoolId, courseId: id, no: 1, createdAt }, wanted)
  const author = await teacherOf({ db, school: { id: schoolId } }, wanted.authorId)
  const { text: searchText, tokens } = findable([
    wanted.name,
    author?.name ?? '',
    ...wanted.knowledge,
  ])
  await insertCourse(db, {
    ...rows,
    tokens,
    course: {
      schoolId,
      id,
      coverId: wanted.coverId ?? null,
      name: wanted.name,
      authorId: wanted.authorId,
      departmentId: wanted.departmentId,
      sectionId: wanted.sectionId,
      kind: wanted.kind,
      secrecyType: wanted.isPublic ? 1 : 0,
      examineType: wanted.draft ? 0 : wanted.pending ? 1 : 2,
      publishType: wanted.draft || wanted.pending ? 0 : wanted.offShelf ? 2 : 1,
      isSelfClass: wanted.smallClass,
      knowledge: [...wanted.knowledge],
      declareLevel: wanted.declareLevel ?? 0,
      declareYear: wanted.declareYear ?? 0,
      applicable: [...(wanted.applicable ?? [1])],
      experimentType: wanted.external ? 'URL' : 'BUILTIN',
      experimentPath: wanted.external ?? '',
      searchText,
      currentVersionId: rows.version.id,
      createdAt,
    },
  })
  if (wanted.licence) await makeLicence(db, schoolId, id, wanted.licence)
  return id
}
