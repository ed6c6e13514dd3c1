const tooltipFrom = 15
const moreFrom = 15

/** A department's name as a chip shows it: a trailing 常用操作 is cut, unless nothing else is left. */
export const departmentName = (name: string) => name.replace(/常用操作$/, '') || name

/** The tooltip of a course's name: from 15 code points on. */
export const nameTooltip = (name: string) => ([...name].length >= tooltipFrom ? name : undefined)

/** Whether MORE>> belongs under the college courses: a full first page, even if it is all there is. */
export const hasMoreCourses = (shown: number) => shown >= moreFrom
