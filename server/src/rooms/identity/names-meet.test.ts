import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindPhone, getSmsCode, saveDoorSettings } from '@xinglin/contract/sign-in-methods'
import { getProfile, listUsers, saveProfile, saveUser } from '@xinglin/contract/identity'
import { addImportRows, confirmImport, getImport, startImport } from '@xinglin/contract/imports'
import { settledImport, testApp, type Answered, type TestApp, type Visitor } from '#testing'
import { claimOldNames } from './index.ts'

let app: TestApp
/** Two who run the school, each with a session of their own. */
let admins: Visitor[]
beforeAll(async () => {
  app = await testApp()
  admins = [await app.signedIn('admin1'), await app.signedIn('admin1')]
})
afterAll(() => app.close())

const inSchool = (what: ReturnType<typeof sql>) =>
  app.database.within(app.fixture.schools.a, (db) => db.execute(what))
const by = (at: number): Visitor => admins[at % 2] ?? app.visitor()
const save = (at: number, fields: object) =>
  by(at).calls(saveUser, { RealName: '林一', RoleType: 4, ...fields })
const refusals = ['该学号/工号已被使用', '该登录名已被使用']
/** One came through, the others were refused in a sentence, none was a fault. */
const oneOf = (answers: readonly Answered[]) => {
  expect(answers.map(({ http }) => http)).toEqual(answers.map(() => 200))
  expect(answers.filter(({ Code }) => Code === 0)).toHaveLength(1)
  for (const { Code, Msg } of answers.filter((one) => one.Code !== 0)) {
    expect(Code).toBe(-10008)
    expect(refusals).toContain(Msg)
  }
}
/** Login names that are another's number too: nobody knows who signs in by them. */
const crossed = async () =>
  (
    await inSchool(sql`
      select a.login_norm from account a join person p on p.account_id = a.id
      join person o on o.id <> p.id and o.number_norm = a.login_norm`)
  ).rows

describe('saves at the same time', () => {
  test('of one number, of one login name, of a number that is a login name: one is kept', async () => {
    for (let round = 0; round < 6; round += 1) {
      const name = `meet-${round}`
      const number = Array.from({ length: 4 }, (_, at) => save(at, { Number: `${name}-n` }))
      oneOf(await Promise.all(number))
      const login = Array.from({ length: 4 }, (_, at) =>
        save(at, { Number: `${name}-l${at}`, AccountName: `${name}-l` }),
      )
      oneOf(await Promise.all(login))
      const both = [
        save(0, { Number: `${name}-x` }),
        save(1, { Number: `${name}-y`, AccountName: `${name}-X` }),
      ]
      oneOf(await Promise.all(both))
    }
    expect(await crossed()).toEqual([])
  })

  test('of two people who change to one name, or who exchange theirs', async () => {
    const answers = await Promise.all(
      ['swap-1', 'swap-2', 'swap-3'].map((Number, at) => save(at, { Number })),
    )
    const [one, two, three] = answers.map(({ Data }) => Data.User.Id as string)
    const change = (at: number, Id: string | undefined, Number: string, more: object = {}) =>
      save(at, { Id, Number, AccountName: Number, ...more })
    for (let round = 0; round < 6; round += 1)
      oneOf(
        await Promise.all([
          change(0, one, `to-${round}`),
          change(1, two, `own-${round}`, { AccountName: `to-${round}` }),
        ]),
      )
    // Neither has given up what the other wants.
    await change(0, one, 'swap-a')
    await change(1, three, 'swap-b')
    const both = await Promise.all([change(0, one, 'swap-b'), change(1, three, 'swap-a')])
    for (const { Code, http } of both) expect([Code, http]).toEqual([-10008, 200])
    // What was given up is free.
    await change(0, one, 'swap-c')
    expect((await change(1, three, 'swap-a')).Code).toBe(0)
    expect(await crossed()).toEqual([])
  })
})

