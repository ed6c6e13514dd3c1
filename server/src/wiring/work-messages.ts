import type { WorkKind } from '@xinglin/contract/marking'
import { submissionSource, worksToMark } from '#assignments'
import { ownClassesAmong } from '#classes'
import { examSource, writtenStore } from '#exams'
import { rechecksAmong, rechecksToDecide, type MarkingSource } from '#marking'
import type { SubjectNow, SubjectsOf } from '#messages'
import { publishedGrades, retractionsToDecide } from '#scores'
import type { TodaySource } from '#today'

/** Tasks whose works one marks: how many wait. */
export const tasksToMark: SubjectsOf = async (visit, ids) => {
  const waiting = new Map((await worksToMark(visit)).map((one) => [one.id, one.waiting]))
  const tasks = new Map<string, SubjectNow>()
  for (const id of ids) {
    const overseen = await submissionSource.overseeing(visit, id)
    if (!overseen) continue
    const count = waiting.get(id) ?? 0
    tasks.set(id, {
      title: overseen.groupName,
      state: count > 0 ? `${count} 份待批阅` : '已全部批阅',
      path: `/PersonalInfo/missionDetail?id=${id}&tab=marking`,
    })
  }
  return tasks
}

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

/** Every room whose works are marked; `reports` are laboratory reports as works. */
export const markedSources = (reports: MarkingSource): readonly MarkingSource[] => [
  submissionSource,
  reports,
  examSource,
]

/** Scores that the visitor is to look at again, one line each. */
export const rechecksToday =
  (reports: MarkingSource): TodaySource =>
  async (visit) =>
    (await rechecksToDecide(markedSources(reports), visit)).map((one) => ({
      Group: 'waiting' as const,
      Text: `“${one.title}”有学生申请复核成绩`,
      Action: '去处理',
      Of: one.title,
      // Nobody decides on their own work: no attempt is needed.
      Path: workPath(one, undefined),
    }))

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

/** Classes whose grades were published, also where they were taken back since. */
export const gradesOfClasses: SubjectsOf = async (visit, ids) => {
  const path = '/PersonalInfo/MyScore'
  const published = await publishedGrades(visit, visit.person?.id ?? '', {})
  const known = published.filter(({ id }) => ids.includes(id))
  const isKnown = new Set(known.map(({ id }) => id))
  const others = ids.filter((id) => !isKnown.has(id))
  return new Map<string, SubjectNow>([
    ...known.map(
      ({ id, name, grade }) => [id, { title: name, state: `总评 ${grade ?? ''}`, path }] as const,
    ),
    ...[...(await ownClassesAmong(visit, others))].map(
      ([id, { title }]) => [id, { title, state: '成绩已撤回', path }] as const,
    ),
  ])
}
