import { nobody } from '@xinglin/contract/call'
import {
  geCoursePaginationClient,
  getCourseSearchConditionClient,
  getRetCourseBaseClient,
  getRetCourseDetailClient,
} from '@xinglin/contract/courses'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { conditions, coursesOn } from './catalogue.ts'
import { meet } from './judge.ts'
import { baseOf, outlineOf, scoringOf } from './preview.ts'
import { courseStore, type Wanted } from './store.ts'

const asked = (id: string | null): id is string => id !== null && id !== nobody

/** Answers the catalogue, its filters, and the preview of a course. */
export const courseCalls = () => [
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
    const { missing, offShelf, smallClass } = getRetCourseDetailClient.refusals
    const met = await meet(visit, CourseId)
    if (!met) throw refuse(missing)
    if (met.sight === 'reduced')
      throw refuse(met.verdict.Reason === 'smallClass' ? smallClass : offShelf)
    const { currentVersionId, kind } = met.row
    if (Type === 2) return { ScoringStandard: scoringOf(kind) }
    if (Type !== 1) return { Outline: await outlineOf(visit, currentVersionId) }
    const version = await courseStore(visit).version(currentVersionId)
    return {
      Introduction: (version?.introduction ?? []).map(({ title, html }) => ({
        Title: title,
        TextContent: html,
      })),
    }
  }),
]
