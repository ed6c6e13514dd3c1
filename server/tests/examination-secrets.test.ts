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
import { answerPractice, beginPractice, getQuestion } from '@xinglin/contract/questions'
import { everyCall } from '@xinglin/contract/specification'
import { newId } from '#platform/ids'
import { Examining, secrets, testApp, type TestApp, type Visitor } from '#testing'
import { asker } from './attacks/example-inputs.ts'
import {
  callsWithIds,
  leaksIn,
  markedBank,
  optionsIn,
  optionWord,
  stemOf,
  type MarkedBank,
} from './attacks/examination-leaks.ts'

// Check 22: every call that anybody may make while an examination is sat is made, and every byte of what comes back is read.

const examName = '无人知晓的考试'
const accessCode = '芝麻开门'

let app: TestApp
let at: Examining
let exam: string
let paperId: string
let bank: MarkedBank
let round: string
let pastAttempt: string
let pastExam: string

beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  bank = await markedBank(at, app.fixture.departments['a'] ?? '')
  const { questions } = bank
  const sections = [0, 1, 2].map((one) => {
    const ids = questions.flatMap(({ id, section }) => (section === one ? [id] : []))
    return at.section(`部分${one}`, ids, { OneWay: true })
  })
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
  pastExam = past
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
const probes = (ids: Ids) => {
  const parts = bank.questions.flatMap(({ content }) =>
    'Parts' in content ? content.Parts.map(({ Id }) => Id) : [],
  )
  const attempts = [ids['AttemptId'] ?? pastAttempt, pastAttempt]
  const ends = [bank.questions[0]?.id ?? '', bank.questions.at(-1)?.id ?? '', parts[0] ?? '']
  return callsWithIds(
    everyCall.filter(({ path }) => !apart.has(path)),
    { ExamId: exam, PaperId: paperId, RoundId: round, AttemptId: pastAttempt, ...ids },
    [exam, paperId, round, ...attempts, ...ends],
  )
}

/** Makes every call that somebody may make; answers what was told that must not be. */
const leaksTo = async (
  role: Call['who'][number],
  enter: () => Promise<Visitor>,
  {
    ids = {},
    seen = [],
    mayRead = () => false,
  }: { ids?: Ids; seen?: readonly string[]; mayRead?: (path: string) => boolean } = {},
): Promise<{ readonly leaks: string[]; readonly count: number }> => {
  const ask = asker(enter)
  const leaks = new Set<string>()
  let count = 0
  for (const probe of probes(ids)) {
    if (!probe.call.who.includes(role) || mayRead(probe.call.path)) continue
    count += 1
    for (const leak of leaksIn(await ask(probe), bank, seen))
      leaks.add(`${probe.call.path}: ${leak}`)
  }
  return { leaks: [...leaks], count }
}

const student =
  (login = 'student1', host?: string) =>
  () =>
    app.signedIn(login, host)

test('the test can see: what a teacher reads of a question, and a student of what is out, is told', async () => {
  const resultCode = async () =>
    (await at.student.calls(getResult, { AttemptId: pastAttempt })).Code
  await expect.poll(resultCode, { timeout: 9_000 }).toBe(0)
  const { Data: past } = await at.teacher.calls(getManagedExam, { Id: pastExam })
  await at.teacher.calls(moveExam, { Id: pastExam, Action: 'archive', Version: past.Version })
  const read = await at.teacher.calls(getQuestion, { Id: bank.questions[0]?.id ?? '' })
  expect(leaksIn(read, bank)).toEqual(
    expect.arrayContaining([secrets.explanation, secrets.source, stemOf(0), 'option with Kind']),
  )
  exam = newId()
  const { leaks } = await leaksTo('student', student())
  expect(leaks).toContain(`/api/Practice/Get: ${secrets.explanation}`)
  expect(leaks).toContain(`/api/WrongItem/Get: ${secrets.explanation}`)
  expect(leaks).toContain(`/api/Exam/GetResult: ${secrets.explanation}`)
  expect(leaks).toContain('/api/Exam/GetResult: option with Kind')
}, 120_000)

