import { pendingCourses } from '#courses/admin'
import { placesOf, runsSchool } from '#platform/visit'
import { waitingQuestions } from '#questions'
import type { Today, TodaySource } from '#today'
import { countDrafts, countToExamine, type DraftKind } from '#workshop'

/** A line where something waits; none where nothing does. */
export const counted = (
  words: string,
  count: number,
  action: string,
  of: string,
  path: string,
): readonly Today[] =>
  count === 0
    ? []
    : [
        {
          Group: 'waiting',
          Text: `${count} ${words}`,
          Count: count,
          Action: action,
          Of: of,
          Path: path,
        },
      ]

const drafts = [
  ['case', '个病例', '病例', '/CaseWorkshop', '/manage/cases'],
  ['procedure', '个操作项目', '操作项目', '/ProcedureWorkshop', '/manage/procedures'],
  ['protocol', '个实验方案', '实验方案', '/ExperimentWorkshop', '/manage/protocols'],
] as const satisfies readonly (readonly [DraftKind, string, string, string, string])[]

const submitted = 1
const returned = 3

/** What authors wrote and was returned. */
export const writings: TodaySource = async (visit) => {
  if (visit.who === 'student' || runsSchool(visit)) return []
  const counts = await countDrafts(visit, returned, visit.person?.id)
  return drafts.flatMap(([kind, words, of, own]) =>
    counted(`${words}被退回`, counts[kind], '去修改', of, `${own}?state=${returned}`),
  )
}

/** What waits to be examined: to those who run the school all, to 教研室负责人 what others of their subject submitted. */
export const examined: TodaySource = async (visit) => {
  if (placesOf(visit, 'departmentHead')?.length === 0) return []
  const counts = await countToExamine(visit)
  const questions = await waitingQuestions(visit)
  return [
    ...counted('门课程待审核', await pendingCourses(visit), '去审核', '课程', '/manage/courses'),
    ...drafts.flatMap(([kind, words, of, , managed]) =>
      counted(`${words}待审核`, counts[kind], '去审核', of, `${managed}?state=${submitted}`),
    ),
    ...counted('道题目待审核', questions, '去审核', '题目', '/manage/questions?state=waiting'),
  ]
}
