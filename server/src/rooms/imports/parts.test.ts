import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import { listUsers, saveUser } from '@xinglin/contract/identity'
import {
  addImportRows,
  confirmImport,
  getImport,
  importColumns,
  importLimits,
  listImports,
  startImport,
  undoImport,
} from '@xinglin/contract/imports'
import { settledImport, testApp, type TestApp, undoAll, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const PassWord = 'Welcome-2026'
const place = { 院系: '护理学院', 年级: '2025级', 专业: '护理学', 班级: '1班' }

/** An import of so many students whose numbers begin alike, received and not confirmed. */
const received = async (
  by: Visitor,
  begins: string,
  count: number,
  classOf = (_at: number): string => place.班级,
): Promise<string> => {
  const { ImportId } = (await by.calls(startImport, { FileName: `${begins}.xlsx` })).Data
  const rows = Array.from({ length: count }, (_, at) => {
    const stated = {
      姓名: `学生${at}`,
      '学号/工号': `${begins}-${at}`,
      角色: '学生',
      ...place,
      班级: classOf(at),
    }
    const Cells = importColumns.map((name) =>
      name in stated ? stated[name as keyof typeof stated] : '',
    )
    return { RowNo: at + 2, Cells }
  })
  for (let from = 0; from < count; from += importLimits.atOnce)
    await by.calls(addImportRows, { ImportId, Rows: rows.slice(from, from + importLimits.atOnce) })
  return ImportId
}
const inSchool = async (what: ReturnType<typeof sql>) =>
  (await app.database.within(app.fixture.schools.a, (db) => db.execute(what))).rows

/** As the owner of the tables, whom no policy binds; also while no server runs. */
const asOwner = async (statement: string) => {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  try {
    return (await client.query<{ state: string; settled: number }>(statement)).rows ?? []
  } finally {
    await client.end()
  }
}

/** How many people there are whose numbers begin so, and how many of them lack something that belongs to a person. */
const people = async (begins: string) =>
  (
    await inSchool(sql`
      select count(*)::int as all, count(*) filter (where a.id is null or t.n = 0 or s.n <> 1 or c.n <> 1 or i.n <> 1)::int as half
      from person p
      left join account a on a.school_id = p.school_id and a.id = p.account_id
      cross join lateral (select count(*) as n from person_token where person_id = p.id) t
      cross join lateral (select count(*) as n from sign_in_name where person_id = p.id) s
      cross join lateral (select count(*) as n from class_stay where person_id = p.id and until_day is null) c
      cross join lateral (select count(*) as n from imported_person where person_id = p.id) i
      where p.number like ${`${begins}-%`}`)
  )[0]

test('an import is written after the call, told how far it is, and stands in the list of the last ones', async () => {
  const ImportId = await received(admin, 'LAST', 3)
  expect((await admin.calls(confirmImport, { ImportId, PassWord })).Data).toEqual({ Waiting: 3 })
  const done = await settledImport(admin, ImportId)
  expect(done).toMatchObject({ State: 'done', Progress: { Total: 3, Settled: 3 }, New: 3 })
  const { List } = (await admin.calls(listImports)).Data
  expect(List[0]).toMatchObject({ ImportId, FileName: 'LAST.xlsx', State: 'done' })
  expect(List[0].UndoUntil).not.toBe('')
  const other = await app.signedIn('admin1', 'b.localhost')
  expect((await other.calls(listImports)).Data.List).toEqual([])
  const texts = (await admin.calls(searchAudit, { SearchKey: 'LAST.xlsx' })).Data.List
  expect(texts.map(({ Text }: { Text: string }) => Text)).toEqual([
    '导入名单“LAST.xlsx”：新增 3 个用户，更新 0 个，0 行未导入',
    '开始导入名单“LAST.xlsx”：新增 3 个用户，更新 0 个',
  ])
})

test('nothing else is done to an import that is under way', async () => {
  const ImportId = await received(admin, 'BUSY', 2)
  await inSchool(sql`update user_import set state = 'undoing' where id = ${ImportId}`)
  const row = { RowNo: 9, Cells: ['甲', 'BUSY-9', '学生'] }
  expect((await admin.calls(addImportRows, { ImportId, Rows: [row] })).Code).toBe(-1)
  expect((await admin.calls(confirmImport, { ImportId, PassWord })).Code).toBe(-1)
  expect((await admin.calls(undoImport, { ImportId })).Code).toBe(-1)
})

test('two imports of the same people at once and somebody who edits one: everybody is whole, and there once', async () => {
  const [one, other] = [admin, await app.signedIn('admin1')]
  const count = 700
  const ids = [await received(one, 'TWO', count), await received(other, 'TWO', count)]
  await Promise.all([
    ...ids.map((ImportId) => one.calls(confirmImport, { ImportId, PassWord })),
    other.calls(saveUser, { RealName: '先到', Number: 'TWO-650', RoleType: 4 }),
  ])
  const settled = [await settledImport(one, ids[0] ?? ''), await settledImport(one, ids[1] ?? '')]
  expect((await people('TWO'))?.['all']).toBe(count)
  const created = settled.reduce((sum, { New }) => sum + New, 0)
  expect([count, count - 1]).toContain(created)
  for (const { Total, New, Changed, Same, Clash, Wrong } of settled)
    expect(New + Changed + Same + Clash + Wrong).toBe(Total)
}, 60_000)

test('two parts at once that make the same classes make each once, and are taken back together', async () => {
  const count = 2_300
  const classOf = (at: number) => `并行${at % 40}班`
  const ImportId = await received(admin, 'PAIR', count, classOf)
  await admin.calls(confirmImport, { ImportId, PassWord })
  const done = await settledImport(admin, ImportId)
  expect(done).toMatchObject({ New: count, Wrong: 0, Progress: { Total: count, Settled: count } })
  expect(await people('PAIR')).toEqual({ all: count, half: 0 })
  const classes = () =>
    inSchool(sql`select name from administrative_class where name like '并行%' order by name`)
  const names = (await classes()).map(({ name }) => name)
  expect(names).toHaveLength(40)
  expect(new Set(names).size).toBe(40)
  const [made] = await inSchool(
    sql`select cardinality(made_classes) as n from user_import where id = ${ImportId}`,
  )
  expect(made?.['n']).toBe(40)
  expect(await undoAll(admin, ImportId)).toEqual({ Undone: count, Left: 0 })
  expect(await people('PAIR')).toEqual({ all: 0, half: 0 })
  expect(await classes()).toEqual([])
}, 60_000)

test('a server that ends in the middle leaves nobody by halves, and the next one goes on', async () => {
  // Six parts, two at once, so that it ends between two of them.
  const count = 6_000
  const ImportId = await received(admin, 'HALF', count)
  await admin.calls(confirmImport, { ImportId, PassWord })
  await expect
    .poll(async () => (await admin.calls(getImport, { ImportId })).Data.Progress.Settled, {
      timeout: 20_000,
      interval: 5,
    })
    .toBeGreaterThan(0)
  const { databaseUrl } = app
  await app.close({ keepDatabase: true })
  const [left] = await asOwner(`select state, settled from user_import where id = '${ImportId}'`)
  expect(left?.state).toBe('importing')
  expect(left?.settled).toBeLessThan(count)
  app = await testApp({ databaseUrl })
  admin = await app.signedIn('admin1')
  const done = await settledImport(admin, ImportId)
  expect(done).toMatchObject({ New: count, Wrong: 0, Progress: { Total: count, Settled: count } })
  expect(await people('HALF')).toEqual({ all: count, half: 0 })
  // In parts as well it is taken back.
  expect(await undoAll(admin, ImportId)).toEqual({ Undone: count, Left: 0 })
  expect(await people('HALF')).toEqual({ all: 0, half: 0 })
}, 60_000)

test('a row that the database refuses is left out with a reason, and keeps none behind it', async () => {
  const ImportId = await received(admin, 'BAD', 6)
  await asOwner(`
    create function refuse_one() returns trigger language plpgsql as $$ begin
      if new.number = 'BAD-3' then raise exception 'no'; end if; return new; end $$;
    create trigger refuse_one before insert on person for each row execute function refuse_one()`)
  expect((await admin.calls(confirmImport, { ImportId, PassWord })).Code).toBe(0)
  expect(await settledImport(admin, ImportId)).toMatchObject({ New: 5, Wrong: 1, State: 'done' })
  const { List } = (await admin.calls(getImport, { ImportId, Only: 'wrong' })).Data
  expect(List).toMatchObject([{ RowNo: 5, Faults: ['写入时出错，请核对这一行后重新导入'] }])
  expect(await people('BAD')).toEqual({ all: 5, half: 0 })
  expect((await admin.calls(listUsers, { SearchKey: 'BAD-4' })).Data.Count).toBe(1)
})
