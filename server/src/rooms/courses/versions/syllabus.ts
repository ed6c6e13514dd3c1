import type { TenantContext } from '#platform/visit'
import { maxTriesOf, type ItemBody } from '../item-body.ts'
import { madeStore } from './seed-store.ts'
import { modeOf, type StudyItem } from './course-versions.ts'

/** What a course teaches now, with what its items hold: for whoever makes records of studying it. */
export type Syllabus = {
  readonly courseId: string
  readonly name: string
  readonly versionId: string
  readonly sequential: boolean
  readonly items: readonly (StudyItem & { readonly body: ItemBody })[]
}

/** What some courses teach, by course. */
export const syllabiOf = async (
  school: TenantContext,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, Syllabus>> => {
  const store = madeStore(school)
  const versions = await store.versions(courseIds)
  const items = await store.items(versions.map((one) => one.versionId))
  return new Map(
    versions.map((one) => [
      one.courseId,
      {
        ...one,
        items: items
          .filter((item) => item.versionId === one.versionId)
          .map((item) => ({
            ...item,
            pass: item.body.kind === 'quiz' ? item.body.pass : null,
            maxTries: maxTriesOf(item.body),
            seconds: item.body.kind === 'video' ? item.body.seconds : null,
            pages: item.body.kind === 'document' ? item.body.pages : null,
            mode: modeOf(item.body),
            itemKey: item.itemKey ?? item.id,
          })),
      },
    ]),
  )
}

/** So many more people study each course. */
export const addLearners = (
  school: TenantContext,
  more: ReadonlyMap<string, number>,
): Promise<void> => madeStore(school).addLearners(more)

/** Somebody keeps a course. */
type NewFavourite = {
  readonly personId: string
  readonly courseId: string
  readonly at: Date
}

/** People keep courses, each one once. */
export const makeFavourites = (
  school: TenantContext,
  wanted: readonly NewFavourite[],
): Promise<void> => madeStore(school).keepAll(wanted)
