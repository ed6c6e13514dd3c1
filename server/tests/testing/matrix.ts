import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Principal } from '@xinglin/contract/call'
import { testApp, type TestApp } from './app.ts'
import type { Visitor } from './visitor.ts'

/** A column of the permission matrix; whoever holds a preview link has tests of their own. */
type Who = Exclude<Principal, 'preview'>

/** The columns in the order of a row's signs: A, G, S, T, M, V. */
export const columns: readonly Who[] = [
  'anonymous',
  'guest',
  'student',
  'teacher',
  'admin',
  'operator',
]

/** What is sent: the same always, or made for each call from what the school of the tests has. */
type Sent = Readonly<Record<string, unknown>> | ((app: TestApp) => object)

/**
 * A call and a sign for each column: `✓` may, `–` may not, `·` may and is tried in a test of its own. A permission
 * with something to send must be answered well; without, it ends where the input is read.
 */
export type MatrixRow = readonly [call: Call, signs: string, sent?: Sent]

/** A school of the tests, and its visitor of each column. */
type Columns = {
  readonly app: () => TestApp
  readonly visitor: (one: Who) => Visitor
}

/** What is answered to those who may not; some calls ask visitors and guests to sign in first. */
const refusalOf = ({ signInFirst }: Call, one: Who) => {
  if (signInFirst && (one === 'anonymous' || one === 'guest'))
    return { http: 200, Code: -1, Msg: '登录后才可以学习哦！' }
  return one === 'anonymous'
    ? { http: 401, Code: -401 }
    : { http: 403, Code: -403, Msg: '你没有权限浏览此页面！' }
}

const cellsOf = ([call, signs, sent]: MatrixRow) => {
  // A sign that was forgotten or mistyped would otherwise be a cell that nobody tries.
  if (!/^[✓–·]{6}$/.test(signs)) throw new Error(`${call.path}: “${signs}” is not six of ✓, –, ·`)
  return columns.map((one, at) => ({ one, call, sent, sign: signs[at] }))
}

/** Opens a school for the tests of a file with a visitor for each column, and closes it after them. */
export const openColumns = (): Columns => {
  let app: TestApp
  let visitors: Readonly<Record<Who, Visitor>>
  beforeAll(async () => {
    app = await testApp()
    visitors = {
      anonymous: app.visitor(),
      guest: await app.signedIn('guest1'),
      student: await app.signedIn('student1'),
      teacher: await app.signedIn('teacher1'),
      admin: await app.signedIn('admin1'),
      operator: await app.signedIn('operator1'),
    }
  })
  afterAll(() => app.close())
  return { app: () => app, visitor: (one) => visitors[one] }
}

/** Tries each call of a matrix as each column, refusals first. */
export const holdMatrix = ({ app, visitor }: Columns, matrix: readonly MatrixRow[]): void => {
  const cells = matrix.flatMap(cellsOf)
  const signed = (which: string) =>
    cells
      .filter(({ sign }) => sign === which)
      .map(({ one, call, sent }) => [one, call.path, call, sent] as const)
  const answered = (one: Who, call: Call, sent: Sent = {}) =>
    visitor(one).calls(call, typeof sent === 'function' ? sent(app()) : sent)

  test.each(signed('–'))('%s may not %s', async (one, _path, call, sent) =>
    expect(await answered(one, call, sent)).toMatchObject(refusalOf(call, one)),
  )
  test.each(signed('✓'))('%s may %s', async (one, _path, call, sent) => {
    const answer = await answered(one, call, sent)
    if (sent) return expect(answer).toMatchObject({ http: 200, Code: 0 })
    expect(answer).not.toMatchObject(refusalOf(call, one))
    expect([200, 400]).toContain(answer.http)
  })
}
