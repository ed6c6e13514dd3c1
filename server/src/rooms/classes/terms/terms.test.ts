import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import { deleteTerm, listTerms, saveTerm, type Term } from '@xinglin/contract/classes'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { currentTerm, daysFault, termName } from './rules.ts'

const days = (startDay: string, endDay: string) => ({ startDay, endDay })
const autumn = days('2026-09-01', '2027-01-20')
const spring = days('2027-02-20', '2027-07-10')

test.each([
  [2026, 1, '2026-2027学年第一学期'],
  [2026, 2, '2026-2027学年第二学期'],
  [2099, 3, '2099-2100学年小学期'],
])('term %i %i is called %s', (year, semester, name) =>
  expect(termName({ year, semester })).toBe(name),
)

test.each([
  ['the end first', days('2026-09-02', '2026-09-01'), [], 'order'],
  ['a day alone', days('2026-09-01', '2026-09-01'), [], undefined],
  ['a leap year', days('2027-09-01', '2028-09-01'), [], undefined],
  ['more than a year', days('2026-09-01', '2027-09-03'), [], 'long'],
  ['the last day of another', days('2027-01-20', '2027-02-01'), [autumn], 'overlaps'],
  ['around another', days('2026-08-01', '2027-02-01'), [autumn], 'overlaps'],
  ['between two', days('2027-01-21', '2027-02-19'), [autumn, spring], undefined],
] as const)('%s: %s', (_what, own, others, fault) => expect(daysFault(own, others)).toBe(fault))

test.each([
  ['before all', '2020-01-01', autumn],
  ['the first day', '2026-09-01', autumn],
  ['the last day', '2027-01-20', autumn],
  ['in the holidays', '2027-01-21', spring],
  ['after all', '2030-01-01', spring],
])('%s', (_what, today, term) => expect(currentTerm([spring, autumn], today)).toBe(term))

test('a school without terms has no current one', () =>
  expect(currentTerm([], '2026-09-01')).toBeUndefined())

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const form = (over: object = {}) => ({
  Id: newId(),
  Year: 2026,
  Semester: 1,
  StartDay: '2026-09-01',
  EndDay: '2027-01-20',
  Version: 0,
  ...over,
})
const terms = async (who: Visitor): Promise<Term[]> => (await who.calls(listTerms)).Data.List

describe('writing', () => {
  const refused: [string, object, number, string][] = [
    ['no year', { Year: null }, -10006, '请求内容无法识别'],
    ['half a year', { Year: 2026.5 }, -10006, '请求内容无法识别'],
    ['a year long ago', { Year: 1926 }, -10008, '学年须在2000至2100之间'],
    ['no days', { StartDay: '' }, -10008, '请选择学期的起止日期'],
    ['no such day', { EndDay: '2027-02-30' }, -10008, '日期格式不正确'],
    ['the end first', { EndDay: '2026-08-31' }, -10008, '学期的结束日期不得早于开始日期'],
    ['two years', { EndDay: '2028-09-01' }, -10008, '一个学期不得超过一年'],
    ['a change of nothing', { Version: 3 }, -404, '数据不存在'],
  ]
  test.each(refused)('%s is refused', async (_what, over, Code, Msg) => {
    expect(await admin.calls(saveTerm, form(over))).toMatchObject({ Code, Msg })
    expect(await terms(admin)).toEqual([])
  })

  test('one is made once, changed, and not laid over another', async () => {
    const values = form()
    const answer = await admin.calls(saveTerm, values)
    expect(answer.Data).toMatchObject({
      Name: '2026-2027学年第一学期',
      ClassCount: 0,
      Version: 1,
    })
    // The answer was lost and the browser asks again.
    expect((await admin.calls(saveTerm, values)).Data).toEqual(answer.Data)
    expect(await admin.calls(saveTerm, form())).toMatchObject({
      Code: -10008,
      Msg: '该学年的这个学期已存在',
    })
    expect(await admin.calls(saveTerm, form({ Semester: 2 }))).toMatchObject({
      Code: -10008,
      Msg: '学期的日期不能与其他学期重叠',
    })
    const longer = await admin.calls(saveTerm, { ...values, EndDay: '2027-01-25', Version: 1 })
    expect(longer.Data).toMatchObject({ EndDay: '2027-01-25', Version: 2 })
    expect(
      await admin.calls(saveTerm, { ...values, EndDay: '2027-01-26', Version: 1 }),
    ).toMatchObject({ Code: -10011, Msg: '该内容已被他人修改，请查看最新内容后再改' })
    expect(await terms(admin)).toHaveLength(1)
  })

  test('two at once make one term', async () => {
    const spring2 = { Semester: 2, StartDay: '2027-02-20', EndDay: '2027-07-10' }
    const answers = await Promise.all([1, 2, 3].map(() => admin.calls(saveTerm, form(spring2))))
    expect(answers.map(({ Code }) => Code).toSorted((a, b) => b - a)).toEqual([0, -10008, -10008])
    expect((await terms(admin)).map(({ Semester }) => Semester)).toEqual([2, 1])
  })

  test('members read them, another school has none of them, every action is written down', async () => {
    for (const login of ['student1', 'teacher1'])
      expect(await terms(await app.signedIn(login))).toHaveLength(2)
    const there = await app.signedIn('admin1', 'b.localhost')
    expect(await terms(there)).toEqual([])
    const [one] = await terms(admin)
    expect((await there.calls(deleteTerm, { Id: one?.Id })).Code).toBe(-404)
    expect((await admin.calls(deleteTerm, { Id: one?.Id })).Code).toBe(0)
    expect((await admin.calls(deleteTerm, { Id: one?.Id })).Code).toBe(-404)
    const { Data } = await admin.calls(searchAudit, { Area: 'classes' })
    expect(Data.List.map((line: { Text: string }) => line.Text.slice(0, 5)).toSorted()).toEqual(
      ['新建了学期', '修改了学期', '新建了学期', '删除了学期'].toSorted(),
    )
  })
})
