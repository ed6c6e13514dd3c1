import { overseenAmong } from '#identity'
import type { Visit } from '#platform/visit'
import { teachingStore } from './store.ts'

/** Of some 教学班 those of teachers of whose 院系 the visitor is 教学秘书. */
export const overseesClasses = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (visit.posts.length === 0 || ids.length === 0) return new Set()
  const rows = await teachingStore(visit).among(ids)
  const teachers = await overseenAmong(
    visit,
    ['secretary'],
    rows.map(({ teacherId }) => teacherId),
  )
  return new Set(rows.flatMap(({ id, teacherId }) => (teachers.has(teacherId) ? [id] : [])))
}
