import { demoSchools } from '@xinglin/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOwnAssignments } from '@xinglin/contract/assignments'
import { userLoginNew } from '@xinglin/contract/identity'
import { getMyCourses } from '@xinglin/contract/learning'
import { listNotes } from '@xinglin/contract/notes'
import { listPreviews } from '@xinglin/contract/previews'
import { getCourseCommentSummarize } from '@xinglin/contract/reviews'
import { getGradeBook, getMyScores } from '@xinglin/contract/scores'
import { listOfferings } from '@xinglin/contract/offerings'
import { getDashboard, getSchoolCourseStatistic } from '@xinglin/contract/statistics'
import { demoApp, type TestApp } from '#testing'
import { demoPasswords } from './index.ts'

const word = demoPasswords['qinghe'] ?? ''
const [qinghe] = demoSchools()
const host = 'a.localhost'
const ecg = '01980000-0000-7000-8000-000000000001'

let app: TestApp
let schoolId: string
beforeAll(async () => {
  app = await demoApp()
  const answered = await app.visitor(host).calls(userLoginNew, {
    LoginType: 2,
    UserName: 'student1',
    PassWord: word,
  })
  expect(answered.Code).toBe(0)
  const { rows } = await app.database.global.execute<{ id: string }>(
    `select school_id as id from school_host where host = '${host}'`,
  )
  schoolId = rows[0]?.id ?? ''
}, 60_000)
afterAll(() => app.close())

/** The rows that contradict what is said; none is right. */
const rowsOf = async (question: string): Promise<Record<string, unknown>[]> =>
  (await app.database.within(schoolId, (db) => db.execute(question))).rows

const enter = async (login: string) => {
  const visitor = app.visitor(host)
  await visitor.signIn(login, word)
  return visitor
}

test('nobody enters as one of the students: no password that is known is theirs', async () => {
  const [first] = qinghe?.life.students ?? []
  for (const PassWord of [...Object.values(demoPasswords), first?.number])
    expect(
      await app
        .visitor(host)
        .calls(userLoginNew, { LoginType: 2, UserName: first?.number, PassWord }),
    ).toMatchObject({ Msg: '账号或密码错误' })
  // All of them have the one hash of a word that was forgotten.
  expect(
    await rowsOf(
      `select count(distinct password_hash)::int as words, count(*)::int as students from account where login_name ~ '^2024'`,
    ),
  ).toEqual([{ words: 1, students: qinghe?.life.students.length }])
})

test('a score is what the items of its round come to', async () => {
  const sheets = await rowsOf(`
    select s.composite, s.level, a.progress, avg(coalesce(i.best_score, 0)) as mean, count(*)::int as quizzes
    from score_sheet s join attempt a on a.id = s.attempt_id
    join course_item c on c.version_id = a.version_id and c.kind = 'quiz'
    left join attempt_item i on i.attempt_id = a.id and i.item_id = c.id
    group by s.id, s.composite, s.level, a.progress`)
  expect(sheets.length).toBeGreaterThan(60)
  for (const { composite, level, progress, mean } of sheets) {
    expect(progress).toBe(100)
    const quizzes = Math.floor(Number(mean) * 100) / 100
    expect(Math.abs(Number(composite) - (100 + quizzes) / 2)).toBeLessThan(0.011)
    expect(level).toBe('DDDDDDCBASS'[Math.floor(Number(composite) / 10)])
  }
})

