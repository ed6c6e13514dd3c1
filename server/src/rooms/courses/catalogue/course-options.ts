import {
  getApplicableAllowType,
  getKnowledgeAllowType,
  getShortApplicableListByCouseType,
  searchDeclareCourseList,
} from '@xinglin/contract/courses'
import { vocabularies } from '@xinglin/contract/dictionaries'
import { vocabularyOptions } from '#dictionaries'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { audiencesOf, catalogueOf, coursesOn } from './catalogue.ts'
import { courseAccess } from '../access/course-access.ts'

/** Whom the courses of a kind are meant for that the visitor may see; the holder of a link sees one course. */
const meantFor = async (visit: Visit, kind: number | undefined): Promise<readonly number[]> => {
  if (visit.onlyCourse === undefined) return (await catalogueOf(visit)).audiences(kind)
  const row = (await courseAccess(visit, visit.onlyCourse))?.course
  return row && (kind === undefined || row.kind === kind) ? row.applicable : []
}

/** Answers what forms and lists of courses choose from, and the declared courses. */
export const allowedCalls = () => [
  answer(
    searchDeclareCourseList,
    function handleSearchDeclareCourseList(visit, { PageIndex, PageSize }) {
      return coursesOn(visit, { declared: true }, PageIndex, PageSize)
    },
  ),

  answer(getApplicableAllowType, function handleGetApplicableAllowType(visit) {
    return audiencesOf(visit)
  }),

  answer(getKnowledgeAllowType, function handleGetKnowledgeAllowType(visit) {
    return vocabularyOptions(visit, vocabularies.knowledge)
  }),

  answer(
    getShortApplicableListByCouseType,
    async function handleGetShortApplicableListByCouseType(visit, { courseType }) {
      const kind = courseType === '' || courseType === '-1' ? undefined : Number(courseType)
      const meant = new Set(await meantFor(visit, kind))
      return (await audiencesOf(visit)).filter(({ Id }) => meant.has(Id))
    },
  ),
]
