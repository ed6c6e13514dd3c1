import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asker, idsIn, probesFor, rowsOf, type Probe } from './attacks/example-inputs.ts'
import { demoPasswords } from '../seed/index.ts'
import { demoApp } from './testing/demo.ts'
import type { TestApp } from '#testing'

// A student of the same school sends the ids of what is another student's own to every call, and nothing comes of it.

/** What a student has for themself alone: a row of theirs, or one that hangs on such a row. */
const own = [
  'attempt',
  'attempt_item',
  'attempt_event',
  'run',
  'score_sheet',
  'score_dimension',
  'note',
  'study_day',
  'favourite',
  'consultation_session',
  'consultation_event',
  'consultation_wording',
  'consultation_appeal',
  'experiment_session',
  'experiment_event',
  'experiment_draft',
  'elsewhere_pass',
  'elsewhere_result',
  'operation_session',
  'operation_event',
  'assignment_draft',
  'assignment_submission',
  'marked_work',
  'work_mark',
  'work_recheck',
  'exam_attempt',
  'exam_answer',
  'exam_answer_event',
  'exam_score',
  'exam_written',
  'feedback',
  'feedback_post',
  'inquiry',
  'inquiry_post',
]

let app: TestApp
let client: pg.Client
let probes: readonly Probe[]
let owner: { schoolId: string; personId: string }
let before: Map<string, readonly string[]>
let secret: Set<string>

/** A question that was asked before fellow students is theirs to read and to answer. */
const isShared = (table: string, row: string): boolean =>
  table === 'inquiry' && !row.includes('teachers')

/** Rows of those tables that mention the student, or something that is the student's own. */
const ownRows = async (): Promise<Map<string, readonly string[]>> => {
  const rows = await rowsOf(client, owner.schoolId)
  const mine = new Set([owner.personId])
  const attempts = (rows.get('attempt') ?? []).filter((row) => row.includes(owner.personId))
  const sessions = [
    'consultation_session',
    'experiment_session',
    'operation_session',
    'marked_work',
    'exam_attempt',
    'inquiry',
  ].flatMap((table) =>
    (rows.get(table) ?? []).filter((row) => row.includes(owner.personId) && !isShared(table, row)),
  )
  for (const row of [...attempts, ...sessions]) {
    // The first is the school, the second the row's own.
    const [, id] = idsIn(row)
    if (id) mine.add(id)
  }
  return new Map(
    own.map((table) => [
      table,
      (rows.get(table) ?? []).filter(
        (row) => !isShared(table, row) && idsIn(row).some((id) => mine.has(id)),
      ),
    ]),
  )
}

beforeAll(async () => {
  app = await demoApp()
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ school_id: string; id: string }>(
    `select p.school_id, p.id from person p join account a on a.id = p.account_id join school s on s.id = p.school_id
     where s.key = 'qinghe' and a.login_norm = 'student1'`,
  )
  const [one] = rows
  if (!one) throw new Error('no demo')
  owner = { schoolId: one.school_id, personId: one.id }
  probes = await probesFor(client, owner, 2)
  before = await ownRows()
  const others = new Set(
    [...(await rowsOf(client, owner.schoolId))]
      .filter(([table]) => !own.includes(table))
      .flatMap(([, all]) => all.flatMap(idsIn)),
  )
  secret = new Set(
    [...before.values()]
      .flat()
      .flatMap(idsIn)
      .filter((id) => !others.has(id)),
  )
}, 180_000)
afterAll(async () => {
  await client.end()
  await app.close()
})

const toldOf = async (who: 'student' | 'guest' | 'anonymous', login: string) => {
  const ask = asker(async () => {
    const visitor = app.visitor()
    if (login) await visitor.signIn(login, demoPasswords['qinghe'] ?? '')
    return visitor
  })
  const texts = new Set<string>()
  // What a visitor wrote under an id of theirs comes back under it.
  const written = new Set<string>()
  for (const probe of probes.filter(({ call }) => call.who.includes(who))) {
    const { Code, Data, Msg } = await ask(probe)
    const sent = new Set(idsIn(JSON.stringify(probe.input)))
    if (Code === 0 && !probe.call.keyless)
      for (const id of idsIn(JSON.stringify((probe.input as { Id?: unknown }).Id ?? '')))
        written.add(id)
    const shown = idsIn(JSON.stringify({ Data, Msg }))
    if (shown.some((id) => secret.has(id) && !sent.has(id) && !written.has(id)))
      texts.add(`${login}: ${probe.call.path}`)
  }
  return [...texts]
}

test('there is something to be told', () => {
  expect(secret.size).toBeGreaterThan(10)
  expect([...before.values()].filter((rows) => rows.length > 0).length).toBeGreaterThan(5)
})

test('another student, a guest and a passer-by are told nothing of it, by any call', async () => {
  const answers = await Promise.all([
    toldOf('student', 'student2'),
    toldOf('guest', 'guest1'),
    toldOf('anonymous', ''),
  ])
  expect(answers.flat()).toEqual([])
}, 300_000)

test('and have changed nothing of it', async () => {
  const now = await ownRows()
  for (const [table, rows] of before) expect(now.get(table), table).toEqual(rows)
})

test('whose it is, is told by the same questions: this is not blind', async () => {
  expect((await toldOf('student', 'student1')).length).toBeGreaterThan(2)
  const now = await ownRows()
  const changed = [...before].filter(([table, rows]) => now.get(table)?.join() !== rows.join())
  expect(changed.length).toBeGreaterThan(1)
}, 300_000)