test.each([
  [
    'progress is that of the required items',
    `select a.id from attempt a join course_item c on c.version_id = a.version_id and c.required
     left join attempt_item i on i.attempt_id = a.id and i.item_id = c.id and i.state = 'done'
     group by a.id, a.progress, a.done_count, a.item_count
     having a.item_count <> count(*) or a.done_count <> count(i.item_id) or a.progress <> count(i.item_id) * 100 / count(*)`,
  ],
  [
    'the best score is that of the best go; what was held as an examination waits for the end of the round',
    `select i.item_id from attempt_item i
     join course_item c on c.id = i.item_id and coalesce(c.body->>'mode', 'practice') = 'practice'
     left join run r on r.attempt_id = i.attempt_id and r.item_id = i.item_id
     group by i.attempt_id, i.item_id, i.best_score, i.tries
     having i.tries <> count(r.id) or i.best_score is distinct from floor(max(r.score))::int`,
  ],
  [
    'events are counted without gaps, within their round, and none is still to come',
    `select a.id from attempt a join attempt_event e on e.attempt_id = a.id group by a.id, a.started_at, a.last_at
     having max(e.seq) <> count(*) or min(e.at) < a.started_at or max(e.at) > now()
     or max(e.at) filter (where e.verb not in ('rescored', 'sheet-changed')) > a.last_at`,
  ],
  [
    'the days of a person hold the seconds of the rounds',
    `select a.person_id from attempt a group by a.person_id
     having sum(a.seconds) <> (select sum(d.seconds) from study_day d where d.person_id = a.person_id)`,
  ],
  [
    'nobody studies before they or the course are there',
    `select a.id from attempt a join person p on p.id = a.person_id join course c on c.id = a.course_id
     where a.started_at < c.created_at or (p.number ~ '^2024\\d{2}0[3-9]' and a.started_at < p.created_at)`,
  ],
  [
    'a course counts its learners, keepers and reviews',
    `select c.name from course c where c.study_count <> (select count(distinct person_id) from attempt where course_id = c.id)
     or c.favourite_count <> (select count(*) from favourite where course_id = c.id)
     or c.comment_count <> (select count(*) from review where course_id = c.id and hidden_at is null)`,
  ],
  [
    'a rating is that of its reviews',
    `select course_id from course_rating g where g.r1 + 2 * g.r2 + 3 * g.r3 + 4 * g.r4 + 5 * g.r5 <>
     (select coalesce(sum(rate), 0) from review r where r.course_id = g.course_id and hidden_at is null)`,
  ],
  [
    'a review follows its round; what was done about it follows the review',
    `select r.id from review r join attempt a on a.id = r.attempt_id left join review_reply p on p.review_id = r.id
     where a.person_id <> r.person_id or a.progress < 100 or r.created_at < a.last_at or r.created_at > now()
     or p.at < r.created_at or p.at > now() or r.featured_at < r.created_at or r.hidden_at < r.created_at
     or r.replied <> (p.review_id is not null)
     or r.likes <> (select count(*) from review_like l where l.review_id = r.id and l.person_id <> r.person_id)`,
  ],
  [
    'a topic counts those who joined it',
    `select title from topic t where t.join_count <> (select count(*) from topic_join where topic_id = t.id)`,
  ],
  [
    'nobody has read news before it was published, nor tomorrow',
    `select n.title from news n join news_read r on r.news_id = n.id where r.at < n.publish_at or r.at > now()`,
  ],
  [
    'totals are the sums of what was counted, but for the one who signed in for these tests',
    `select metric from total t where (metric = 'visits' and value <> (select count(*) from page_access))
     or (metric = 'logins' and value <> (select sum(value) from day_total where metric = 'logins'))`,
  ],
  [
    'nobody studies what is not theirs to study',
    `select c.name from attempt a join course c on c.id = a.course_id
     where c.shelf = 0 or (c.shelf = 3 and not exists (select 1 from class_course k join class_member m on m.class_id = k.class_id
     where k.course_id = c.id and m.person_id = a.person_id))`,
  ],
])('%s', async (_what, question) => expect(await rowsOf(question)).toEqual([]))

test('what students did is there: a popular course, one of few, and one without reviews', async () => {
  const counts = await rowsOf(
    'select study_count as n from course where shelf > 0 order by study_count desc',
  )
  expect(Number(counts[0]?.['n'])).toBeGreaterThanOrEqual(25)
  expect(counts.some(({ n }) => Number(n) === 2)).toBe(true)
  const visitor = app.visitor(host)
  const { Data } = await visitor.calls(getCourseCommentSummarize, { CourseId: ecg })
  expect(Data).toMatchObject({ Total: 8, CullTotal: 2, HasComments: true })
  expect(Data.Rate).toBeCloseTo(4.1)
  const { Data: tiles } = await visitor.calls(getSchoolCourseStatistic)
  for (const tile of Object.values(tiles)) expect(tile).toBeGreaterThan(10)
})

test('patients were consulted, with care and in haste, for practice and as an examination', async () => {
  const held = await rowsOf(
    `select title, mode, state, composite from consultation_session order by composite desc`,
  )
  expect(held).toHaveLength(qinghe?.life.consultations.length ?? 0)
  expect(new Set(held.map(({ title }) => title)).size).toBeGreaterThanOrEqual(7)
  expect(held.every(({ state }) => state === 'finished')).toBe(true)
  expect(held.some(({ mode }) => mode === 'examination')).toBe(true)
  expect(Number(held[0]?.['composite'])).toBeGreaterThan(80)
  expect(Number(held.at(-1)?.['composite'])).toBeLessThan(60)
})

