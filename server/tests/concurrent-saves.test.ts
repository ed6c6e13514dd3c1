import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveUser } from '@xinglin/contract/identity'
import {
  addImportRows,
  confirmImport,
  getImport,
  importColumns,
  startImport,
} from '@xinglin/contract/imports'
import { saveRedirect } from '@xinglin/contract/previews'
import { saveDepartment } from '@xinglin/contract/schools'
import { settledImport, testApp, type TestApp, type Visitor } from '#testing'

// Two who save the same at once: one does, the other is told why not, and nobody meets a fault.

let app: TestApp
const admins: Visitor[] = []
beforeAll(async () => {
  app = await testApp()
  const admin = await app.signedIn('admin1')
  admins.push(admin, admin, admin, admin)
})
afterAll(() => app.close())

const atOnce = <T>(act: (admin: Visitor, n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(admins.map(act))

const codes = (answers: readonly { Code: number }[]) =>
  answers.map(({ Code }) => Code).toSorted((one, other) => other - one)

test('four who add one department at once add one', async () => {
  const answers = await atOnce((admin) =>
    admin.calls(saveDepartment, { Name: '运动医学', Motif: 'heart' }),
  )
  const [code] = saveDepartment.refusals.taken
  expect(codes(answers)).toEqual([0, code, code, code])
})

test('four who redirect one path at once redirect it once', async () => {
  const answers = await atOnce((admin, n) =>
    admin.calls(saveRedirect, {
      Path: '/CoursePreview/old',
      Target: `https://example.edu.cn/${n}`,
      Reason: '换了地址',
      Active: true,
      Automatic: false,
      Version: '',
    }),
  )
  const [code] = saveRedirect.refusals.taken
  expect(codes(answers)).toEqual([0, code, code, code])
})

test('four who add a person of one number at once add one', async () => {
  const answers = await atOnce((admin) =>
    admin.calls(saveUser, {
      RealName: '林小满',
      Number: 'MEET-1',
      RoleType: 4,
      PassWord: 'Welcome-2026',
    }),
  )
  expect(codes(answers)[0]).toBe(0)
  for (const { Code, Msg } of answers) if (Code !== 0) expect(Msg).toMatch(/已被使用/)
  expect(answers.filter(({ Code }) => Code === 0).length).toBe(1)
})

test('who waits in vain for somebody else is told to come again', async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended('departments ' || id, 0)) from school`,
  )
  const answer = await admins[0]?.calls(saveDepartment, { Name: '老年医学', Motif: 'heart' })
  await client.query('rollback')
  await client.end()
  expect(answer).toMatchObject({ http: 503, Code: -10503 })
  expect(
    await admins[0]?.calls(saveDepartment, { Name: '老年医学', Motif: 'heart' }),
  ).toMatchObject({
    Code: 0,
  })
})

const row = (number: string) =>
  importColumns.map(
    (name) => ({ 姓名: '周予安', '学号/工号': number, 角色: '学生' })[name as string] ?? '',
  )

test('imports that meet bring in the rest, and name the rows that clash', async () => {
  const ids = await atOnce(async (admin, n) => {
    const { ImportId } = (await admin.calls(startImport, { FileName: `${n}.xlsx` })).Data
    // Ten are everybody's, in another order each; ten are one's own.
    const own = Array.from({ length: 10 }, (_, at) => `OWN-${n}-${at}`)
    const all = Array.from({ length: 10 }, (_, at) => `ALL-${n % 2 ? at : 9 - at}`)
    const Rows = [...all, ...own].map((number, at) => ({ RowNo: at + 2, Cells: row(number) }))
    await admin.calls(addImportRows, { ImportId, Rows })
    return ImportId as string
  })
  const answers = await atOnce((admin, n) =>
    admin.calls(confirmImport, { ImportId: ids[n] ?? '', PassWord: 'Welcome-2026' }),
  )
  expect(codes(answers)).toEqual([0, 0, 0, 0])
  const admin = admins[0]
  if (!admin) throw new Error('nobody')
  const imported: number[] = []
  for (const id of ids) imported.push((await settledImport(admin, id)).New)
  expect(imported.reduce((sum, one) => sum + one, 0)).toBe(50)
  for (const [n, ImportId] of ids.entries()) {
    const outcome = (await admin.calls(getImport, { ImportId })).Data
    expect(outcome).toMatchObject({ New: imported[n], Same: 20 - (imported[n] ?? 0), Wrong: 0 })
  }
}, 60_000)
