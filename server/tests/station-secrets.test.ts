import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '@xinglin/contract/call'
import {
  enterStation,
  findStations,
  getManagedExam,
  getResult,
  moveExam,
  nextPart,
  nextSection,
  pulse,
  saveAnswers,
  startAttempt,
  submitAttempt,
  type PaperStation,
  type Sitting,
} from '@xinglin/contract/exams'
import { ask, finish } from '@xinglin/contract/simulations/consultation'
import { finishOperation } from '@xinglin/contract/simulations/operation'
import { submitLabReport } from '@xinglin/contract/simulations/experiment'
import { everyCall } from '@xinglin/contract/specification'
import { newId } from '#platform/ids'
import {
  actionId,
  Examining,
  Experimenting,
  firstCase,
  firstProcedure,
  firstProtocol,
  testApp,
  type Answered,
  type TestApp,
  type Visitor,
} from '#testing'
import { asker } from './attacks/example-inputs.ts'
import { callsWithIds } from './attacks/examination-leaks.ts'

// Check 22 for stations: what is looked for in a case, a procedure and an experiment, what a station came to, and the key by
// which a file of answers is sealed leave by no call, whoever makes it.

const release = { Score: 'manual', Answers: 'manual', Keys: 'manual' } as const

/** What authors write of how a case, a procedure or an experiment is assessed. */
const ofAuthors = new Set(['why', 'teach', 'task', 'feedback', 'danger', 'explanation'])
const shortest = 10

const secretsIn = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string')
    return ofAuthors.has(name) && value.length >= shortest ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => secretsIn(one, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => secretsIn(one, key))
}

/** Reasons that whoever goes the golden way gives for what they suppose: their own words, which they are shown again. */
const own = new Set(firstProtocol().steps.map(({ why }) => why.slice(0, 40)))
const words = [
  ...new Set([firstCase(), firstProcedure(), firstProtocol()].flatMap((one) => secretsIn(one))),
].filter((word) => !own.has(word))

let app: TestApp
let at: Examining
let exam: string
let paperId: string
let sitting: Sitting
let stations: readonly PaperStation[]
let sessions: readonly string[]
let fileKey: string

/** What an answer tells that nobody may be told while results are not out. */
const leaksIn = ({ Data, Msg, headers }: Answered, hidden: readonly string[] = words): string[] => {
  const text = JSON.stringify({ Data, Msg, headers })
  return [
    ...hidden.filter((word) => text.includes(JSON.stringify(word).slice(1, -1))),
    ...(text.includes(fileKey) ? ['the key of a file of answers'] : []),
    ...(/"(?:Composite|Score)":\d/.test(text) ? ['a score'] : []),
  ]
}

/** Calls that end the session or move the sitting: made by name, or of no use here. */
const apart = new Set<string>(
  [startAttempt, nextSection, nextPart, saveAnswers, submitAttempt, pulse].map(({ path }) => path),
)
const ending = new Set<string>([finish, finishOperation, submitLabReport].map(({ path }) => path))

const leaksTo = async (
  role: Call['who'][number],
  enter: () => Promise<Visitor>,
  {
    calls = (): boolean => true,
    hidden = words,
  }: { calls?: (path: string) => boolean; hidden?: readonly string[] } = {},
) => {
  const probes = callsWithIds(
    everyCall.filter(({ path, who }) => !apart.has(path) && who.includes(role) && calls(path)),
    { ExamId: exam, PaperId: paperId, AttemptId: sitting.AttemptId },
    [...sessions, stations[0]?.Id ?? '', exam],
  )
  const ask = asker(enter)
  const leaks = new Set<string>()
  for (const probe of probes)
    for (const leak of leaksIn(await ask(probe), hidden)) leaks.add(`${probe.call.path}: ${leak}`)
  return { leaks: [...leaks], count: probes.length }
}

beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  const work = async (Kind: PaperStation['Kind'], SearchKey: string): Promise<PaperStation> => {
    const { Data } = await at.teacher.calls(findStations, { Kind, SearchKey })
    return { Id: newId(), Kind, WorkId: Data.List[0].WorkId, Minutes: 60, Tenths: 100 }
  }
  stations = [
    await work('consultation', firstCase().title),
    await work('operation', firstProcedure().title),
    await work('experiment', firstProtocol().title),
  ]
  const form = at.form([at.section('考站', [], { Stations: [...stations] })])
  const paper = await at.frozen(form)
  paperId = paper.Id
  exam = await at.exam(paper, {
    Release: release,
    Minutes: 100,
    Targets: [{ Kind: 'person', Id: at.people['a.student1'] ?? '', Excluded: false }],
  })
  sitting = await at.start(exam)
  fileKey = sitting.FileKey
  const { AttemptId, Epoch } = sitting
  const entered = []
  for (const { Id } of stations)
    entered.push(await at.student.calls(enterStation, { AttemptId, Epoch, QuestionId: Id }))
  sessions = entered.map(({ Data }) => Data.SessionId)
  const [patient = '', , bench = ''] = sessions
  await at.student.calls(ask, {
    SessionId: patient,
    Seq: 0,
    ClientActionId: actionId(),
    Text: '您哪里不舒服？',
  })
  const nowhere = { CourseId: newId(), ProgressId: newId(), ItemId: newId() }
  const opened = { Code: 0, Msg: '', headers: {}, Data: { SessionId: bench, Seq: 0 } } as Answered
  await new Experimenting(at.student, nowhere, opened).goTheGoldenWay(4)
}, 120_000)
afterAll(() => app.close())

const as = (login: string, host?: string) => (): Promise<Visitor> => app.signedIn(login, host)

describe('check 22: of stations', () => {
  test('there is much to be told', () => expect(words.length).toBeGreaterThan(100))

  test.each([
    ['nobody in particular', 'anonymous', undefined, undefined],
    ['a guest', 'guest', 'guest1', undefined],
    ['another student', 'student', 'student2', undefined],
    ['a student of another school', 'student', 'student1', 'b.localhost'],
  ] as const)(
    '%s is told nothing',
    async (_who, role, login, host) => {
      const enter = login ? as(login, host) : async () => app.visitor()
      const { leaks, count } = await leaksTo(role, enter)
      expect(leaks).toEqual([])
      expect(count).toBeGreaterThan(20)
    },
    240_000,
  )

  test('its examinee is told nothing while they are in them, when each ends, and after the hand-in', async () => {
    const during = await leaksTo('student', as('student1'), { calls: (path) => !ending.has(path) })
    expect(during.leaks).toEqual([])
    const ends = await leaksTo('student', as('student1'), { calls: (path) => ending.has(path) })
    expect(ends.leaks).toEqual([])
    expect((await at.submit(sitting)).Code).toBe(0)
    const after = await leaksTo('student', as('student1'))
    expect(after.leaks).toEqual([])
  }, 400_000)

  test('a teacher who does not watch it is not told the key of its files, nor what a station came to', async () => {
    const { leaks } = await leaksTo('teacher', as('teacher2'), { hidden: [] })
    expect(leaks).toEqual([])
  }, 240_000)
})

test('the test can see: once results are out the same reading meets words of authors and scores, and the key at the start', async () => {
  const { Data: managed } = await at.teacher.calls(getManagedExam, { Id: exam })
  const { AttemptId } = sitting
  const read = () => at.student.calls(getResult, { AttemptId })
  await expect.poll(async () => (await read()).Msg, { timeout: 30_000 }).toBe('成绩未公布')
  await at.teacher.calls(moveExam, { Id: exam, Action: 'release', Version: managed.Version })
  const seen = leaksIn(await read())
  expect(seen).toContain('a score')
  expect(seen.filter((leak) => words.includes(leak)).length).toBeGreaterThan(10)
  expect(leaksIn({ Code: 0, Msg: '', headers: {}, Data: sitting } as Answered)).toEqual([
    'the key of a file of answers',
  ])
}, 60_000)
