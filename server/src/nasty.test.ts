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

test.each(everyCall.map((call) => [call.path, call] as const))(
  '%s never faults, whatever a member holds',
  async (path, call) => {
    const told: string[] = []
    let asked = 0
    // A query of more than 16 kB is refused by the HTTP server itself, before there is a call.
    const inQuery = call.method === 'GET' || call.fileBody
    const values = inQuery ? nasty.filter((one) => String(one).length < 100) : nasty
    for (const value of values) {
      const input = Object.fromEntries(names.map((name) => [name, value]))
      const alone = namesOf(call).map((name) => ({
        CourseId: app.fixture.courses['a.open'],
        [name]: value,
      }))
      const inputs = path.includes('UserManage') ? [input] : [input, ...alone]
      for (const one of inputs) {
        const turn = asked++ % logins.length
        const visitor = visitors[turn] ?? app.visitor()
        const { http, Code } = await visitor.calls(call, one)
        if (http >= 500 || Number.isNaN(Code))
          told.push(`${JSON.stringify(one).slice(0, 120)}: ${http} ${Code}`)
        // Some calls end a session: whoever lost theirs comes in again.
        if (http === 401 && visitor.session) visitors[turn] = await enter(logins[turn] ?? null)
      }
    }
    expect(told).toEqual([])
  },
  60_000,
)
