import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { cleanHtml } from './html.ts'
import type { ItemBody } from './item-body.ts'
import { insertCourse } from './store.ts'

/** An item to be made; HTML is sanitised here. */
export type NewItem = {
  readonly title: string
  readonly minutes: number
  readonly required: boolean
  readonly body: ItemBody
}

/** A course to be made, on the shelf unless said otherwise. */
export type NewCourse = {
  /** A fixed id for the demo; a new one when absent. */
  readonly id?: string | undefined
  readonly name: string
  readonly authorId: string
  readonly departmentId: string
  readonly sectionId: string
  readonly kind: number
  readonly isPublic: boolean
  readonly offShelf: boolean
  readonly smallClass: boolean
  readonly knowledge: readonly string[]
  readonly introduction: readonly { title: string; html: string }[]
  readonly chapters: readonly { title: string; items: readonly NewItem[] }[]
  readonly licence?:
    | { granted: boolean; trialStart: string | null; trialEnd: string | null }
    | undefined
  readonly createdAt: Date
}

const cleanBody = (body: ItemBody): ItemBody =>
  'html' in body ? { ...body, html: cleanHtml(body.html) } : body

/** Makes a course with its first version, answers its id. */
export const makeCourse = async (db: Db, schoolId: string, wanted: NewCourse): Promise<string> => {
  const id = wanted.id ?? newId()
  const versionId = newId()
  const { createdAt } = wanted
  const chapters = wanted.chapters.map((one, sort) => ({
    row: { schoolId, id: newId(), versionId, title: one.title, sort },
    items: one.items,
  }))
  const items = chapters.flatMap(({ row, items: own }) =>
    own.map((item) => ({ chapterId: row.id, item })),
  )
  await insertCourse(db, {
    course: {
      schoolId,
      id,
      name: wanted.name,
      authorId: wanted.authorId,
      departmentId: wanted.departmentId,
      sectionId: wanted.sectionId,
      kind: wanted.kind,
      secrecyType: wanted.isPublic ? 1 : 0,
      examineType: 2,
      publishType: wanted.offShelf ? 2 : 1,
      isSelfClass: wanted.smallClass,
      knowledge: [...wanted.knowledge],
      currentVersionId: versionId,
      createdAt,
    },
    version: {
      schoolId,
      id: versionId,
      courseId: id,
      no: 1,
      introduction: wanted.introduction.map(({ title, html }) => ({
        title,
        html: cleanHtml(html),
      })),
      createdAt,
    },
    chapters: chapters.map(({ row }) => row),
    items: items.map(({ chapterId, item: { title, minutes, required, body } }, sort) => ({
      schoolId,
      id: newId(),
      versionId,
      chapterId,
      title,
      kind: body.kind,
      minutes,
      required,
      sort,
      body: cleanBody(body),
    })),
    licence: wanted.licence && { schoolId, courseId: id, ...wanted.licence },
  })
  return id
}
