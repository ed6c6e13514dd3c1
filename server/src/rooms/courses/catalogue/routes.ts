import { nobody } from '@xinglin/contract/call'
import {
  addCourseFavorute,
  delCourseFavorute,
  geCoursePaginationClient,
  getAlikeCourse,
  getCourseSearchConditionClient,
  getRetCourseBaseClient,
  getRetCourseDetailClient,
  getUserOtherCourse,
  hotCourses,
  item,
  searchCourseList,
} from '@xinglin/contract/courses'
import { answer } from '#platform/http'
import { refuseSensitive } from '#dictionaries'
import { refuse, type Visit } from '#platform/visit'
import { allowedCalls } from './course-options.ts'
import { conditions, coursesOn, readyCoursesOn } from './catalogue.ts'
import { courseAccess, type CourseAccess } from '../access/course-access.ts'
import { baseOf, outlineOf, scoringOf } from './preview.ts'
import { favouriteStore } from './favourite-store.ts'
import type { ContestStudies } from './contest-study.ts'
import { alike, hot, otherCourses } from './suggestions.ts'
import { outlineStore } from '../versions/outline-store.ts'
import type { Wanted } from './catalogue-store.ts'
import { shownHtml } from '#platform/rich-text'

const isGiven = (id: string | null): id is string => id !== null && id !== nobody

/** A flag as the specification's clients send it. */
const isYes = (flag: unknown): boolean =>
  flag === true || flag === 1 || flag === '1' || flag === 'true'

/** Opens a course that may be opened whole; refuses one that may not, by the reason. */
const openWhole = async (visit: Visit, courseId: string): Promise<CourseAccess> => {
  const { missing, offShelf, smallClass } = getRetCourseDetailClient.refusals
  const access = await courseAccess(visit, courseId)
  if (!access) throw refuse(missing)
  if (access.sight === 'reduced')
    throw refuse((await access.reason()).Reason === 'smallClass' ? smallClass : offShelf)
  return access
}

/** Answers the catalogue, its filters, what courses are chosen and narrowed by, and the preview of a course. */
export const courseCalls = (contests: ContestStudies) => [
  ...allowedCalls(),

  answer(
    getCourseSearchConditionClient,
    function handleGetCourseSearchConditionClient(visit, { Scope }) {
      return conditions(visit, Scope === 1)
    },
  ),

  answer(geCoursePaginationClient, function handleGeCoursePaginationClient(visit, input) {
    const before = input.CreateTimeStr === '' ? undefined : new Date(input.CreateTimeStr)
    const wanted: Wanted = {
      ...(isGiven(input.ParentSectionId) ? { departmentId: input.ParentSectionId } : {}),
      ...(isGiven(input.SectionId) ? { sectionId: input.SectionId } : {}),
      ...(input.CourseType !== '' && input.CourseType >= 0 ? { kind: input.CourseType } : {}),
      ...(before && !Number.isNaN(before.getTime()) ? { before } : {}),
    }
    return coursesOn(visit, wanted, input.PageIndex, input.PageSize)
  }),

  answer(
    getRetCourseBaseClient,
    async function handleGetRetCourseBaseClient(visit, { CourseId, SkillContestId }) {
      const access = await courseAccess(visit, CourseId)
      if (!access) throw refuse(getRetCourseBaseClient.refusals.missing)
      const study =
        SkillContestId === '' ? undefined : await contests.of(visit, SkillContestId, CourseId)
      return baseOf(visit, access, study)
    },
  ),

  answer(
    getRetCourseDetailClient,
    async function handleGetRetCourseDetailClient(visit, { CourseId, Type }) {
      const { course, version } = await openWhole(visit, CourseId)
      const { currentVersionId, kind } = course
      if (Type === 2) return { ScoringStandard: scoringOf(kind) }
      if (Type !== 1) return { Outline: await outlineOf(visit, currentVersionId) }
      return {
        Introduction: ((await version())?.introduction ?? []).map(({ title, html }) => ({
          Title: title,
          TextContent: shownHtml(visit, html),
        })),
      }
    },
  ),

  answer(searchCourseList, async function handleSearchCourseList(visit, input) {
    const { SearchKey: key, Type } = input
    if (key) await refuseSensitive(visit, key, 'search', searchCourseList.refusals.sensitive)
    const wanted: Wanted = {
      ...(isGiven(input.PSubjectId) ? { departmentId: input.PSubjectId } : {}),
      ...(isGiven(input.SubjectId) ? { sectionId: input.SubjectId } : {}),
      ...(Type !== '' && Type >= 0 ? { kind: Type } : {}),
      applicable: input.ApplicableType,
      order: input.OrderByType,
      key,
    }
    return readyCoursesOn(visit, wanted, input.PageIndex, input.PageSize)
  }),

  answer(
    getUserOtherCourse,
    async function handleGetUserOtherCourse(
      visit,
      { UserId, ThisCourseId, StudentId, IsSkillContest, PageIndex, PageSize },
    ) {
      if (StudentId !== '' && StudentId !== visit.person?.id)
        throw refuse(getUserOtherCourse.refusals.notYours)
      const among = isYes(IsSkillContest) ? await contests.courseIds(visit) : undefined
      return otherCourses(
        visit,
        { authorId: UserId, without: ThisCourseId, among },
        PageIndex,
        PageSize,
      )
    },
  ),

  answer(hotCourses, function handleHotCourses(visit, { Count, SectionId, ThisCourseId }) {
    return hot(visit, { count: Count, sectionId: SectionId, without: ThisCourseId ?? nobody })
  }),

  answer(getAlikeCourse, function handleGetAlikeCourse(visit, { SectionId, ThisCourseId }) {
    return isGiven(SectionId)
      ? alike(visit, SectionId, ThisCourseId ?? nobody)
      : Promise.resolve([])
  }),

  answer(item, async function handleItem(visit, { CourseId }) {
    const { course, version } = await openWhole(visit, CourseId)
    const store = outlineStore(visit)
    const items = await store.items(course.currentVersionId)
    const chapters = await store.chapters(course.currentVersionId)
    return {
      VersionNo: (await version())?.no ?? 1,
      Chapters: chapters.map(({ id, title }) => ({
        Title: title,
        Items: items
          .filter((one) => one.chapterId === id)
          .map((one) => ({
            Id: one.id,
            Title: one.title,
            Kind: one.kind,
            Minutes: one.minutes,
            Required: one.required,
          })),
      })),
    }
  }),

  answer(addCourseFavorute, async function handleAddCourseFavorute(visit, { CourseId }) {
    if (!(await courseAccess(visit, CourseId))) throw refuse(addCourseFavorute.refusals.missing)
    return { IsFavorite: 1, FavoriteCount: await favouriteStore(visit).keep(CourseId) }
  }),

  // What is kept can always be let go, whatever became of the course.
  answer(delCourseFavorute, async function handleDelCourseFavorute(visit, { CourseId }) {
    return {
      IsFavorite: 0,
      FavoriteCount: await favouriteStore(visit).drop(CourseId),
    }
  }),
]
