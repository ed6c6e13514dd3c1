import { runsSchool } from '#platform/visit'
import type { Today, TodaySource } from '#today'
import { countDrafts, type DraftKind } from '#workshop'

/** A sentence about how many of something wait; none where none do. */
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

const [submitted, returned] = [1, 3]

/** What authors wrote: to them what was returned, to those who examine it what was submitted. */
export const writings: TodaySource = async (visit) => {
  if (visit.who === 'student') return []
  const examines = runsSchool(visit)
  const state = examines ? submitted : returned
  const counts = await countDrafts(visit, state, examines ? undefined : visit.person?.id)
  return drafts.flatMap(([kind, words, of, own, managed]) =>
    examines
      ? counted(`${words}待审核`, counts[kind], '去审核', of, `${managed}?state=${state}`)
      : counted(`${words}被退回`, counts[kind], '去修改', of, `${own}?state=${state}`),
  )
}
