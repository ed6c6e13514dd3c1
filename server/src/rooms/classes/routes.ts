import { checkedNumbersCalls } from './administrative/check-numbers.ts'
import { administrativeCalls } from './administrative/manage-administrative.ts'
import { rosterCalls } from './administrative/manage-roster.ts'
import { classCourseCalls, type CoursesAmong } from './teaching/class-courses.ts'
import { joiningCalls } from './teaching/joining.ts'
import { groupCalls } from './teaching/manage-groups.ts'
import { memberCalls } from './teaching/manage-members.ts'
import { staffCalls } from './teaching/manage-staff.ts'
import { teachingCalls } from './teaching/manage-teaching.ts'
import { memberStore } from './teaching/member-store.ts'
import { ownClassCalls } from './teaching/own-classes.ts'
import { changeableClass } from './teaching/policy.ts'
import { teachingStore } from './teaching/store.ts'
import { termCalls } from './terms/manage-terms.ts'

/** Answers terms and classes; `coursesAmong` tells of the courses that classes study. */
export const classCalls = (coursesAmong: CoursesAmong) => [
  ...termCalls((visit) => teachingStore(visit).byTerm()),
  ...administrativeCalls(),
  ...rosterCalls(),
  ...checkedNumbersCalls(async (visit, classId) => {
    const { id } = await changeableClass(visit, classId, 'members')
    return (await memberStore(visit).students(id)).map(({ personId }) => personId)
  }),
  ...teachingCalls(),
  ...staffCalls(),
  ...memberCalls(),
  ...groupCalls(),
  ...joiningCalls(),
  ...classCourseCalls(coursesAmong),
  ...ownClassCalls(coursesAmong),
]
