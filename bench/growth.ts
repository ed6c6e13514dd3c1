import { geCoursePaginationClient } from '@xinglin/contract/courses'
import type { Session } from '@xinglin/contract/identity'
import { getCourseStudyProgressInfo, getPlayer } from '@xinglin/contract/learning'
import { listMessages } from '@xinglin/contract/messages'
import { getWebCourseCommentList } from '@xinglin/contract/reviews'
import pg from 'pg'
import { fill } from './filling.ts'
import { growingTerm } from './growing-term.ts'
import { kinds, ofReviews, students, type SchoolVisitors, type Kind } from './grown.ts'
import { openHouse } from './house.ts'
import { fillInboxes } from './inboxes.ts'
import { ask, signIn } from './signed.ts'
import { enrolled, manyStudents } from './students.ts'

// The same calls in a small school and in a large one of the same database: what a median costs more there.
const times = process.argv.includes('--short') ? 10 : 200
const isShort = process.argv.includes('--short')
const sizes = process.argv.slice(2).filter((one) => one !== '--short')
const [termStudents, termOthers] = isShort ? [100, 3] : [1_000, 100]

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
const median = (values: readonly number[]): number => at(values, 0.5)

const house = await openHouse()
try {
  const { port } = house
  process.stdout.write('\n')
  await fill(house.databaseUrl, sizes)
  const coursesAt = async (host: string, session: Session): Promise<string[]> => {
    const { Data } = await ask(port, geCoursePaginationClient, { PageSize: 50 }, session, host)
    return (Data as { List: { Id: string }[] }).List.map((one) => one.Id)
  }
  const inSmall = await manyStudents(port, house.databaseUrl, students)
  const inLarge: Session[] = []
  for (let i = 0; i < students; i += 1)
    inLarge.push(await signIn(port, `u${i}`, 'Xinglin-2026', 'large.localhost'))
  const placeAt = async (host: string, CourseId: string, session: Session) => {
    const dataOf = async <T>(call: Kind['call'], input: object): Promise<T> => {
      const { Code, Msg, Data } = await ask(port, call, input, session, host)
      if (Code !== 0) throw new Error(`${call.path}: ${Code} ${Msg}`)
      return Data as T
    }
    const begin = { CourseId, Proceed: 0 }
    const { ProgressId } = await dataOf<{ ProgressId: string }>(getCourseStudyProgressInfo, begin)
    type Player = { Chapters: { Items: { Id: string; Kind: string }[] }[] }
    const { Chapters } = await dataOf<Player>(getPlayer, { ProgressId })
    const items = Chapters.flatMap(({ Items }) => Items)
    const item = items.find(({ Kind }) => Kind === 'text') ?? items[0]
    return { ProgressId, ItemId: item?.Id ?? '' }
  }
  const studied = async (host: string, courses: readonly string[], session: Session) => {
    // Not every course of a catalogue can be begun: some wait for their trial to open.
    for (const course of courses) {
      const place = await placeAt(host, course, session).catch(() => undefined)
      if (place?.ItemId) return place
    }
    throw new Error(`nothing can be studied at ${host}`)
  }
  const school = async (host: string, sessions: readonly Session[]): Promise<SchoolVisitors> => {
    const [first] = sessions
    if (!first) throw new Error('nobody')
    const courses = await coursesAt(host, first)
    const places: { ProgressId: string; ItemId: string }[] = []
    for (const session of sessions) places.push(await studied(host, courses, session))
    const admin = await signIn(port, 'admin1', 'Xinglin-2026', host)
    return { host, sessions, admin, courses, places }
  }
  const small = await school('localhost', inSmall)
  const large = await school('large.localhost', inLarge)
  const once = async (kind: Kind, at: SchoolVisitors, i: number): Promise<number> => {
    const { call, input, byAdmin } = kind
    const by = byAdmin ? at.admin : at.sessions[i % students]
    const began = performance.now()
    const { Code, Msg } = await ask(port, call, input(at, i), by, at.host)
    if (Code < 0) throw new Error(`${call.path}: ${Code} ${Msg}`)
    return performance.now() - began
  }
  process.stdout.write(
    `\n  medians of ${times} calls, one after another, small and large in turn\n\n`,
  )
  for (const kind of kinds) {
    const measured: { small: number[]; large: number[] } = { small: [], large: [] }
    for (let i = 0; i < times; i += 1) {
      measured.small.push(await once(kind, small, i))
      measured.large.push(await once(kind, large, i))
    }
    const [one, other] = [median(measured.small), median(measured.large)]
    const isMet = kind.atMost === undefined ? other <= one * 1.5 : other <= kind.atMost
    const goal = kind.atMost === undefined ? 'goal 1.50' : `goal ${kind.atMost} ms`
    process.stdout.write(
      `  ${isMet ? 'meets ' : 'MISSES'}  ${kind.what.padEnd(22)} ${one.toFixed(1)} ms → ${other.toFixed(1)} ms, ${(other / one).toFixed(2)} times (${goal})\n`,
    )
  }
  // Two of the large school's newest have reviews: one very many, one a hundred.
  const client = new pg.Client({ connectionString: house.databaseUrl })
  await client.connect()
  const { rows: reviewed } = await client.query<{ id: string }>(
    `select r.course_id as id from review r join school_host h on h.school_id = r.school_id and h.host = 'large.localhost'
     group by 1 order by count(*) desc limit 2`,
  )
  await client.end()
  const [many = '', few = ''] = reviewed.map(({ id }) => id)
  const newest = async (CourseId: string) => {
    const { Data } = await ask(port, getWebCourseCommentList, { CourseId }, inLarge[0], large.host)
    const { List, Count } = Data as { List: { Id: string }[]; Count: number }
    process.stdout.write(`  ${Count} reviews\n`)
    return List[0]?.Id ?? ''
  }
  const first = { few: await newest(few), many: await newest(many) }
  process.stdout.write(
    `\n  p95 of ${times} calls, a course of few reviews and one of many in turn\n\n`,
  )
  for (const { what, call, more } of ofReviews) {
    const input = (courseId: string, id: string) => () => ({ CourseId: courseId, ...more(id) })
    const measured: { few: number[]; many: number[] } = { few: [], many: [] }
    for (let i = 0; i < times; i += 1) {
      measured.few.push(await once({ what, call, input: input(few, first.few) }, large, i))
      measured.many.push(await once({ what, call, input: input(many, first.many) }, large, i))
    }
    const [one, other] = [at(measured.few, 0.95), at(measured.many, 0.95)]
    process.stdout.write(
      `  ${other <= one * 1.5 ? 'meets ' : 'MISSES'}  ${what.padEnd(22)} ${one.toFixed(1)} ms → ${other.toFixed(1)} ms, ${(other / one).toFixed(2)} times (goal 1.50)\n`,
    )
  }
  // An inbox of a hundred messages and one of ten thousand, the same page of each.
  await fillInboxes(
    house.databaseUrl,
    house.schoolId,
    new Map([
      ['bench-0', 100],
      ['bench-1', 10_000],
    ]),
  )
  const inbox: { few: number[]; many: number[] } = { few: [], many: [] }
  const page = async (session: Session | undefined): Promise<number> => {
    const { Code, Msg, ms } = await ask(port, listMessages, { PageSize: 20 }, session)
    if (Code < 0) throw new Error(`inbox: ${Code} ${Msg}`)
    return ms
  }
  for (let i = 0; i < times; i += 1) {
    inbox.few.push(await page(inSmall[0]))
    inbox.many.push(await page(inSmall[1]))
  }
  const [of100, of10000] = [median(inbox.few), median(inbox.many)]
  process.stdout.write(
    `\n  ${of10000 <= of100 * 1.5 ? 'meets ' : 'MISSES'}  inbox of 10,000        ${of100.toFixed(1)} ms → ${of10000.toFixed(1)} ms, ${(of10000 / of100).toFixed(2)} times (goal 1.50)\n`,
  )
  // A class of a thousand, before and after a hundred times as many other rows of its kind.
  await enrolled(port, house.databaseUrl, termStudents, 'growth')
  const session = await signIn(port, 'admin1', 'Xinglin-2026')
  const measured = {
    port,
    databaseUrl: house.databaseUrl,
    schoolId: house.schoolId,
    session,
    students: termStudents,
    items: 40,
    others: termOthers,
    times: 20,
  }
  for (const { what, before, after } of await growingTerm(measured, 'growth'))
    process.stdout.write(
      `  ${after <= before * 1.5 ? 'meets ' : 'MISSES'}  ${what.padEnd(22)} ${before.toFixed(1)} ms → ${after.toFixed(1)} ms, ${(after / before).toFixed(2)} times with ${termOthers} other classes (goal 1.50)\n`,
    )
} finally {
  await house.close()
}
