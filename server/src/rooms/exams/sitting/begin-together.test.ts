import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextSection, startAttempt, type Sitting } from '@xinglin/contract/exams'
import { newId } from '#platform/ids'
import { Examining, testApp, type TestApp, type Visitor } from '#testing'

// Who begins at the same bell shares a transaction; each keeps their own outcome.

let app: TestApp
let at: Examining
let paper: { Id: string; No: number }
beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  paper = await at.frozen()
})
afterAll(() => app.close())

const begin = async (who: Visitor, ExamId: string, more: object = {}) => {
  const { Code, Data } = await who.calls(startAttempt, { ExamId, ...more })
  return { Code, sitting: Data as Sitting }
}
const leave = ({ AttemptId, Epoch, Sections }: Sitting, no: number, who: Visitor) =>
  who.calls(nextSection, { AttemptId, Epoch, SectionId: Sections[no]?.SectionId ?? '' })
const inSchool = async (what: ReturnType<typeof sql>) =>
  (await app.database.within(app.fixture.schools.a, (db) => db.execute(what))).rows
const events = (examId: string) =>
  inSchool(
    sql`select kind, detail from exam_event where exam_id = ${examId} and attempt_id is not null order by at, id`,
  )

test('whoever may not begin is refused alone: the others of the same moment have their papers', async () => {
  const Targets = [{ Kind: 'person' as const, Id: at.people['a.student1'] ?? '', Excluded: false }]
  const [open, guarded, own, closed] = [
    await at.exam(paper),
    await at.exam(paper, { AccessCode: '8421' }),
    await at.exam(paper, { Targets }),
    await at.exam(paper, { OpensAt: new Date(Date.now() + 60_000).toISOString() }),
  ]
  const outcomes = await Promise.all([
    begin(at.student, open),
    begin(at.other, open),
    begin(at.student, guarded, { AccessCode: '8421' }),
    begin(at.other, guarded, { AccessCode: '8422' }),
    begin(at.student, own),
    begin(at.other, own),
    begin(at.student, closed),
    begin(at.other, newId()),
  ])
  expect(outcomes.map(({ Code }) => Code)).toEqual([0, 0, 0, -10008, 0, -404, -1, -404])
  const [one, other] = outcomes.map(({ sitting }) => sitting)
  expect(one?.AttemptId).not.toBe(other?.AttemptId)
  expect(one?.Sections.flatMap(({ Questions }) => Questions)).toHaveLength(11)
  expect(await events(own)).toHaveLength(1)
})

test('two windows that begin at once have one attempt, and the computed questions of it once', async () => {
  const exam = await at.exam(paper)
  const all = await Promise.all(Array.from({ length: 8 }, () => begin(at.student, exam)))
  expect(new Set(all.map(({ sitting }) => sitting.AttemptId)).size).toBe(1)
  expect(all.map(({ sitting }) => sitting.Epoch).toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ])
})

test('an opening that is sent again because its answer was lost is the same one', async () => {
  const exam = await at.exam(paper)
  const [OpeningId, next] = [newId(), newId()]
  const first = await begin(at.student, exam, { OpeningId })
  const again = await begin(at.student, exam, { OpeningId })
  expect([first.sitting.Epoch, again.sitting.Epoch]).toEqual([1, 1])
  expect((await begin(at.student, exam, { OpeningId: next })).sitting.Epoch).toBe(2)
  // The first window once more, after another opened the attempt: it is an opening of its own.
  expect((await begin(at.student, exam, { OpeningId })).sitting.Epoch).toBe(3)
  expect((await events(exam)).map(({ kind }) => kind)).toEqual(['start', 'open', 'open'])
})

test('whoever leaves a section with others comes to their own next one, and leaving it twice leads no further', async () => {
  const exam = await at.exam(await at.frozen(at.form(at.sections({ OneWay: true }))))
  const sittings = [
    [(await begin(at.student, exam)).sitting, at.student],
    [(await begin(at.other, exam)).sitting, at.other],
  ] as const
  const moved = await Promise.all(
    sittings.flatMap(([sitting, who]) => [leave(sitting, 0, who), leave(sitting, 0, who)]),
  )
  for (const { Code, Data } of moved) {
    expect(Code).toBe(0)
    expect((Data as Pick<Sitting, 'Sections'>).Sections.map(({ State }) => State)).toEqual([
      'left',
      'open',
      'later',
    ])
  }
})
