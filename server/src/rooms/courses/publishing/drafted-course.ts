import { saveManagedCourse } from '@xinglin/contract/courses'
import { dropLicence } from '#licences'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import { managedStore } from './course-store.ts'
import { checked, type Stated } from './fields.ts'
import { isOpen, wasApproved } from './workflow.ts'
import { makeCourse, versionRows, type NewContent, type NewItem } from './seed.ts'
import type { CourseRow } from '../access/store.ts'
import { outlineStore } from '../versions/outline-store.ts'
import { lockedCourse, readCourse } from './serialize.ts'
import { versionStore } from '../versions/version-store.ts'

const { missing } = saveManagedCourse.refusals

/** A course as the room that keeps its draft needs it. */
export type DraftedCourse = {
  readonly id: string
  readonly name: string
  readonly kind: number
  readonly authorId: string
  readonly versionId: string
  /** The draft may be changed as the course stands. */
  readonly open: boolean
  /** Something was approved: learners may have met it. */
  readonly approved: boolean
}

/** What a version teaches, with the ids that its chapters and items have in it. */
export type Teaching = Omit<NewContent, 'chapters'> & {
  readonly showOutline: boolean
  readonly showScoring: boolean
  readonly showReviews: boolean
  readonly sequential: boolean
  readonly chapters: readonly {
    readonly id: string
    readonly title: string
    readonly items: readonly (NewItem & { readonly id: string })[]
  }[]
}

/** A course as its draft is kept by. */
export const asDrafted = (row: CourseRow): DraftedCourse => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  authorId: row.authorId,
  versionId: row.currentVersionId,
  open: isOpen(row),
  approved: wasApproved(row),
})

/** A course whose draft the visitor may see, held until the call ends; others, and those that are held elsewhere, are not there. */
export const draftedCourse = async (visit: Visit, id: string): Promise<DraftedCourse> => {
  const row = await lockedCourse(visit, id)
  if (row.experimentType === 'URL') throw refuse(missing)
  return asDrafted(row)
}

/** The same to read: also one that was submitted and that the visitor examines. */
export const shownCourse = async (visit: Visit, id: string): Promise<DraftedCourse> => {
  const row = await readCourse(visit, id)
  if (row.experimentType === 'URL') throw refuse(missing)
  return asDrafted(row)
}

/** How many courses of the visitor's were never approved. */
export const unapprovedOf = (visit: Visit, authorId: string): Promise<number> =>
  managedStore(visit).countUnapproved(authorId)

/** Begins a course: a draft without content, licensed to its school; refuses places and audiences that there are not. */
export const beginCourse = async (
  visit: Visit,
  id: string,
  fields: Stated & { readonly CourseType: 0 | 1 | 2 | 3 },
): Promise<void> => {
  const { secrecyType, experimentPath: _path, ...wanted } = await checked(visit, fields)
  await makeCourse(visit.db, visit.school.id, {
    ...wanted,
    id,
    kind: fields.CourseType,
    isPublic: secrecyType === 1,
    draft: true,
    offShelf: false,
    smallClass: false,
    introduction: [],
    chapters: [],
    licence: { granted: true, trialStart: null, trialEnd: null },
    createdAt: visit.at,
  })
}

/** What a version of a course teaches. */
export const taughtIn = async (visit: Visit, versionId: string): Promise<Teaching> => {
  const store = outlineStore(visit)
  const version = await store.version(versionId)
  const items = await versionStore(visit).items(versionId)
  const chapters = await store.chapters(versionId)
  return {
    introduction: version?.introduction ?? [],
    showOutline: version?.showOutline ?? true,
    showScoring: version?.showScoring ?? true,
    showReviews: version?.showReviews ?? true,
    sequential: version?.sequential ?? false,
    chapters: chapters.map(({ id, title }) => ({
      id,
      title,
      items: items
        .filter((item) => item.chapterId === id)
        .map((item) => ({ ...item, itemKey: item.itemKey ?? undefined })),
    })),
  }
}

/** The content with each item known by what it was known by in earlier versions of the course. */
const keyed = async (
  visit: TenantContext,
  courseId: string,
  content: NewContent,
): Promise<NewContent> => {
  const known = await versionStore(visit).keysIn(courseId)
  return {
    ...content,
    chapters: content.chapters.map((one) => ({
      ...one,
      items: one.items.map((item) => ({
        ...item,
        itemKey: known.get(item.continues ?? '') ?? item.continues,
      })),
    })),
  }
}

/**
 * Lays what was written as the version that learners begin with from now on. Rounds that are under way keep theirs; what
 * was never approved had no learners, and gives its place.
 */
export const layVersion = async (
  visit: TenantContext & Pick<Visit, 'at'>,
  course: DraftedCourse,
  content: NewContent,
): Promise<void> => {
  const store = versionStore(visit)
  const before = (await outlineStore(visit).version(course.versionId))?.no ?? 0
  const rows = versionRows(
    {
      schoolId: visit.school.id,
      courseId: course.id,
      no: course.approved ? before + 1 : Math.max(1, before),
      createdAt: visit.at,
    },
    await keyed(visit, course.id, content),
  )
  await store.add(rows)
  await managedStore(visit).change(course.id, { currentVersionId: rows.version.id })
  if (!course.approved) await store.remove(course.versionId)
}

/** Removes a course that was never approved, with what it held. */
export const dropCourse = async (visit: Visit, course: DraftedCourse): Promise<void> => {
  const store = versionStore(visit)
  await store.remove(course.versionId)
  await store.removeCourse(course.id)
  await dropLicence(visit, course.id)
}
