import type { CourseListItem } from '@xinglin/contract/courses'
import { trialDates } from './trial-tag.tsx'

const oneLine = 12
const shortLine = 9
const tooltipFrom = 15
const moreFrom = 15

const lengthOf = (name: string) => [...name].length

/** Whether a name is to have two lines: over 12 code points. */
export const isLongName = (name: string) => lengthOf(name) > oneLine

/** Whether a long name falls into two short lines at a mark of its own, so that no word need be torn. */
export const partsAtMark = (name: string) =>
  [...name.matchAll(/[：、，；]/g)].some(({ index }) =>
    [name.slice(0, index + 1), name.slice(index + 1)].every((part) => lengthOf(part) <= shortLine),
  )

/** The tooltip of a course's name: from 15 code points on. */
export const nameTooltip = (name: string) => (lengthOf(name) >= tooltipFrom ? name : undefined)

/** The tooltip of a whole card: a long name, and the dates of a trial, whose tag the card's link covers. */
export const cardTooltip = (course: CourseListItem) =>
  [nameTooltip(course.Name), course.TrialStatus !== 0 && trialDates(course)]
    .filter(Boolean)
    .join('\n') || undefined

/** Whether MORE>> belongs under the college courses: a full first page, even if it is all there is. */
export const hasMoreCourses = (shown: number) => shown >= moreFrom