test('the overview looks like two weeks: something on every day, less on weekends', async () => {
  const admin = await enter('admin1')
  const { Data } = await admin.calls(getDashboard)
  const past = (Data.Days as { Day: string; Learners: number }[]).slice(0, -1)
  const isWeekend = ({ Day }: { Day: string }) => [0, 6].includes(new Date(Day).getUTCDay())
  const mean = (days: typeof past) =>
    days.reduce((sum, { Learners }) => sum + Learners, 0) / days.length
  expect(past.every(({ Learners }) => Learners > 0)).toBe(true)
  // How much less hangs on the day on which the demo is loaded; by what the week is drawn stands in clock.test.ts.
  expect(mean(past.filter(isWeekend))).toBeLessThan(mean(past.filter((day) => !isWeekend(day))))
  const links = (await admin.calls(listPreviews, { Live: false })).Data.List
  expect(links.map((one: { State: string }) => one.State).toSorted()).toEqual([
    'expired',
    'live',
    'live',
    'revoked',
  ])
})

test('the first student has something under way and something finished, the second what was given', async () => {
  const first = await enter('student1')
  const { Data } = await first.calls(getMyCourses, { Tab: 'learning' })
  expect(Data.Counts).toMatchObject({ learning: 1, finished: 1 })
  // Whether the next item was begun is drawn, and the draws before it hang on the day.
  expect(Data.List[0]).toMatchObject({
    Progress: 41,
    CurrentTitle: expect.stringMatching(/^(?:腹部叩诊与移动性浊音|紧张度、压痛、反跳痛与包块)$/),
  })
  expect((await first.calls(listNotes)).Data.Count).toBe(5)
  const second = await enter('student2')
  // A course that is given stands there before it is begun.
  const { Data: given } = await second.calls(getMyCourses, { Tab: 'learning' })
  expect(given).toMatchObject({ Count: 1, Counts: { learning: 1, finished: 0, favourite: 0 } })
  expect(given.List[0]).toMatchObject({ Progress: 0 })
  expect((await second.calls(listNotes)).Data.Count).toBe(0)
})

test('a term is under way: two grades, six classes, tasks that are late, returned and open, courses with dates', async () => {
  const counts = `select count(distinct grade)::int as grades, (select count(*)::int from teaching_class) as classes`
  expect(await rowsOf(`${counts} from administrative_class`)).toEqual([{ grades: 2, classes: 6 }])
  const { Data } = await (await enter('student1')).calls(listOwnAssignments)
  const own = Data.List as { Returned: boolean; State: string }[]
  const under = own.filter((one) => one.Returned || ['open', 'overdue'].includes(one.State))
  expect(under.length).toBeGreaterThanOrEqual(3)
  expect(under.some(({ Returned }) => Returned)).toBe(true)
  expect(under.some(({ State, Returned }) => State === 'overdue' && !Returned)).toBe(true)
  const [given] = await rowsOf(`select course_id as course from course_offering
    where exists (select 1 from target_override where object_id = course_offering.id)`)
  const admin = await enter('admin1')
  const answered = await admin.calls(listOfferings, { CourseId: String(given?.['course']) })
  expect(answered.Data.List).toMatchObject([
    { State: 'open', Targets: [{ Name: '诊断学 2024级临床1班' }] },
  ])
})

test('a published grade book counts a task that was marked, and its student sees what they came to', async () => {
  const [book] = await rowsOf(`select class_id as id from grade_book`)
  const teacher = await enter('teacher2')
  const { Data } = await teacher.calls(getGradeBook, { ClassId: String(book?.['id']) })
  expect(Data).toMatchObject({ State: 'published', Unmarked: 0 })
  expect(Data.Columns.map(({ Kind }: { Kind: string }) => Kind)).toEqual([
    'task',
    'course',
    'manual',
  ])
  expect(Data.Rows).toHaveLength(13)
  for (const { Scores, Grade, Published } of Data.Rows)
    expect([Scores[0] === null, Published]).toEqual([false, Grade])
  const first = await enter('student1')
  expect((await first.calls(getMyScores, { Kind: 'grade' })).Data.List).toMatchObject([
    { Name: '急救技能 2024级临床1班', State: 'released', Score: expect.any(Number) },
  ])
})
