import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@xinglin/contract/call'
import {
  getResult,
  listExams,
  moveExam,
  getManagedExam,
  nextPart,
  nextSection,
  pulse,
  saveAnswers,
  startAttempt,
  submitAttempt,
  type Sitting,
} from '@xinglin/contract/exams'
import {
  answerPractice,
  beginPractice,
  getQuestion,
  questionTypes,
  type QuestionContent,
} from '@xinglin/contract/questions'
import { everyCall } from '@xinglin/contract/specification'
import { newId } from '#platform/ids'
import {
  approvedQuestion,
  Examining,
  questionContent,
  questionForm,
  secrets,
  testApp,
  type Answered,
  type TestApp,
  type Visitor,
} from '#testing'
import { seededRandom } from '../seed/seeded-random.ts'
import { asker } from './attacks/example-inputs.ts'
import { namesIn, shapeOf, valueOf } from './attacks/shape.ts'

// Check 22: every call that anybody may make while an examination is sat is made, and every byte of what comes back is read.

/** Stands in every stem of a section, by its number. */
const stemOf = (section: number) => `试题${'甲乙丙'[section] ?? ''}内文`
/** Stands in every option. */
const optionWord = '选项内文'
const examName = '无人知晓的考试'
const accessCode = '芝麻开门'
const hidden = Object.values(secrets)

/** A content whose stems and options say to which section they belong. */
const marked = (content: QuestionContent, section: number): QuestionContent =>
  JSON.parse(
    JSON.stringify(content, (name, value: unknown) => {
      if (name === 'Stem') return `${String(value)}<p>${stemOf(section)}</p>`
      return name === 'Text' && String(value).startsWith('<p>')
        ? `${String(value)}<p>${optionWord}</p>`
        : value
    }),
  ) as QuestionContent

/** The ids of the options of a content, with whether each is right. */
const optionsIn = (value: unknown): { readonly id: string; readonly right: boolean }[] => {
  if (typeof value !== 'object' || value === null) return []
  const one = value as Record<string, unknown>
  const own =
    typeof one['Text'] === 'string' && typeof one['Kind'] === 'string'
      ? [{ id: String(one['Id']), right: ['right', 'key'].includes(one['Kind']) }]
      : []
  return [...own, ...Object.values(one).flatMap(optionsIn)]
}

let app: TestApp
let at: Examining
let exam: string
let paperId: string
const questions: { readonly id: string; readonly content: QuestionContent }[] = []
let rights: ReadonlySet<string>
let optionIds: ReadonlySet<string>
let round: string
let pastAttempt: string

/** Members beside the id of an option that say nothing of its worth. */
const harmless = new Set(['OptionId', 'Text'])

/** What an object says of an option beyond its words: its kind, its weight, that it is right. */
const worthIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  const isOption = entries.some(([, one]) => typeof one === 'string' && optionIds.has(one))
  const told =
    isOption && !Array.isArray(value)
      ? entries.flatMap(([name]) => (harmless.has(name) ? [] : [`option with ${name}`]))
      : []
  return [...told, ...entries.flatMap(([, one]) => worthIn(one))]
}

/** Lists of options that hold right ones alone: somebody's answer never does here, whoever chooses takes a wrong one. */
const rightAloneIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const list = Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string' && optionIds.has(one))
    : []
  const told = list.length > 0 && list.every((id) => rights.has(id)) ? ['right options alone'] : []
  return [...told, ...Object.values(value).flatMap(rightAloneIn)]
}

/** What of an answer nobody may be told; `seen` are words of what whoever asks has in sight. */
const leaksIn = ({ Data, Msg, headers }: Answered, seen: readonly string[] = []): string[] => {
  const text = JSON.stringify({ Data, Msg, headers: Object.values(headers).map((one) => decoded(String(one))) })
  const words = [...hidden, optionWord, ...[0, 1, 2].map(stemOf)].filter((one) => !seen.includes(one))
  return [...words.filter((word) => text.includes(word)), ...worthIn(Data), ...rightAloneIn(Data)]
}
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

