import type { Moment } from '#attempts'
import { courseWorks } from '#attempts/relations'
import { accessToCourses, taughtCourses, titlesOf } from '#courses/access'
import { findCourses } from '#courses/catalogue'
import type { ItemRow } from '../definition/store.ts'
import type { ItemKind, WorkAt } from './kinds.ts'
import type { Work } from './state-rules.ts'

const worksOf = async (
  moment: Moment,
  items: readonly ItemRow[],
  personIds: readonly string[],
): Promise<WorkAt[]> => {
  const rounds = await courseWorks(
    moment,
    [...new Set(items.flatMap(({ courseId }) => courseId ?? []))],
    personIds,
  )
  return items.flatMap(({ id: itemId, courseId }) => {
    const own = rounds.filter((round) => round.courseId === courseId)
    return [...Map.groupBy(own, ({ personId }) => personId)].map(([personId, some]) => {
      const work: Work = {
        begun: true,
        progress: Math.max(...some.map(({ progress }) => progress)),
        tries: some.flatMap(({ progress, finishedAt, lastAt, composite }) =>
          progress === 100 || finishedAt
            ? [{ at: finishedAt ?? lastAt, score: composite, isWhole: composite === null }]
            : [],
        ),
      }
      return { itemId, personId, work }
    })
  })
}

/** A course as a whole: done when all of it is; what is not scored in it counts whole. */
export const courseKind: ItemKind = {
  name: 'course',
  parts: {
    async find(visit, key, most) {
      const onShelf = (await findCourses(visit, key, most)).map(({ Id }) => Id)
      const names = await titlesOf(visit, [
        ...new Set([...(await taughtCourses(visit)), ...onShelf]),
      ])
      const wanted = key.toLowerCase()
      return [...names]
        .filter(([id, name]) => onShelf.includes(id) || name.toLowerCase().includes(wanted))
        .slice(0, most)
        .map(([courseId, title]) => ({ courseId, itemId: '', title, courseName: title }))
    },
    async among(visit, parts) {
      const known = await accessToCourses(
        visit,
        parts.map(({ courseId }) => courseId),
      )
      return parts.filter(({ courseId }) => known.has(courseId))
    },
  },
  works: worksOf,
}
