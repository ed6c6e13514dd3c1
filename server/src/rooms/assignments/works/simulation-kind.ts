import type { AssignmentItemKind } from '@xinglin/contract/assignments'
import { nobody } from '@xinglin/contract/call'
import type { Moment } from '#attempts'
import { accessToCourses, taughtCourses, titlesOf } from '#courses/access'
import { findCourses, visibleOfKind } from '#courses/catalogue'
import { itemsOfKind } from '#courses/versions'
import type { CourseItem, DoneAtItem, SimulationName } from '#simulations/kernel'
import type { ItemRow } from '../definition/store.ts'
import type { CourseParts, ItemKind, WorkAt } from './kinds.ts'

const maxCourses = 200

/** The items of a kind of simulation in courses that the visitor may open, or teaches. */
export const partsOf = (name: SimulationName, courseKind: number): CourseParts => ({
  async find(visit, key, most) {
    const named = key === '' ? [] : (await findCourses(visit, key, most)).map(({ Id }) => Id)
    const ids = [
      ...new Set([
        ...(await taughtCourses(visit)),
        ...named,
        ...(await visibleOfKind(visit, courseKind, maxCourses)),
      ]),
    ]
    const names = await titlesOf(visit, ids)
    const wanted = key.toLowerCase()
    return [...(await itemsOfKind(visit, name, ids))]
      .flatMap(([courseId, items]) =>
        items.map(({ id, title }) => ({
          courseId,
          itemId: id,
          title,
          courseName: names.get(courseId) ?? '',
        })),
      )
      .filter(
        ({ courseId, title, courseName }) =>
          named.includes(courseId) || `${title} ${courseName}`.toLowerCase().includes(wanted),
      )
      .slice(0, most)
  },
  async among(visit, parts) {
    const ids = parts.map(({ courseId }) => courseId)
    const known = await accessToCourses(visit, ids)
    const items = await itemsOfKind(visit, name, [...known.keys()])
    return parts.filter(({ courseId, itemId }) =>
      items.get(courseId)?.some(({ id }) => id === itemId),
    )
  },
})

/** Where an item of a task is done. */
export const courseItemOf = ({ courseId, courseItemId }: ItemRow): CourseItem => ({
  courseId: courseId ?? nobody,
  itemId: courseItemId ?? nobody,
})

/** A kind of simulation as items of tasks; what was done is asked of the kind. */
export const simulationItems = (
  name: AssignmentItemKind,
  simulation: {
    readonly name: SimulationName
    readonly courseKind: number
    readonly done: (
      moment: Moment,
      items: readonly CourseItem[],
      personIds: readonly string[],
    ) => Promise<readonly DoneAtItem[]>
  },
): ItemKind => ({
  name,
  parts: partsOf(simulation.name, simulation.courseKind),
  async works(moment, items, personIds) {
    const done = await simulation.done(moment, items.map(courseItemOf), personIds)
    return items.flatMap((item): WorkAt[] => {
      const place = courseItemOf(item)
      return done
        .filter((one) => one.courseId === place.courseId && one.itemId === place.itemId)
        .map(({ personId, begun, tries }) => ({
          itemId: item.id,
          personId,
          work: { begun, progress: 0, tries },
        }))
    })
  },
})