beforeAll(async () => {
  app = await testApp({ callsPerMinute: Infinity })
  at = await Examining.at(app)
  const department = app.fixture.departments['a'] ?? ''
  const types = [...questionTypes]
  for (const [nth, type] of types.entries()) {
    const content = marked(questionContent(type), Math.floor((3 * nth) / types.length))
    const id = await approvedQuestion(at.teacher, at.admin, questionForm(department, content))
    questions.push({ id, content })
  }
  const all = questions.flatMap(({ content }) => optionsIn(content))
  optionIds = new Set(all.map(({ id }) => id))
  rights = new Set(all.filter(({ right }) => right).map(({ id }) => id))
  const ofSection = (section: number) =>
    questions
      .filter((_one, nth) => Math.floor((3 * nth) / types.length) === section)
      .map(({ id }) => id)
  const sections = [0, 1, 2].map((one) => at.section(`部分${one}`, ofSection(one), { OneWay: true }))
  const paper = await at.frozen(at.form(sections))
  paperId = paper.Id
  // Before it is published all of it was practised, explained, missed, and sat in another examination whose keys are out.
  const begun = await at.student.calls(beginPractice, { Id: newId(), Count: 50 })
  round = begun.Data.Round.Id
  for (const { id, content } of questions) {
    const wrong = optionsIn(content).find(({ right }) => !right)
    const Answer = 'Rubric' in content ? { Text: '不知道' } : { Options: wrong ? [wrong.id] : [] }
    const PartId = 'Parts' in content ? (content.Parts[0]?.Id ?? null) : null
    await at.student.calls(answerPractice, { RoundId: round, QuestionId: id, PartId, Answer })
  }
  const past = await at.exam(paper, { Name: '以前的考试' })
  const sitting = await at.start(past)
  await at.submit(sitting)
  pastAttempt = sitting.AttemptId
  await expect
    .poll(async () => (await at.student.calls(getResult, { AttemptId: pastAttempt })).Code, { timeout: 9_000 })
    .toBe(0)
}, 60_000)
afterAll(() => app.close())

/** Calls that end the session, the sitting or the account of whoever makes them: made by name, or of no use here. */
const apart = new Set<string>([
  startAttempt.path,
  nextSection.path,
  nextPart.path,
  saveAnswers.path,
  submitAttempt.path,
  pulse.path,
])

type Ids = Readonly<Record<string, string>>

/** Every call with ids of the examination in every place that takes one. */
const probes = (ids: Ids): { readonly call: Call; readonly input: object }[] => {
  const parts = questions.flatMap(({ content }) => ('Parts' in content ? content.Parts : []))
  const candidates = [
    exam,
    paperId,
    round,
    ids['AttemptId'] ?? pastAttempt,
    pastAttempt,
    questions[0]?.id ?? '',
    questions.at(-1)?.id ?? '',
    parts[0]?.Id ?? '',
  ]
  const named: Ids = { ExamId: exam, PaperId: paperId, RoundId: round, AttemptId: pastAttempt, ...ids }
  return everyCall
    .filter(({ path }) => !apart.has(path))
    .flatMap((call) => {
      const shape = shapeOf(call)
      const isOpen = namesIn(shape).some((name) => /Ids?$/.test(name) && !named[name])
      return (isOpen ? [...new Set(candidates)] : ['']).flatMap((id, nth) =>
        [0, 1].map((words) => ({
          call,
          input: valueOf(shape, seededRandom(31 * nth + words), (name) => {
            if (/^(?:UserId|Domain|SchoolId)$/.test(name)) return ''
            const own = named[name]
            if (own !== undefined) return own
            if (/Ids?$/.test(name)) return id
            return words === 0 ? '' : stemOf(0)
          }) as object,
        })),
      )
    })
}

/** Makes every call that somebody may make; answers what was told that must not be. */
const toldOf = async (
  role: Call['who'][number],
  enter: () => Promise<Visitor>,
  { ids = {}, seen = [], mayRead = () => false }: { ids?: Ids; seen?: readonly string[]; mayRead?: (path: string) => boolean } = {},
): Promise<{ readonly told: string[]; readonly made: number }> => {
  const ask = asker(enter)
  const told = new Set<string>()
  let made = 0
  for (const probe of probes(ids)) {
    if (!probe.call.who.includes(role) || mayRead(probe.call.path)) continue
    made += 1
    for (const leak of leaksIn(await ask(probe), seen)) told.add(`${probe.call.path}: ${leak}`)
  }
  return { told: [...told], made }
}

const student = (login = 'student1', host?: string) => () => app.signedIn(login, host)

test('the test can see: what a teacher reads of a question, and a student of what is out, is told', async () => {
  const asked = await at.teacher.calls(getQuestion, { Id: questions[0]?.id ?? '' })
  expect(leaksIn(asked)).toEqual(
    expect.arrayContaining([secrets.explanation, secrets.source, stemOf(0), 'option with Kind']),
  )
  exam = newId()
  const { told } = await toldOf('student', student())
  expect(told).toContain(`/api/Practice/Get: ${secrets.explanation}`)
  expect(told).toContain(`/api/WrongItem/Get: ${secrets.explanation}`)
  expect(told).toContain(`/api/Exam/GetResult: ${secrets.explanation}`)
  expect(told).toContain('/api/Exam/GetResult: option with Kind')
}, 120_000)

