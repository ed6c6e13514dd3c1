import type { kind as kinds } from '@xinglin/contract/courses'
import type { Visit } from '#platform/visit'
import { accessToCourses } from '../access/course-access.ts'
import { versionsOf, type ItemBody } from '../versions/index.ts'
import { visibleOfKind } from './search-index.ts'

/** How many courses are looked at for something that can be shown. */
const maxCourses = 12

type SampleItem<Kind extends ItemBody['kind']> = {
  readonly courseId: string
  readonly body: Extract<ItemBody, { kind: Kind }>
}

/**
 * Something of a kind that a school shows to whoever is there, without an account: the first for practice in a course that is
 * public and on the shelf; of one course where it is named. Undefined where there is none.
 */
export const sampleItem = async <Kind extends 'consultation' | 'operation' | 'experiment'>(
  visit: Visit,
  kind: Kind,
  courseKind: (typeof kinds)[keyof typeof kinds],
  courseId?: string,
): Promise<SampleItem<Kind> | undefined> => {
  const ids = (await visibleOfKind(visit, courseKind, maxCourses)).filter(
    (id) => courseId === undefined || id === courseId,
  )
  const access = await accessToCourses(visit, ids)
  for (const id of ids) {
    const one = access.get(id)
    if (one?.sight !== 'full' || one.course.secrecyType !== 1) continue
    const { currentVersionId } = one.course
    const items = await versionsOf(visit).items(currentVersionId)
    // What is held as an examination is shown to nobody beforehand.
    const chosen = items.find((item) => item.kind === kind && ['', 'practice'].includes(item.mode))
    const item = chosen && (await versionsOf(visit).item(currentVersionId, chosen.id))
    if (item?.body.kind === kind)
      return { courseId: id, body: item.body as Extract<ItemBody, { kind: Kind }> }
  }
  return undefined
}
