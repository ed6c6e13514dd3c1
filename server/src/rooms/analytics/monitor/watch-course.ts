import { createHash } from 'node:crypto'
import { watchCourse } from '@xinglin/contract/analytics'
import { itemKeysOf, versionsOf } from '#courses/versions'
import type { Kinds } from '#learning'
import type { Database } from '#platform/database'
import { answer, Lines } from '#platform/http'
import { follow, type Boards, type Looking } from '#platform/live'
import type { Visit } from '#platform/visit'
import { oversightOf, scopeOf } from '../roster/policy.ts'
import { readerOf } from './read-learners.ts'

/** What watching needs besides a visit. */
export type Watching = {
  readonly boards: Boards
  readonly within: Database['within']
}

/** What the visitor may watch of a course now; the same key says that it is still the same. */
const lookAt = async (
  { within }: Watching,
  kinds: Kinds,
  visit: Visit,
  { CourseId, ClassId }: { readonly CourseId: string; readonly ClassId: string | null },
) => {
  const oversight = await oversightOf(visit, CourseId)
  const scope = scopeOf(oversight, ClassId)
  const { name, currentVersionId } = oversight.course
  const items = await versionsOf(visit).items(currentVersionId)
  const placeByKey = new Map(items.map(({ itemKey }, place) => [itemKey, place]))
  const places = [...(await itemKeysOf(visit, CourseId))].flatMap(([id, key]) => {
    const place = placeByKey.get(key)
    return place === undefined ? [] : [{ id, place }]
  })
  const digest = createHash('sha256').update(JSON.stringify(scope)).digest('base64url')
  const schoolId = visit.school.id
  return {
    of: {
      schoolId,
      key: `course ${CourseId} ${currentVersionId} ${digest}`,
      objectIds: [CourseId],
      read: readerOf({ within, kinds, schoolId, courseId: CourseId, scope, items, places }),
    },
    head: {
      CourseName: name,
      Items: items.map(({ id, title, kind, required }) => ({
        ItemId: id,
        Title: title,
        Kind: kind,
        Required: required,
      })),
    },
  } satisfies Looking<unknown, unknown>
}

/** Answers those who watch the learners of a course. */
export const watchingCalls = (watching: Watching, kinds: Kinds) => [
  answer(watchCourse, async function handleWatchCourse(visit, { From, ...wanted }) {
    const first = await lookAt(watching, kinds, visit, wanted)
    return new Lines(watchCourse, ({ again, over }) =>
      follow(watching.boards, first, () => again((now) => lookAt(watching, kinds, now, wanted)), {
        from: From,
        over,
      }),
    )
  }),
]