describe('while it is sat', () => {
  beforeAll(async () => {
    const targets = [{ Kind: 'person' as const, Id: at.people['a.student1'] ?? '', Excluded: false }]
    exam = await at.exam({ Id: paperId, No: 1 }, {
      Name: examName,
      AccessCode: accessCode,
      Targets: targets,
      Release: { Score: 'manual', Answers: 'manual', Keys: 'manual' },
    })
  })

  test.each([
    ['nobody in particular', 'anonymous', undefined, undefined],
    ['a guest', 'guest', 'guest1', undefined],
    ['another student', 'student', 'student2', undefined],
    ['a student of another school', 'student', 'student1', 'b.localhost'],
    ['a teacher of another school', 'teacher', 'teacher1', 'b.localhost'],
  ] as const)('%s is told nothing of it, nor that there is one', async (_who, role, login, host) => {
    const enter = login ? student(login, host) : async () => app.visitor()
    const { told, made } = await toldOf(role, enter)
    expect(told).toEqual([])
    expect(made).toBeGreaterThan(20)
    const list = await (await enter()).calls(listExams, {})
    expect(JSON.stringify(list.Data ?? null)).not.toContain(examName)
  }, 120_000)

  test('a teacher without a right to it reads the bank and frozen papers, as all teachers do, and nothing else', async () => {
    const { told, made } = await toldOf('teacher', student('teacher2'), {
      mayRead: (path) => /^\/api\/(?:QuestionBank|QuestionExchange|ExamPaper)\//.test(path),
    })
    expect(told).toEqual([])
    expect(made).toBeGreaterThan(100)
  }, 120_000)

  test('its examinee is told nothing before, of each section when it is there, of keys never', async () => {
    const none = await toldOf('student', student())
    expect(none.told).toEqual([])
    const started = await at.student.calls(startAttempt, { ExamId: exam, AccessCode: accessCode })
    const sitting: Sitting = started.Data
    const { AttemptId, Epoch } = sitting
    const inSight = [stemOf(0), optionWord]
    expect(leaksIn(started, inSight)).toEqual([])
    expect(leaksIn(started)).toEqual(expect.arrayContaining(inSight))
    const wrong = at.question(sitting, 'A1').Options.find(({ OptionId }) => !rights.has(OptionId))
    const Items = [
      { QuestionId: at.question(sitting, 'A1').QuestionId, Seq: 1, Answer: { Options: [wrong?.OptionId ?? ''] } },
    ]
    const saved = await at.student.calls(saveAnswers, { AttemptId, Epoch, Items })
    expect(saved.Code).toBe(0)
    expect(leaksIn(saved)).toEqual([])
    const beat = await at.student.calls(pulse, { AttemptId, Epoch, Unsent: 0, QuestionId: newId() })
    expect(leaksIn(beat)).toEqual([])
    const during = await toldOf('student', student(), { ids: { AttemptId } })
    expect(during.told).toEqual([])
    const stepwise = sitting.Sections.flatMap(({ Questions }) => Questions).find(({ Parts }) => Parts.some(({ Reached }) => !Reached))
    if (stepwise) {
      const next = await at.student.calls(nextPart, { AttemptId, Epoch, QuestionId: stepwise.QuestionId })
      expect(leaksIn(next, [...inSight, secrets.later])).toEqual([])
    }
    for (const [nth, { SectionId }] of sitting.Sections.slice(0, -1).entries()) {
      const moved = await at.student.calls(nextSection, { AttemptId, Epoch, SectionId })
      expect(moved.Code).toBe(0)
      expect(leaksIn(moved, [stemOf(nth + 1), optionWord])).toEqual([])
      expect(leaksIn(moved)).toContain(stemOf(nth + 1))
    }
    const done = await at.student.calls(submitAttempt, { AttemptId, Epoch, Items: [] })
    expect(leaksIn(done)).toEqual([])
    const after = await toldOf('student', student(), { ids: { AttemptId } })
    expect(after.told).toEqual([])
  }, 240_000)

  test('until it is released no call has its result; then its examinee has it, and the keys', async () => {
    const { Data } = await at.student.calls(listExams, {})
    const own = Data.List.find(({ ExamId }: { ExamId: string }) => ExamId === exam)
    const AttemptId: string = own.AttemptId
    await expect
      .poll(async () => (await at.student.calls(getResult, { AttemptId })).Msg, { timeout: 9_000 })
      .toBe('成绩未公布')
    const { Data: detail } = await at.teacher.calls(getManagedExam, { Id: exam })
    await at.teacher.calls(moveExam, { Id: exam, Action: 'release', Version: detail.Version })
    const out = await at.student.calls(getResult, { AttemptId })
    expect(leaksIn(out)).toEqual(expect.arrayContaining([secrets.explanation, 'option with Kind']))
  }, 20_000)
})
