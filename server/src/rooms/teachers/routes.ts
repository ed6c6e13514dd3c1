import { nobody } from '@xinglin/contract/call'
import { titles } from '@xinglin/contract/identity'
import {
  getRetPaginationCourseUser,
  getTeacherDoings,
  getTeacherProfile,
  getTeacherTypeDataSource,
} from '@xinglin/contract/teachers'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { departmentsOf } from '#schools'
import {
  type Activity,
  partOf,
  type ActivityCursor,
  readPlace,
  writePlace,
} from './activity-feed.ts'
import { ownCalls } from './own-page.ts'
import { teacherStore } from './store.ts'
import { publicly, teacherOf } from './teachers.ts'

/** People with at least one course that this visitor may see, of a kind (−1 any); given by the room of courses. */
export type Authors = (visit: Visit, kind: number) => Promise<string[]>

/** What a visitor may know of somebody's teaching; given by the rooms of courses and reviews. */
export type Teaching = (
  visit: Visit,
  id: string,
) => Promise<{
  readonly courses: number
  readonly learners: number
  readonly rate: number
  readonly replies: number
}>

/** What somebody did as a teacher as far as a visitor may open it: of what came before a place the newest `most` at least. */
export type ActivityFeed = (
  visit: Visit,
  id: string,
  wanted: { readonly before: ActivityCursor | undefined; readonly most: number },
) => Promise<readonly Activity[]>

/** Answers the teachers of a school, what they say of themselves, and the titles they may carry; the rest comes from rooms above. */
export const teacherCalls = (authors: Authors, teaching: Teaching, activityFeed: ActivityFeed) => [
  ...ownCalls(),
  answer(
    getRetPaginationCourseUser,
    async function handleGetRetPaginationCourseUser(
      visit,
      { DepartId, Title, CourseType, PageIndex, PageSize },
    ) {
      const store = teacherStore(visit)
      const kind = CourseType === '' ? -1 : CourseType
      const departmentId = DepartId !== nobody && DepartId !== null
      // A department asked for shows all its teachers, also those without a course as yet.
      const ids = departmentId ? await store.inDepartment(DepartId) : await authors(visit, kind)
      const all = await store.list(ids, departmentId ? DepartId : undefined)
      const rows = Title === 0 ? all : all.filter((row) => row.title === Title)
      const from = (PageIndex - 1) * PageSize
      return {
        User: rows.slice(from, from + PageSize).map((row) => publicly(row, visit)),
        Count: rows.length,
      }
    },
  ),
  answer(getTeacherProfile, async function handleGetTeacherProfile(visit, { UserId }) {
    const row = await teacherOf(visit, UserId)
    if (!row) throw refuse(getTeacherProfile.refusals.missing)
    const { courses, learners, rate, replies } = await teaching(visit, UserId)
    const places = await departmentsOf(visit)
    return {
      ...publicly(row, visit),
      DepartmentName: places.find((one) => one.id === row.departmentId)?.name ?? '',
      CourseCount: courses,
      StudyCount: learners,
      Rate: rate,
      ReplyCount: replies,
    }
  }),
  answer(
    getTeacherDoings,
    async function handleGetTeacherDoings(visit, { UserId, After, PageSize }) {
      if (!(await teacherOf(visit, UserId))) throw refuse(getTeacherDoings.refusals.missing)
      const before = readPlace(After)
      // One more than is shown: whether there is more.
      const all = await activityFeed(visit, UserId, { before, most: PageSize + 1 })
      const { part, next } = partOf(all, before, PageSize)
      return {
        List: part.map(({ kind, at, objectId, name, text }) => ({
          Kind: kind,
          At: at.toISOString(),
          ObjectId: objectId,
          Name: name,
          Text: text,
        })),
        Next: next ? writePlace(next) : '',
      }
    },
  ),
  answer(getTeacherTypeDataSource, async function handleGetTeacherTypeDataSource() {
    return Object.entries(titles).map(([number, Name]) => ({ Id: Number(number), Name }))
  }),
]
