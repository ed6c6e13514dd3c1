import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Principal } from '@xinglin/contract/call'
import { nobody } from '@xinglin/contract/call'
import { everyCall } from '@xinglin/contract/specification'
import { asker, idsIn, probesFor, rowsOf, type Probe } from './attacks/example-inputs.ts'
import { demoPasswords } from '../seed/index.ts'
import { demoApp } from './testing/demo.ts'
import type { TestApp } from '#testing'

// Somebody of one school sends the ids of everything that another school owns to every call, and nothing comes of it.

/** Of the platform, not of a school: an operator founds and suspends any. */
const ofThePlatform = everyCall.filter(({ path }) =>
  /\/(?:MakeSchool|SuspendSchool|ListSchools|Pack\/Grant)$/.test(path),
)

let app: TestApp
let client: pg.Client
let probes: readonly Probe[]
let ofA: Map<string, readonly string[]>
/** Ids that only A has. */
let idsOfA: Set<string>

const rowsAt = async (key: string): Promise<Map<string, readonly string[]>> => {
  const { rows } = await client.query<{ id: string }>('select id from school where key = $1', [key])
  return rowsOf(client, rows[0]?.id ?? '')
}
const allIds = (rows: Map<string, readonly string[]>): Set<string> =>
  // The empty id is nobody's.
  new Set(
    [...rows.values()]
      .flat()
      .flatMap(idsIn)
      .filter((id) => id !== nobody),
  )

beforeAll(async () => {
  app = await demoApp()
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ school_id: string; id: string }>(
    `select p.school_id, p.id from person p join account a on a.id = p.account_id join school s on s.id = p.school_id
     where s.key = 'qinghe' and a.login_norm = 'student1'`,
  )
  const [owner] = rows
  if (!owner) throw new Error('no demo')
  probes = (await probesFor(client, { schoolId: owner.school_id, personId: owner.id }, 2)).filter(
    ({ call }) => !ofThePlatform.includes(call),
  )
  ofA = await rowsAt('qinghe')
  const others = allIds(await rowsAt('beiling'))
  idsOfA = new Set([...allIds(ofA)].filter((id) => !others.has(id)))
}, 180_000)
afterAll(async () => {
  await client.end()
  await app.close()
})

type Asking = { readonly who: Principal; readonly host: string; readonly password: string }
const inA = { host: 'a.localhost', password: demoPasswords['qinghe'] ?? '' }
const inB = { host: 'b.localhost', password: demoPasswords['beiling'] ?? '' }

/** Calls that answered with an id of A that was not sent to them, and how many requests were heard out. */
const toldOfA = async ({ who, host, password }: Asking) => {
  const ask = asker(async () => {
    const visitor = app.visitor(host)
    if (who !== 'anonymous') await visitor.signIn(`${who}1`, password)
    return visitor
  })
  const texts = new Set<string>()
  let calls = 0
  // Whom a call is refused to altogether, server/tests/permissions.test.ts tries.
  for (const probe of probes.filter(({ call }) => call.who.includes(who))) {
    const { http, Data, Msg } = await ask(probe)
    expect(http, `${probe.call.path} ${JSON.stringify(probe.input)}`).toBeLessThan(500)
    if (http === 200) calls += 1
    const sent = new Set(idsIn(JSON.stringify(probe.input)))
    if (idsIn(JSON.stringify({ Data, Msg })).some((id) => idsOfA.has(id) && !sent.has(id)))
      texts.add(`${who}: ${probe.call.path}`)
  }
  return { texts: [...texts], calls }
}

test('nobody of another school is told anything of this one, by any call', async () => {
  const all = ['anonymous', 'guest', 'student', 'teacher', 'admin', 'operator'] as const
  const answers = await Promise.all(all.map((who) => toldOfA({ who, ...inB })))
  expect(answers.flatMap(({ texts }) => texts)).toEqual([])
  expect(answers.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(3_000)
}, 300_000)

test('and nobody has changed anything of it', async () => {
  const now = await rowsAt('qinghe')
  for (const [table, rows] of ofA) expect(now.get(table), table).toEqual(rows)
})

test('the same questions do tell its own people, and change what is theirs: this is not blind', async () => {
  const paths = new Set<string>()
  for (const who of ['student', 'teacher', 'admin'] as const)
    for (const one of (await toldOfA({ who, ...inA })).texts) paths.add(one.split(': ')[1] ?? '')
  expect(paths.size).toBeGreaterThan(35)
  const now = await rowsAt('qinghe')
  const changed = [...ofA].filter(([table, rows]) => now.get(table)?.join() !== rows.join())
  expect(changed.length).toBeGreaterThan(5)
}, 300_000)
