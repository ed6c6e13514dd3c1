import type { Printed } from '@xinglin/contract/certificates'
import { makeTranscript, scoreKindNames } from '@xinglin/contract/scores'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { scoreWord } from '@xinglin/simulation/assessment'
import { issueCertificate, withdrawn, type CurrentScores } from '#certificates'
import { classesOfPeople, fullName } from '#classes'
import { facesOf } from '#identity'
import { dayIn, memberOf, refuse, type Visit } from '#platform/visit'
import { rangeOf, scoresFrom } from './own-scores.ts'
import { bestOfCourses, meanOf, newestFirst, releasedOf, type ReleasedScore } from './rules.ts'
import type { ScoreSource } from './sources/score-source.ts'

const { empty, tooMany } = makeTranscript.refusals

/** A score as it is printed. */
const printedValue = ({ grade, score }: ReleasedScore): string => grade ?? scoreWord(score)

/** A row of the table: what, when, how often it was tried, score and level. */
const toRow = (timezone: string, one: ReleasedScore, no: number): string[] => [
  String(no),
  one.name,
  scoreKindNames[one.kind],
  dayIn(timezone, one.at),
  printedValue(one),
  one.grade === undefined ? one.level : '—',
]

const notes = (isBest: boolean): string[] => [
  '成绩为百分制，取一位小数；等级 S 为 90 分及以上，A 为 80 至 89 分，B 为 70 至 79 分，C 为 60 至 69 分，D 为 60 分以下。',
  ...(isBest ? ['同一课程学习多次的，取成绩最高的一次。'] : []),
  '虚拟问诊、虚拟操作与虚拟实验仅用于教学模拟，成绩不代表临床执业能力。',
]

/**
 * How printed scores of a person stand now. Only of a published grade its absence says that it was taken back; any other score
 * may be out of sight because its reader left a class, and then nothing is said.
 */
export const printedScores = async (
  sources: readonly ScoreSource[],
  visit: Visit,
  personId: string,
): ReturnType<CurrentScores> => {
  const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`
  const known = releasedOf(await scoresFrom(sources, visit, personId, {})).filter(
    ({ isDetached }) => !isDetached,
  )
  const values = new Map(known.map((one) => [keyOf(one), printedValue(one)]))
  return (entry) => values.get(keyOf(entry)) ?? (entry.kind === 'grade' ? withdrawn : undefined)
}

/** Issues the transcript of the visitor over some days, and answers its number. */
export const issueTranscript = async (
  sources: readonly ScoreSource[],
  visit: Visit,
  input: InputOf<typeof makeTranscript>,
): Promise<OutputOf<typeof makeTranscript>> => {
  const range = rangeOf(visit, input)
  const person = memberOf(visit)
  if (!person) throw refuse(empty)
  const released = releasedOf(await scoresFrom(sources, visit, person.id, range))
  const shown = releasedOf(newestFirst(bestOfCourses(released))).toReversed()
  if (shown.length === 0) throw refuse(empty)
  const grades = shown.filter(({ kind }) => kind === 'grade').length
  const face = (await facesOf(visit, [person.id])).get(person.id)
  const own = (await classesOfPeople(visit, [person.id])).get(person.id)
  const { timezone } = visit.school
  const days = [shown[0], shown.at(-1)].map((one) => (one ? dayIn(timezone, one.at) : ''))
  const printed: Printed = {
    Facts: [
      { Name: '姓名', Value: face?.name ?? '' },
      { Name: '学号', Value: face?.number ?? '' },
      { Name: '班级', Value: own ? fullName(own) : '—' },
      { Name: '起止日期', Value: `${input.From || days[0]} 至 ${input.To || days[1]}` },
      {
        Name: '项目',
        Value: `${shown.length} 项${grades > 0 ? `，其中课程总评 ${grades} 项` : ''}`,
      },
      {
        // A grade of a class is made of the same scores: it is not counted once more.
        Name: grades > 0 ? '各项平均成绩（不含课程总评）' : '平均成绩',
        Value: scoreWord(
          meanOf(shown.filter(({ kind }) => kind !== 'grade').map(({ score }) => score)),
        ),
      },
    ],
    Heads: ['序号', '名称', '类别', '日期', '成绩', '等级'],
    Rows: shown.map((one, at) => toRow(timezone, one, at + 1)),
    Notes: notes(shown.length < released.length),
  }
  const number = await issueCertificate(
    visit,
    { id: person.id, name: face?.name ?? '' },
    'transcript',
    printed,
    shown.map((one) => ({ kind: one.kind, id: one.id, value: printedValue(one) })),
  )
  if (number === undefined) throw refuse(tooMany)
  return { Number: number }
}
