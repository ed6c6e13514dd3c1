import type { CourseListItem, Verdict } from '@xinglin/contract/courses'
import type { Attempt } from '#attempts'
import type { TenantContext, Visit } from '#platform/visit'
import { listItems } from './catalogue.ts'
import { mostTriesOf, type ItemBody } from './item-body.ts'
import { trialStatus } from '#licences'
import { favouriteStore } from './favourite-store.ts'
import { meet, meetAll } from './course-access.ts'
import { elsewhereOf } from './rules.ts'
import { courseStore } from './store.ts'
import { versionStore } from './version-store.ts'

/** A course as the room of learning needs it. */
export type CourseForStudy = {
  readonly id: string
  readonly name: string
  readonly kind: number
  readonly versionId: string
  readonly verdict: Verdict
  /** False for a course off the shelf or of a small class that is not the visitor's: nothing of it may be opened. */
  readonly open: boolean
  /** The visitor's open round. */
  readonly attempt: Attempt | undefined
  /** Those who teach here try a course as testers; their attempts are never counted. */
  readonly tester: boolean
  /** Where its experiment is, when it is held elsewhere. */
  readonly elsewhere: string | undefined
}

/** An item of a version, with what completes it left to the room of learning. */
export type StudyItem = {
  readonly id: string
  readonly chapterId: string
  readonly title: string
  readonly kind: ItemBody['kind']
  readonly minutes: number
  readonly required: boolean
  /** Percentage that completes a quiz; null for other kinds. */
  readonly pass: number | null
  /** How often a quiz may be tried; null for other kinds. */
  readonly mostTries: number | null
  /** Length of a video; null for other kinds. */
  readonly seconds: number | null
  /** Pages of a document; null for other kinds. */
  readonly pages: number | null
  /** How a simulation is meant: practice, examination …; empty for other kinds. */
  readonly mode: string
  /** The same item through all versions of its course. */
  readonly itemKey: string
}

/** How a simulation is meant; empty for other kinds. */
export const modeOf = (body: ItemBody): string => ('mode' in body ? (body.mode ?? 'practice') : '')

/** What an item of a course is known by through all its versions, with the ids that it has in them. */
export const itemInVersions = async (
  school: TenantContext,
  courseId: string,
  itemId: string,
): Promise<{
  readonly courseId: string
  readonly itemKey: string
  readonly ids: readonly string[]
}> => {
  const keys = await versionStore(school).keysIn(courseId)
  const itemKey = keys.get(itemId) ?? itemId
  const ids = [...keys].filter(([, key]) => key === itemKey).map(([id]) => id)
  return { courseId, itemKey, ids: ids.length > 0 ? ids : [itemId] }
}

/** The items of all versions of a course, those of the newest version first. */
export const itemsOfAllVersions = (school: TenantContext, courseId: string) =>
  versionStore(school).itemsOfAll(courseId)

/** What versions of courses hold, for whoever records studying them. */
export const versionsForStudy = (school: TenantContext) => {
  const store = courseStore(school)
  return {
    /** HasVirtual of a course; undefined where there is none. */
    kindOf: async (courseId: string): Promise<number | undefined> =>
      (await store.findAll([courseId]))[0]?.kind,
    items: (versionId: string): Promise<StudyItem[]> => store.items(versionId),
    isSequential: async (versionId: string): Promise<boolean> =>
      (await store.version(versionId))?.sequential ?? false,
    chapters: (versionId: string): Promise<{ id: string; title: string }[]> =>
      store.chapters(versionId),
    async item(
      versionId: string,
      id: string,
    ): Promise<(StudyItem & { body: ItemBody }) | undefined> {
      const row = await store.item(versionId, id)
      if (!row) return undefined
      const { body } = row
      return {
        ...row,
        pass: body.kind === 'quiz' ? body.pass : null,
        mostTries: mostTriesOf(body),
        seconds: body.kind === 'video' ? body.seconds : null,
        pages: body.kind === 'document' ? body.pages : null,
        mode: modeOf(body),
        itemKey: row.itemKey ?? row.id,
      }
    },
  }
}

/** Opens a course for study: undefined when the visitor may not know of it. */
export const courseForStudy = (visit: Visit) => ({
  ...versionsForStudy(visit),
  async find(courseId: string): Promise<CourseForStudy | undefined> {
    const met = await meet(visit, courseId)
    if (!met) return undefined
    const { row, verdict, attempt, sight } = met
    const tester = visit.who !== 'student'
    return {
      id: row.id,
      name: row.name,
      kind: row.kind,
      versionId: row.currentVersionId,
      verdict,
      open: sight === 'full',
      attempt,
      tester,
      elsewhere: elsewhereOf(row),
    }
  },
})

/** One more person studies the course; each is counted once. */
export const countLearner = (visit: Visit, courseId: string): Promise<void> =>
  courseStore(visit).addLearner(courseId)

/** Cards for courses that the visitor has already opened, by id. */
export const courseCards = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CourseListItem>> => {
  const rows = await courseStore(visit).findAll(ids)
  return new Map((await listItems(visit, rows)).map((item) => [item.Id, item]))
}

/** A course of the visitor's, as lists of the visitor's own courses need it. */
export type CourseMet = {
  readonly name: string
  readonly reason: Verdict['Reason']
  readonly message: string
  /** 0 none, 1 open, 2 not begun, 3 over. */
  readonly trial: number
}

/** Meets some courses at once, by id. */
export const meetCourses = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CourseMet>> => {
  const all = await meetAll(visit, ids)
  return new Map(
    [...all].map(([id, { row, verdict, licence, today }]) => [
      id,
      {
        name: row.name,
        reason: verdict.Reason,
        message: verdict.Message,
        trial: trialStatus(licence, today),
      },
    ]),
  )
}

/** The ids of the courses that the visitor keeps, the newest first. */
export const keptCourses = (visit: Visit, most: number): Promise<string[]> =>
  favouriteStore(visit).list(most)

/** Titles of some items, by id. */
export const itemTitles = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await courseStore(visit).itemTitles(ids)).map(({ id, title }) => [id, title]))