describe('imports that meet', () => {
  const row = (number: string, login = '') => ['沈知远', number, '学生', login, '', '', '', '', '']
  const begun = async (at: number, cells: string[][]) => {
    const { ImportId } = (await by(at).calls(startImport, { FileName: 'a.xlsx' })).Data
    const Rows = cells.map((Cells, no) => ({ RowNo: no + 2, Cells }))
    expect((await by(at).calls(addImportRows, { ImportId, Rows })).Code).toBe(0)
    return ImportId as string
  }
  const confirm = (at: number, ImportId: string) =>
    by(at).calls(confirmImport, { ImportId, PassWord: 'Import-2026' })

  test('bring in the rest, and name the rows that clash', async () => {
    for (let round = 0; round < 3; round += 1) {
      const people = Array.from({ length: 30 }, (_, i) => `im-${round}-${i}`)
      const first = await begun(
        0,
        people.map((number) => row(number)),
      )
      // The same people from the end, some of them by their login name, and one of its own.
      const second = await begun(1, [
        ...people
          .toReversed()
          .map((number, i) => (i % 2 ? row(number) : row(`${number}-b`, number))),
        row(`im-${round}-own`),
      ])
      const [one, two, saved] = await Promise.all([
        confirm(0, first),
        confirm(1, second),
        save(0, { Number: people[7] }),
      ])
      expect([one.http, two.http, saved.http]).toEqual([200, 200, 200])
      const [mine, theirs] = [await settledImport(by(0), first), await settledImport(by(1), second)]
      const { rows } = await inSchool(
        sql`select count(*)::int as n from person where number like ${`im-${round}-%`}`,
      )
      const imported = mine.New + theirs.New
      expect(rows[0]?.['n']).toBe(imported + (saved.Code === 0 ? 1 : 0))
      // Each of the thirty, and the one of the second’s own.
      expect(rows[0]?.['n']).toBe(31)
      const outcomes: string[] = []
      let others = 0
      for (const [at, ImportId] of [first, second].entries()) {
        const page = { ImportId, PageIndex: 1, PageSize: 50 }
        const { List, Total, New } = (await by(at).calls(getImport, page)).Data
        others += Total - New
        outcomes.push(...List.flatMap(({ Faults }: { Faults: string[] }) => Faults))
      }
      // Thirty of the sixty-one rows are of people whom the other import made, or the save.
      expect(others).toBeGreaterThanOrEqual(30)
      for (const fault of outcomes) expect(refusals).toContain(fault)
    }
    expect(await crossed()).toEqual([])
  })
})

describe('telephones', () => {
  test('that two prove at once are one’s; what was given up is another’s to prove', async () => {
    const settings = { Sms: true, Reset: true, Register: '', Agreement: '', WeChat: false }
    const more = { WeChatAppId: '', WeChatSecret: '', Version: 0 }
    await by(0).calls(saveDoorSettings, { ...settings, ...more })
    const people = await Promise.all(['student1', 'student2'].map((login) => app.signedIn(login)))
    const proves = async (who: Visitor, Phone: string) => {
      await inSchool(sql`delete from sms_quota`)
      await who.calls(getSmsCode, { Phone, Scene: 'bind' })
      const Code = app.messages.findLast((one) => one.phone === Phone)?.params['code'] ?? ''
      return who.calls(bindPhone, { Phone, Code })
    }
    const Phone = '13700137001'
    const [one, two] = people
    if (!one || !two) throw new Error('two people')
    expect((await proves(one, Phone)).Code).toBe(0)
    expect(await proves(two, Phone)).toMatchObject({ Code: -1, Msg: '该手机号已绑定其他账号' })
    const { Data } = await one.calls(getProfile)
    const { Gender, Email } = Data
    expect((await one.calls(saveProfile, { Gender, Email, Phone: '' })).Code).toBe(0)
    expect((await proves(two, Phone)).Code).toBe(0)
    // Of the same kind as names: claimed by two at once, one has it.
    const { rows } = await inSchool(
      sql`select person_id from sign_in_name where kind = 'phone' and value = ${Phone}`,
    )
    expect(rows).toEqual([{ person_id: app.fixture.people['a.student2'] }])
  })
})

describe('people of before', () => {
  test('are claimed for in portions, and nobody takes their names meanwhile', async () => {
    await inSchool(sql`delete from sign_in_name`)
    expect(await save(0, { Number: 'student2', AccountName: 'z-1' })).toMatchObject({
      Code: -10008,
      Msg: '该学号/工号已被使用',
    })
    const school = { id: app.fixture.schools.a }
    for (let more = 0; more < 5; more += 1)
      await app.database.within(school.id, (db) => claimOldNames({ db, school }))
    const { rows } = await inSchool(sql`
      select count(*)::int as missing from person p join account a on a.id = p.account_id
      where not exists (select from sign_in_name s where s.value = p.number_norm and s.person_id = p.id)
        or not exists (select from sign_in_name s where s.value = a.login_norm and s.person_id = p.id)`)
    expect(rows[0]?.['missing']).toBe(0)
    expect((await by(0).calls(listUsers, { SearchKey: '', PageIndex: 1, PageSize: 10 })).Code).toBe(
      0,
    )
  })

  test('whom a server of the last release renamed keep nobody from the old name', async () => {
    const { Id } = (await save(0, { Number: 'old-server-1' })).Data.User
    await inSchool(sql`update person set number = 'moved', number_norm = 'moved' where id = ${Id}`)
    await inSchool(
      sql`update account set login_name = 'moved', login_norm = 'moved' where id = (select account_id from person where id = ${Id})`,
    )
    expect((await save(0, { Number: 'old-server-1' })).Code).toBe(0)
    expect(await save(0, { Number: 'moved' })).toMatchObject({ Code: -10008 })
  })
})
