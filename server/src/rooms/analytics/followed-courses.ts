import { listFollowedCourses } from '@xinglin/contract/analytics'
import { classesTaughtBy } from '#classes/teaching'
import { coursesNamed } from '#courses/access'
import { answer } from '#platform/http'
import { runsSchool } from '#platform/visit'

/** Answers which courses somebody may follow the learners of. */
export const followedCourseCalls = () => [
  answer(
    listFollowedCourses,
    async function handleListFollowedCourses(visit, { SearchKey, PageIndex, PageSize }) {
      const own = visit.person?.id ?? ''
      const studied = runsSchool(visit) ? [] : await classesTaughtBy(visit, own)
      const byCourse = Map.groupBy(studied, ({ courseId }) => courseId)
      const { rows, total } = await coursesNamed(visit, {
        key: SearchKey,
        among: runsSchool(visit) ? undefined : { authorId: own, ids: [...byCourse.keys()] },
        from: (PageIndex - 1) * PageSize,
        size: PageSize,
      })
      return {
        List: rows.map(({ id, name, kind, studyCount, authorId }) => ({
          CourseId: id,
          Name: name,
          HasVirtual: kind,
          StudyCount: studyCount,
          Classes: (byCourse.get(id) ?? []).map((one) => one.name),
          IsOwn: authorId === own,
        })),
        Count: total,
      }
    },
  ),
]
