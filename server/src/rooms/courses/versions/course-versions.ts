import type { TenantContext, Visit } from '#platform/visit'
import { maxTriesOf, type ItemBody } from '../item-body.ts'
import { outlineStore, type ItemRow } from './outline-store.ts'
import { versionStore } from './version-store.ts'

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
  readonly maxTries: number | null
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

/** What the items of all versions of a course are known by, by their ids. */
export const itemKeysOf = (
  school: TenantContext,
  courseId: string,
): Promise<ReadonlyMap<string, string>> => versionStore(school).keysIn(courseId)

/** The items of all versions of a course, those of the newest version first. */
export const itemsOfAllVersions = (school: TenantContext, courseId: string) =>
  versionStore(school).itemsOfAll(courseId)

/** What versions of courses hold, for whoever records studying them. */
export const versionsOf = (school: TenantContext) => {
  const store = outlineStore(school)
  return {
    items: (versionId: string): Promise<StudyItem[]> => store.items(versionId),
    /** The expert who reviewed its medical content; empty where nobody did. */
    reviewedBy: async (versionId: string): Promise<string> =>
      (await store.version(versionId))?.reviewedBy ?? '',
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
        maxTries: maxTriesOf(body),
        seconds: body.kind === 'video' ? body.seconds : null,
        pages: body.kind === 'document' ? body.pages : null,
        mode: modeOf(body),
        itemKey: row.itemKey ?? row.id,
      }
    },
  }
}

/** Titles of some items, by id. */
export const itemTitles = async (
  school: TenantContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await outlineStore(school).itemTitles(ids)).map(({ id, title }) => [id, title]))

/** The items of a kind that some courses teach now, by course, in their order; courses without any are left out. */
export const itemsOfKind = async (
  visit: Visit,
  kind: ItemRow['kind'],
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly id: string; readonly title: string }[]>> =>
  Map.groupBy(
    await outlineStore(visit).itemsOfKind(kind, [...new Set(courseIds)]),
    ({ courseId }) => courseId,
  )
