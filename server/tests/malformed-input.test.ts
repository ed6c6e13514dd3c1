import { afterAll, beforeAll, expect, test } from 'vitest'
import { toJSONSchema } from 'zod/mini'
import { everyCall } from '@xinglin/contract/specification'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
/** Who asks, in turn: a guest (null) and people, each with the session they have at the time. */
const logins = [null, 'student1', 'admin1'] as const
const visitors: Visitor[] = []
const enter = (login: string | null): Promise<Visitor> =>
  login === null ? Promise.resolve(app.visitor()) : app.signedIn(login)
beforeAll(async () => {
  app = await testApp()
  visitors.push(...(await Promise.all(logins.map(enter))))
})
afterAll(() => app.close())

/** Values that a member never holds in good faith. */
const nasty: readonly unknown[] = [
  null,
  '',
  'x'.repeat(5_000),
  "'; drop table course; --",
  '%_\\',
  '\u202e\u0007',
  'a\u0000b',
  '+275760-09-13',
  '0000-01-01',
  '2026-13-45',
  0,
  -1,
  1.5,
  99_999,
  9_007_199_254_740_991,
  1e308,
  true,
  [],
  [[[]]],
  {},
  { constructor_: 1 },
]

type Described = {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly anyOf?: readonly Described[]
  readonly allOf?: readonly Described[]
}

const namesIn = ({ properties = {}, anyOf = [], allOf = [] }: Described): string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...allOf].flatMap(namesIn),
]

/** The names of what a call reads, but for the bytes of a file: those have tests of their own. */
const namesOf = ({ input }: (typeof everyCall)[number]): string[] =>
  [
    ...new Set(namesIn(toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Described)),
  ].filter((name) => name !== 'Bytes')

/** Every name that any call reads, so that members travel where they do not belong too. */
const names = [...new Set(everyCall.flatMap(namesOf))]

const enough = 100

/** What a call reads at most: a larger body is refused before there is a call, by a rule with tests of its own. */
const maxBytes = 60_000

/** Members of every call together, each with the same value: as many as a body has room for, others for each call. */
const everywhere = (value: unknown, turn: number): object => {
  const room = Math.max(1, Math.floor(maxBytes / (JSON.stringify(value).length + 20)))
  const from = turn % names.length
  const some = [...names.slice(from), ...names.slice(0, from)].slice(0, room)
  return Object.fromEntries(some.map((name) => [name, value]))
}

/** Of many inputs a hundred, or as many as everybody together may send within a minute, from all over the list. */
const asManyAsMayBe = (
  inputs: readonly object[],
  { perMinute = enough }: (typeof everyCall)[number],
) => {
  const most = Math.min(enough, perMinute * logins.length)
  const apart = Math.ceil(inputs.length / most)
  return inputs.filter((_, at) => at % Math.max(1, apart) === 0)
}

test.each(everyCall.map((call) => [call.path, call] as const))(
  '%s never faults, whatever a member holds',
  async (path, call) => {
    const problems: string[] = []
    let calls = 0
    // A query of more than 16 kB is refused by the HTTP server itself, before there is a call.
    const inQuery = call.method === 'GET' || call.fileBody
    const values = inQuery ? nasty.filter((one) => String(one).length < 100) : nasty
    const turnOfCall = everyCall.indexOf(call)
    const all = values.flatMap((value) => {
      const input = everywhere(value, turnOfCall)
      const alone = namesOf(call).map((name) => ({
        CourseId: app.fixture.courses['a.open'],
        [name]: value,
      }))
      return path.includes('UserManage') ? [input] : [input, ...alone]
    })
    for (const one of asManyAsMayBe(all, call)) {
      const turn = calls++ % logins.length
      const { http, Code } = await (visitors[turn] ?? app.visitor()).calls(call, one)
      if (http >= 500 || http === 429 || Number.isNaN(Code))
        problems.push(`${JSON.stringify(one).slice(0, 120)}: ${http} ${Code}`)
      // Some calls end a session: whoever lost theirs comes in again.
      if (http === 401 && visitors[turn]?.session)
        visitors[turn] = await enter(logins[turn] ?? null)
    }
    expect(problems).toEqual([])
  },
  60_000,
)
