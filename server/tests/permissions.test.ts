import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, type PostKind, postKinds, type Principal } from '@xinglin/contract/call'
import { mintPreview } from '@xinglin/contract/previews'
import { everyCall } from '@xinglin/contract/specification'
import { readPreviewSource } from '@xinglin/wire'
import { newId } from '#platform/ids'
import { enterOffice, postHolder, testApp, type TestApp, type Visitor } from '#testing'

/** A column of docs/permissions.md. */
type Column = Principal | PostKind

/** The columns before the menu, in their order. */
const principals: readonly Principal[] = [
  'anonymous',
  'guest',
  'preview',
  'student',
  'teacher',
  'admin',
  'operator',
]

/** All of them; those of posts stand behind the menu, and say what a teacher's say where they are empty. */
const columns: readonly Column[] = [...principals, ...postKinds]

type Sign = '✓' | '–' | '→'
type Row = { readonly path: string; readonly signs: readonly Sign[]; readonly menu: number }

/** The rows of the page; a sign that was forgotten or mistyped would otherwise be a cell that nobody tries. */
const rowsOf = (page: string): Row[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| `/'))
    .map((line) => {
      const [path = '', ...cells] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      const own = cells.slice(0, principals.length)
      const [menu = '', ...ofPosts] = cells.slice(principals.length)
      const teachers = own[principals.indexOf('teacher')] ?? '–'
      const signs = [...own, ...postKinds.map((_kind, at) => ofPosts[at] || teachers)]
      if (
        !signs.every((sign) => /^[✓–→]$/.test(sign)) ||
        !/^[1-5]?$/.test(menu) ||
        ofPosts.length > postKinds.length
      )
        throw new Error(`docs/permissions.md: ${line}`)
      return { path: path.replaceAll('`', ''), signs: signs as Sign[], menu: Number(menu) }
    })

const rows = rowsOf(readFileSync(new URL('../../docs/permissions.md', import.meta.url), 'utf8'))
const callOf = new Map<string, Call>(everyCall.map((call) => [call.path, call]))

let app: TestApp
let inA: Map<Column, Visitor>
let inB: Map<Column, Visitor>

const isPost = (one: Column): one is PostKind => postKinds.includes(one as PostKind)

const holders = new Set<string>()

/** Whoever holds a post is made the first time. */
const enterWithPost = (kind: PostKind, host: string): Promise<Visitor> => {
  if (holders.has(`${kind} ${host}`)) return enterOffice(app, `holder-of-${kind}`, host)
  holders.add(`${kind} ${host}`)
  return postHolder(app, kind, { host })
}

const enter = async (one: Column, host: string): Promise<Visitor> => {
  if (isPost(one)) return enterWithPost(one, host)
  if (one === 'anonymous') return app.visitor(host)
  if (one !== 'preview') return app.signedIn(`${one}1`, host)
  const teacher = await app.signedIn('teacher1', host)
  const [letter = 'a'] = host
  const CourseId = app.fixture.courses[`${letter}.open`]
  const { Data } = await teacher.calls(mintPreview, { Id: newId(), CourseId })
  const holder = app.visitor(host)
  const { UserName, PassWord } = readPreviewSource(Data.Source)
  await holder.signIn(UserName, PassWord)
  return holder
}

const everybody = async (host: string): Promise<Map<Column, Visitor>> => {
  const entered = new Map<Column, Visitor>()
  for (const one of columns) entered.set(one, await enter(one, host))
  return entered
}

beforeAll(async () => {
  app = await testApp()
  await app.database.global.execute(`update school set menu_codes = '{}' where key = 'b'`)
  inA = await everybody('a.localhost')
  inB = await everybody('b.localhost')
})
afterAll(() => app.close())

const refusals = {
  anonymous: { http: 401, Code: -401, Data: null },
  other: { http: 403, Code: -403, Msg: '你没有权限浏览此页面！', Data: null },
  signIn: { http: 200, Code: -1, Msg: '登录后才可以学习哦！', Data: null },
}
const refusalOf = (one: Column, sign: Sign) => {
  if (sign === '→') return refusals.signIn
  return one === 'anonymous' ? refusals.anonymous : refusals.other
}

/** Asks with nothing in it: whoever may gets as far as the reading of the input, or further. */
const ask = async (from: Map<Column, Visitor>, one: Column, path: string) => {
  const call = callOf.get(path)
  const visitor = from.get(one)
  if (!call || !visitor) throw new Error(path)
  const answered = await visitor.calls(call, {})
  if (!visitor.session || (answered.http !== 401 && !call.evenWithoutSession)) return answered
  // A session ends by signing out, and after twenty bodies of a wrong shape: whoever lost theirs comes in again.
  const again = await enter(one, visitor.host)
  from.set(one, again)
  return answered.http === 401 ? again.calls(call, {}) : answered
}

test('every call of the contract has its row of seven cells and those of posts, and no other', () => {
  expect(rows.filter(({ signs }) => signs.length !== columns.length)).toEqual([])
  expect(rows.map(({ path }) => path).toSorted()).toEqual(
    everyCall.map(({ path }) => path).toSorted(),
  )
})

test('a page with a mistyped cell is no page', () => {
  expect(() => rowsOf('| `/api/x/Y` | ✓ | x | – | – | – | – | – | |')).toThrow('permissions')
  expect(() => rowsOf('| `/api/x/Y` | ✓ | – | – | – | – | – | – | 6 |')).toThrow('permissions')
  expect(rowsOf('| `/api/x/Y` | ✓ | – |')[0]?.signs).toHaveLength(2 + postKinds.length)
  expect(() => rowsOf('| `/api/x/Y` | ✓ | – | – | – | – | – | – |  | ✓ | x |  |  |')).toThrow(
    'permissions',
  )
  expect(rowsOf('| `/api/x/Y` | – | – | – | – | ✓ | – | – |  |  | – |')[0]?.signs.join('')).toBe(
    '––––✓––✓–✓✓',
  )
})

describe.each(rows.map((row) => [row.path, row] as const))('%s', (path, { signs, menu }) => {
  test.each(columns.map((one, at) => [one, signs[at] ?? '–'] as const))(
    '%s: %s',
    async (one, sign) => {
      const answered = await ask(inA, one, path)
      if (sign !== '✓') return expect(answered).toMatchObject(refusalOf(one, sign))
      expect(answered).not.toMatchObject(refusalOf(one, '–'))
      expect([200, 400, 429]).toContain(answered.http)
    },
  )

  test('its menu closes it to all but those who run the school', async () => {
    for (const [at, one] of columns.entries()) {
      if (signs[at] !== '✓') continue
      const answered = await ask(inB, one, path)
      const closed = menu > 0 && one !== 'admin' && one !== 'operator'
      if (closed) expect(answered, one).toMatchObject(refusals.other)
      else expect(answered.http, one).not.toBe(403)
    }
  })
})
