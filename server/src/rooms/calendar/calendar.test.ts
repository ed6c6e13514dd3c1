import { get, type IncomingMessage } from 'node:http'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CalendarEntry,
  getCalendarFeed,
  listCalendar,
  renewCalendarFeed,
  stopCalendarFeed,
} from '@xinglin/contract/calendar'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import { disableUsers } from '@xinglin/contract/identity'
import {
  Examining,
  newTeachingClass,
  newTerm,
  publishedAssignment,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

let app: TestApp
let student: Visitor
let other: Visitor
const dayMs = 86_400_000
const due = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3 * dayMs)
const opens = new Date(Math.ceil(Date.now() / 1000) * 1000 + dayMs)
const closes = new Date(opens.getTime() + 2 * 3_600_000)
const title = '腹腔穿刺术操作要点，复习；并完成《急性胰腺炎》虚拟问诊（含既往史、个人史）'

beforeAll(async () => {
  app = await testApp()
  const teacher = await app.signedIn('teacher1')
  student = await app.signedIn('student1')
  other = await app.signedIn('student2')
  const classId = await newTeachingClass(teacher, await newTerm(await app.signedIn('admin1')))
  const Add = [app.fixture.people['a.student1'] ?? '']
  await teacher.calls(changeTeachingRoster, { ClassId: classId, Add, AddClasses: [], Drop: [] })
  await publishedAssignment(teacher, classId, { Title: title, DueAt: due.toISOString() })
  const examining = await Examining.at(app)
  await examining.exam(await examining.frozen(), {
    Name: '技能考前模拟',
    OpensAt: opens.toISOString(),
    ClosesAt: closes.toISOString(),
  })
})
afterAll(() => app.close())

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const list = async (who: Visitor, from: number, to: number) =>
  who.calls(listCalendar, {
    From: dayOf(new Date(Date.now() + from * dayMs)),
    To: dayOf(new Date(Date.now() + to * dayMs)),
  })
const entries = async (who: Visitor, from: number, to: number): Promise<CalendarEntry[]> =>
  (await list(who, from, to)).Data.List
const renew = async (who: Visitor): Promise<string> =>
  (await who.calls(renewCalendarFeed, {})).Data.Url

/** Fetches an address as a calendar program does: without a session. */
const fetched = (url: string, host = 'a.localhost') =>
  new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const { pathname } = new URL(url)
    const options = {
      port: app.port,
      host: '127.0.0.1',
      path: pathname,
      headers: { Host: `${host}:${app.port}` },
    }
    get(options, (answer: IncomingMessage) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          text,
        }),
      )
    }).on('error', reject)
  })

test('a range of more than a year, backwards or without an end is refused', async () => {
  for (const [From, To] of [
    ['2026-01-01', '2027-06-01'],
    ['2026-03-02', '2026-03-01'],
    ['2026-03-02', ''],
  ])
    expect((await student.calls(listCalendar, { From, To })).Code).toBe(-1)
})

test('tasks and examinations stand where their dates are, by these, and no one else’s', async () => {
  const all = await entries(student, 0, 30)
  const task = all.find(({ Title }) => Title === title)
  const exam = all.find(({ Title }) => Title === '技能考前模拟')
  expect(task).toMatchObject({ Kind: 'task', Starts: '', Ends: due.toISOString() })
  expect(exam).toMatchObject({
    Kind: 'exam',
    State: '未开始',
    Starts: opens.toISOString(),
    Ends: closes.toISOString(),
  })
  expect(all.map(({ Ends }) => Ends)).toEqual(all.map(({ Ends }) => Ends).toSorted())
  expect(await entries(student, 10, 30)).not.toContainEqual(task)
  expect((await entries(other, 0, 30)).map(({ Title }) => Title)).not.toContain(title)
})

test('another program reads the calendar by its address: words, times and length as they are', async () => {
  expect((await student.calls(getCalendarFeed, {})).Data.Url).toBe('')
  const url = await renew(student)
  expect((await student.calls(getCalendarFeed, {})).Data.Url).toBe(url)
  const { status, type, text } = await fetched(url)
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const events = new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one))
  const task = events.find(({ summary }) => summary === `任务截止：${title}`)
  expect(task?.endDate.toJSDate()).toEqual(due)
  const exam = events.find(({ summary }) => summary === '考试：技能考前模拟')
  expect(exam?.startDate.toJSDate()).toEqual(opens)
  expect(exam?.endDate.toJSDate()).toEqual(closes)
  expect(exam?.description).toBe('状态：未开始')
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
})

test('an address that was renewed or taken back shows nothing, and never the one before again', async () => {
  const first = await renew(student)
  const second = await renew(student)
  expect(second).not.toBe(first)
  expect((await fetched(first)).status).toBe(404)
  expect((await fetched(second)).status).toBe(200)
  await student.calls(stopCalendarFeed, {})
  expect((await fetched(second)).status).toBe(404)
  const third = await renew(student)
  expect([first, second]).not.toContain(third)
  expect((await fetched(third)).status).toBe(200)
})

test('what is guessed, another’s, or asked of another school shows nothing', async () => {
  const own = await renew(student)
  const name = own.split('/').at(-1) ?? ''
  const others = (await renew(other)).split('/').at(-1) ?? ''
  const mixed = `${others.slice(0, 22)}${name.slice(22)}`
  const changed = `${name.slice(0, -5)}${name.at(-5) === 'A' ? 'B' : 'A'}.ics`
  for (const guess of [mixed, changed, name.slice(1), 'x.ics', '%00.ics', `${name}x`])
    expect((await fetched(`http://a.localhost/calendar/${guess}`)).status, guess).toBe(404)
  expect((await fetched(own, 'b.localhost')).status).toBe(404)
  expect((await fetched(own, 'nobody.localhost')).status).toBe(404)
})

test('whoever may not sign in any more is not shown either', async () => {
  const url = await renew(other)
  expect((await fetched(url)).status).toBe(200)
  const admin = await app.signedIn('admin1')
  const Ids = [app.fixture.people['a.student2'] ?? '']
  expect((await admin.calls(disableUsers, { Ids, Disabled: true })).Code).toBe(0)
  expect((await fetched(url)).status).toBe(404)
})
