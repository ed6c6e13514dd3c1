import { afterAll, beforeAll, expect, test } from 'vitest'
import { listExams, type Sitting } from '@xinglin/contract/exams'
import { callsByRoom } from '@xinglin/contract/specification'
import { newId } from '#platform/ids'
import { Examining, secrets, testApp, type TestApp, type Visitor } from '#testing'

// Whatever somebody asks while an examination is sat, no byte that leaves holds a key, a weight, an explanation, a score or
// what comes later in the paper.

let app: TestApp
let at: Examining
let exam: string
let sitting: Sitting
let paper: { Id: string; No: number }
beforeAll(async () => {
  app = await testApp({ callsPerMinute: Number.POSITIVE_INFINITY })
  at = await Examining.at(app)
  paper = await at.frozen(at.form(at.sections({ OneWay: true })))
  exam = await at.exam(paper, { Release: { Score: 'manual', Answers: 'manual', Keys: 'manual' } })
  sitting = await at.start(exam)
  await at.start(exam, at.other)
})
afterAll(() => app.close())

/** Every name by which a call may ask for something of the examination. */
const bodies = (): object[] => {
  const { AttemptId, Epoch } = sitting
  const questions = sitting.Sections.flatMap(({ Questions }) => Questions)
  const last = questions.at(-1)?.QuestionId ?? ''
  const ids = [exam, paper.Id, AttemptId, last]
  return ids.map((id) => ({
    Id: id,
    ExamId: exam,
    AttemptId,
    Epoch,
    QuestionId: id,
    RoundId: id,
    PersonId: at.people['a.student1'],
    PaperId: paper.Id,
    No: 1,
    Items: [],
    Examinee: '1',
    SearchKey: '题干',
    Key: '题干',
  }))
}

/** The rooms that know of examinations, of what they ask, or of what comes of them. */
const rooms = [
  'exams',
  'questions',
  'scores',
  'today',
  'messages',
  'assignments',
  'search',
  'statistics',
] as const

/** What leaves of every call of those rooms, those left out that change how far the paper is reached. */
const everythingFor = async (visitor: Visitor, but: readonly string[]): Promise<string[]> => {
  const found: string[] = []
  for (const call of rooms.flatMap((room) => Object.values(callsByRoom[room] ?? {}))) {
    if (but.includes(call.path)) continue
    for (const body of bodies()) {
      const answered = await visitor.calls(call, body)
      found.push(`${call.path} ${JSON.stringify(answered)}`)
    }
  }
  return found
}

const { later, ...keys } = secrets
const told = (all: readonly string[]): string[] =>
  all.filter(
    (one) =>
      [later, ...Object.values(keys)].some((word) => one.includes(word)) ||
      /"(?:Kind|kind)":"(?:right|key)"/.test(one) ||
      /"Truth"|"Right":"/.test(one),
  )

const moving = [
  '/api/Exam/NextSection',
  '/api/Exam/NextPart',
  '/api/Exam/Submit',
  // A round of practice tells what it asks once it was answered; nobody answers here.
  '/api/Practice/Answer',
]

test('check 22: nobody who may sit it is told anything during it', async () => {
  const others = [at.student, at.other, app.visitor(), await app.signedIn('guest1')]
  for (const visitor of others) {
    const all = await everythingFor(visitor, moving)
    expect(all.length).toBeGreaterThan(200)
    expect(told(all).map((one) => one.slice(0, 200))).toEqual([])
  }
  // Nothing of it ended the sessions: what was asked last was answered too.
  for (const visitor of [at.student, at.other])
    expect((await visitor.calls(listExams, {})).Code).toBe(0)
}, 240_000)

test('the same questions do tell those who wrote the paper: this is not blind', async () => {
  const all = await everythingFor(at.admin, moving)
  expect(told(all).length).toBeGreaterThan(3)
}, 240_000)

test('an id that is nobody’s is as far from an answer as another’s attempt', async () => {
  const foreign = { ...sitting, AttemptId: newId() }
  expect((await at.save(foreign, [], at.other)).Code).toBe(-404)
  expect((await at.save(sitting, [], at.other)).Code).toBe(-404)
})
