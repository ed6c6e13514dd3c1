import type { WorkKind } from '@xinglin/contract/marking'
import { worksToMark } from '#assignments'
import { writtenStore } from '#exams'
import { rechecksAmong, type MarkingSource } from '#marking'
import type { SubjectsOf } from '#messages'
import { publishedGrades, retractionsToDecide } from '#scores'

/** Tasks whose works wait for whoever marks them. */
export const tasksToMark: SubjectsOf = async (visit, ids) =>
  new Map(
    (await worksToMark(visit))
      .filter(({ id }) => ids.includes(id))
      .map(({ id, title, waiting }) => [
        id,
        {
          title,
          state: `${waiting} 份待批阅`,
          path: `/PersonalInfo/missionDetail?id=${id}&tab=marking`,
        },
      ]),
  )

/** Works whose score is looked at again: to who asked the work as they read it, to others as they mark it. */
export const rechecks =
  (sources: readonly MarkingSource[]): SubjectsOf =>
  async (visit, ids) => {
    const attempts = await writtenStore(visit).attemptsOf(ids)
    return new Map(
      (await rechecksAmong(sources, visit, ids)).map((one) => [
        one.id,
        { title: one.title, state: one.state, path: workPath(one, attempts.get(one.id)) },
      ]),
    )
  }

/** Where a written answer of an examination is marked. */
const examWork = (examId: string, workId: string): string =>
  `/Exams/${examId}/marking?work=${workId}`

const workPath = (
  one: {
    readonly kind: WorkKind
    readonly id: string
    readonly groupId: string
    readonly itemId: string
    readonly isOwn: boolean
  },
  /** Of a written answer the attempt that it belongs to. */
  attemptId: string | undefined,
): string => {
  if (one.kind === 'report') return `/PersonalInfo/LabReportListComment?id=${one.id}`
  if (one.kind === 'exam')
    return one.isOwn ? `/KnowledgeExam?result=${attemptId ?? ''}` : examWork(one.groupId, one.id)
  return one.isOwn
    ? `/PersonalInfo/MyMission/0/MyMissionDetail/${one.groupId}?work=${one.itemId}`
    : `/PersonalInfo/missionDetail?id=${one.groupId}&work=${one.id}`
}

/** Where those who run the school see the grades of a class. */
export const gradesPath = (classId: string): string =>
  `/manage/teaching-classes/${classId}?tab=grades`

/** Classes whose teacher asks to take grades back; decided, they are not there. */
export const retractions: SubjectsOf = async (visit, ids) =>
  new Map(
    (await retractionsToDecide(visit)).flatMap(({ classId, title }) =>
      ids.includes(classId)
        ? [[classId, { title, state: '待处理', path: gradesPath(classId) }] as const]
        : [],
    ),
  )

/** Classes whose grades were published: a grade that was taken back since is not there. */
export const gradesOfClasses: SubjectsOf = async (visit, ids) =>
  new Map(
    (await publishedGrades(visit, visit.person?.id ?? '', {})).flatMap(({ id, name, grade }) =>
      ids.includes(id)
        ? [
            [
              id,
              { title: name, state: `总评 ${grade ?? ''}`, path: '/PersonalInfo/MyScore' },
            ] as const,
          ]
        : [],
    ),
  )
