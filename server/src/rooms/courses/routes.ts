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
import { meet, type Met } from './course-access.ts'
import { baseOf, outlineOf, scoringOf } from './preview.ts'
import { favouriteStore } from './favourite-store.ts'
import { alike, hot, otherCourses } from './suggestions.ts'
import { courseStore } from './store.ts'
import type { Wanted } from './catalogue-store.ts'
import { shownHtml } from '#platform/rich-text'

const asked = (id: string | null): id is string => id !== null && id !== nobody

/** Opens a course that may be opened whole; refuses one that may not, by the reason. */
const openWhole = async (visit: Visit, courseId: string): Promise<Met> => {
  const { missing, offShelf, smallClass } = getRetCourseDetailClient.refusals
  const met = await meet(visit, courseId)
  if (!met) throw refuse(missing)
  if (met.sight === 'reduced')
    throw refuse(met.verdict.Reason === 'smallClass' ? smallClass : offShelf)
  return met
}

/** Answers the catalogue, its filters, what courses are chosen and narrowed by, and the preview of a course. */
export const courseCalls = () => [
  ...allowedCalls(),

  answer(getCourseSearchConditionClient, (visit, { Scope }) => conditions(visit, Scope === 1)),

  answer(geCoursePaginationClient, (visit, input) => {
    const before = input.CreateTimeStr === '' ? undefined : new Date(input.CreateTimeStr)
    const wanted: Wanted = {
      ...(asked(input.ParentSectionId) ? { departmentId: input.ParentSectionId } : {}),
      ...(asked(input.SectionId) ? { sectionId: input.SectionId } : {}),
      ...(input.CourseType !== '' && input.CourseType >= 0 ? { kind: input.CourseType } : {}),
      ...(before && !Number.isNaN(before.getTime()) ? { before } : {}),
    }
    return coursesOn(visit, wanted, input.PageIndex, input.PageSize)
  }),

  answer(getRetCourseBaseClient, async (visit, { CourseId }) => {
    const met = await meet(visit, CourseId)
    if (!met) throw refuse(getRetCourseBaseClient.refusals.missing)
    return baseOf(visit, met)
  }),

  answer(getRetCourseDetailClient, async (visit, { CourseId, Type }) => {
    const met = await openWhole(visit, CourseId)
    const { currentVersionId, kind } = met.row
    if (Type === 2) return { ScoringStandard: scoringOf(kind) }
    if (Type !== 1) return { Outline: await outlineOf(visit, currentVersionId) }
    const version = await courseStore(visit).version(currentVersionId)
    return {
      Introduction: (version?.introduction ?? []).map(({ title, html }) => ({
        Title: title,
        TextContent: shownHtml(visit, html),
      })),
    }
  }),

  answer(searchCourseList, async (visit, input) => {
    const { SearchKey: key, Type } = input
    if (key) await refuseSensitive(visit, key, 'search', searchCourseList.refusals.sensitive)
    const wanted: Wanted = {
      ...(asked(input.PSubjectId) ? { departmentId: input.PSubjectId } : {}),
      ...(asked(input.SubjectId) ? { sectionId: input.SubjectId } : {}),
      ...(Type !== '' && Type >= 0 ? { kind: Type } : {}),
      applicable: input.ApplicableType,
      order: input.OrderByType,
      key,
    }
    return readyCoursesOn(visit, wanted, input.PageIndex, input.PageSize)
  }),

  answer(getUserOtherCourse, (visit, { UserId, ThisCourseId, StudentId, PageIndex, PageSize }) => {
    if (StudentId !== '' && StudentId !== visit.person?.id)
      throw refuse(getUserOtherCourse.refusals.notYours)
    return otherCourses(visit, { authorId: UserId, without: ThisCourseId }, PageIndex, PageSize)
  }),

  answer(hotCourses, (visit, { Count, SectionId, ThisCourseId }) =>
    hot(visit, { count: Count, sectionId: SectionId, without: ThisCourseId ?? nobody }),
  ),

  answer(getAlikeCourse, (visit, { SectionId, ThisCourseId }) =>
    asked(SectionId) ? alike(visit, SectionId, ThisCourseId ?? nobody) : Promise.resolve([]),
  ),

  answer(item, async (visit, { CourseId }) => {
    const { row } = await openWhole(visit, CourseId)
    const store = courseStore(visit)
    const items = await store.items(row.currentVersionId)
    const chapters = await store.chapters(row.currentVersionId)
    return {
      VersionNo: (await store.version(row.currentVersionId))?.no ?? 1,
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

  answer(addCourseFavorute, async (visit, { CourseId }) => {
    if (!(await meet(visit, CourseId))) throw refuse(addCourseFavorute.refusals.missing)
    return { IsFavorite: 1, FavoriteCount: await favouriteStore(visit).keep(CourseId) }
  }),

  // What is kept can always be let go, whatever became of the course.
  answer(delCourseFavorute, async (visit, { CourseId }) => ({
    IsFavorite: 0,
    FavoriteCount: await favouriteStore(visit).drop(CourseId),
  })),
]
