import type { OutputOf } from '@xinglin/contract/call'
import type { getCourseSearchConditionClient } from '@xinglin/contract/courses'
import type { CourseFilters } from './course-filters.ts'
import { departmentName } from './department-name.ts'

/** What there is to choose from. */
export type Conditions = OutputOf<typeof getCourseSearchConditionClient>

/** Filters after their place was looked up in the tree of departments. */
export type Standing = {
  readonly filters: CourseFilters
  /** The place is unknown: all courses are shown instead. */
  readonly lost: boolean
  readonly departmentName: string
  readonly sectionName: string
}

const everywhere = { lost: false, departmentName: '', sectionName: '' }

/** Looks a department and section up; before the tree is there they are taken at their word. */
export const standIn = (
  menu: Conditions['MenuModel'] | undefined,
  filters: CourseFilters,
): Standing => {
  const { department, section } = filters
  if (!menu || (!department && !section)) return { ...everywhere, filters }
  const node = menu.find(({ Id, Child }) =>
    department ? Id === department : Child.some((child) => child.Id === section),
  )
  const child = node?.Child.find(({ Id }) => Id === section)
  if (!node || (section && !child)) {
    return { ...everywhere, lost: true, filters: { ...filters, department: '', section: '' } }
  }
  return {
    filters: { ...filters, department: node.Id, section: child?.Id ?? '' },
    lost: false,
    departmentName: departmentName(node.Name),
    sectionName: child?.Name ?? '',
  }
}
