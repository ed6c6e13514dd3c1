import type { Visit } from '#platform/visit'
import { memberStore } from './member-store.ts'
import { standingIn, type Standing } from './policy.ts'
import { classTitle } from '../names/class-names.ts'
import { termNames } from './serialize.ts'
import { teachingStore } from './store.ts'
import { studyStore } from './study-store.ts'

/** A 教学班 to those who teach, assist in or run it. */
export type TaughtClass = {
  readonly id: string
  /** 诊断学 1班 */
  readonly title: string
  readonly course: string
  readonly name: string
  readonly termName: string
  readonly closed: boolean
  readonly rights: Standing['rights']
  readonly post: Standing['post']
  readonly studentIds: readonly string[]
  readonly courseIds: readonly string[]
}

/** A class that the visitor teaches, assists in or runs; undefined for every other, and for its students. */
export const taughtClass = async (visit: Visit, id: string): Promise<TaughtClass | undefined> => {
  const row = await teachingStore(visit).find(id)
  const standing = row && (await standingIn(visit, row))
  if (!row || !standing || standing.post === 'student') return undefined
  const members = await memberStore(visit).students(id)
  return {
    id,
    title: classTitle(row),
    course: row.course,
    name: row.name,
    termName: (await termNames(visit)).get(row.termId ?? '') ?? '',
    closed: row.closed,
    rights: standing.rights,
    post: standing.post,
    studentIds: members.map(({ personId }) => personId),
    courseIds: await studyStore(visit).coursesOf(id),
  }
}

/** How some 教学班 are called, by id. */
export const classTitles = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await teachingStore(visit).among(ids)).map((row) => [row.id, classTitle(row)]))
