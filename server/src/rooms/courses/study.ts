import type { CourseListItem, Verdict } from '@xinglin/contract/courses'
import type { Attempt } from '#attempts'
import type { Visit } from '#platform/visit'
import { listItems } from './catalogue.ts'
import type { ItemBody } from './item-body.ts'
import { meet } from './judge.ts'
import { courseStore } from './store.ts'

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
}

/** An item of a version, with what completes it left to the room of learning. */
export type StudyItem = {
  readonly id: string
  readonly chapterId: string
  readonly title: string
  readonly kind: 'text' | 'image' | 'video' | 'quiz'
  readonly minutes: number
  readonly required: boolean
  /** Percentage that completes a quiz; null for other kinds. */
  readonly pass: number | null
}

/** Opens a course for study: undefined when the visitor may not know of it. */
export const courseForStudy = (visit: Visit) => {
  const store = courseStore(visit)
  return {
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
      }
    },
    items: (versionId: string): Promise<StudyItem[]> => store.items(versionId),
    chapters: (versionId: string): Promise<{ id: string; title: string }[]> =>
      store.chapters(versionId),
    async item(
      versionId: string,
      id: string,
    ): Promise<(StudyItem & { body: ItemBody }) | undefined> {
      const row = await store.item(versionId, id)
      return row && { ...row, pass: row.body.kind === 'quiz' ? row.body.pass : null }
    },
  }
}

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