describe('check 22: while it is sat', () => {
  beforeAll(async () => {
    const targets = [
      { Kind: 'person' as const, Id: at.people['a.student1'] ?? '', Excluded: false },
    ]
    exam = await at.exam(
      { Id: paperId, No: 1 },
      {
        Name: examName,
        AccessCode: accessCode,
        Targets: targets,
        Release: { Score: 'manual', Answers: 'manual', Keys: 'manual' },
      },
    )
  })

  test.each([
    ['nobody in particular', 'anonymous', undefined, undefined],
    ['a guest', 'guest', 'guest1', undefined],
    ['another student', 'student', 'student2', undefined],
    ['a student of another school', 'student', 'student1', 'b.localhost'],
    ['a teacher of another school', 'teacher', 'teacher1', 'b.localhost'],
  ] as const)(
    '%s is told nothing of it, nor that there is one',
    async (_who, role, login, host) => {
      const enter = login ? student(login, host) : async () => app.visitor()
      const { leaks, count } = await leaksTo(role, enter)
      expect(leaks).toEqual([])
      expect(count).toBeGreaterThan(20)
      const list = await (await enter()).calls(listExams, {})
      expect(JSON.stringify(list.Data ?? null)).not.toContain(examName)
    },
    120_000,
  )

  test('a teacher without a right to it reads the bank and frozen papers, as all teachers do, and nothing else', async () => {
    const { leaks, count } = await leaksTo('teacher', student('teacher2'), {
      mayRead: (path) => /^\/api\/(?:QuestionBank|QuestionExchange|ExamPaper)\//.test(path),
    })
    expect(leaks).toEqual([])
    expect(count).toBeGreaterThan(100)
  }, 120_000)

  test('its examinee is told nothing before, of each section when it is there, of keys never', async () => {
    const none = await leaksTo('student', student())
    expect(none.leaks).toEqual([])
    const started = await at.student.calls(startAttempt, { ExamId: exam, AccessCode: accessCode })
    const sitting: Sitting = started.Data
    const { AttemptId, Epoch } = sitting
    const inSight = [stemOf(0), optionWord]
    expect(leaksIn(started, bank, inSight)).toEqual([])
    expect(leaksIn(started, bank)).toEqual(expect.arrayContaining(inSight))
    const wrong = at
      .question(sitting, 'A1')
      .Options.find(({ OptionId }) => !bank.rights.has(OptionId))
    const Items = [
      {
        QuestionId: at.question(sitting, 'A1').QuestionId,
        Seq: 1,
        Answer: { Options: [wrong?.OptionId ?? ''] },
      },
    ]
    const saved = await at.student.calls(saveAnswers, { AttemptId, Epoch, Items })
    expect(saved.Code).toBe(0)
    expect(leaksIn(saved, bank)).toEqual([])
    const beat = await at.student.calls(pulse, { AttemptId, Epoch, Unsent: 0, QuestionId: newId() })
    expect(leaksIn(beat, bank)).toEqual([])
    const during = await leaksTo('student', student(), { ids: { AttemptId } })
    expect(during.leaks).toEqual([])
    const stepwise = sitting.Sections.flatMap(({ Questions }) => Questions).find(({ Parts }) =>
      Parts.some(({ Reached }) => !Reached),
    )
    if (stepwise) {
      const next = await at.student.calls(nextPart, {
        AttemptId,
        Epoch,
        QuestionId: stepwise.QuestionId,
      })
      expect(leaksIn(next, bank, [...inSight, secrets.later])).toEqual([])
    }
    for (const [nth, { SectionId }] of sitting.Sections.slice(0, -1).entries()) {
      const moved = await at.student.calls(nextSection, { AttemptId, Epoch, SectionId })
      expect(moved.Code).toBe(0)
      expect(leaksIn(moved, bank, [stemOf(nth + 1), optionWord])).toEqual([])
      expect(leaksIn(moved, bank)).toContain(stemOf(nth + 1))
    }
    const done = await at.student.calls(submitAttempt, { AttemptId, Epoch, Items: [] })
    expect(leaksIn(done, bank)).toEqual([])
    const after = await leaksTo('student', student(), { ids: { AttemptId } })
    expect(after.leaks).toEqual([])
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
    expect(leaksIn(out, bank)).toEqual(
      expect.arrayContaining([secrets.explanation, 'option with Kind']),
    )
  }, 20_000)
})
