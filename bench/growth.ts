import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import {
  geCoursePaginationClient,
  getRetCourseBaseClient,
  searchCourseList,
} from '@xinglin/contract/courses'
import type { Call } from '@xinglin/contract/call'
import type { Session } from '@xinglin/contract/identity'
import { getMyCourses, getRecentLearning } from '@xinglin/contract/learning'
import {
  cullCourseComments,
  getCourseCommentSummarize,
  getWebCourseCommentList,
  handleCommentGreat,
} from '@xinglin/contract/reviews'
import { suggest } from '@xinglin/contract/search'
import { openHouse } from './house.ts'
import { ask, signIn } from './signed.ts'
import { manyStudents } from './students.ts'

// The same calls in a small school and in a large one of the same database: what a median costs more there.
const times = 200
const students = 20
const sizes = process.argv.slice(2)

const root = fileURLToPath(new URL('..', import.meta.url))

const fill = (databaseUrl: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl }
    const child = spawn(process.execPath, ['server/src/fill/main.ts', ...sizes], {
      cwd: root,
      env,
      stdio: 'inherit',
    })
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('not filled'))))
  })

/** A school as it is asked: its host, its students, some of its courses. */
type Asked = {
  readonly host: string
  readonly sessions: readonly Session[]
  readonly courses: readonly string[]
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
const median = (values: readonly number[]): number => at(values, 0.5)

type Kind = {
  readonly what: string
  readonly call: Pick<Call, 'path' | 'method'>
  /** Different each time, so that no page is remembered. */
  readonly input: (school: Asked, i: number) => object
  /** Milliseconds that the large school may take, where the goal is not a ratio. */
  readonly atMost?: number
}

const words = [
  '心电图',
  '护理',
  '急救',
  '评估',
  'xdt',
  'fei',
  '肺',
  '治疗原则',
  '张',
  'gxy',
  '休克',
  '操作规范',
]
const word = (i: number): string => words[i % words.length] ?? ''

const kinds: readonly Kind[] = [
  {
    what: 'catalogue',
    call: geCoursePaginationClient,
    input: (_, i) => ({ CreateTimeStr: new Date(Date.now() - i).toISOString(), PageSize: 15 }),
  },
  {
    what: 'search',
    call: searchCourseList,
    input: (_, i) => ({ SearchKey: word(i), OrderByType: i % 4, PageSize: 10 + (i % 17) }),
  },
  {
    what: 'preview',
    call: getRetCourseBaseClient,
    input: ({ courses }, i) => ({ CourseId: courses[i % courses.length] }),
  },
  { what: 'progress: my courses', call: getMyCourses, input: () => ({ Tab: 'learning' }) },
  { what: 'progress: recent', call: getRecentLearning, input: () => ({}) },
  {
    what: 'autocomplete',
    call: suggest,
    input: (_, i) => ({ SearchKey: word(i).slice(0, 1 + (i % 4)) }),
    atMost: 50,
  },
]

/** What the panel of reviews asks as it opens, and a like. */
const ofReviews: readonly { what: string; call: Kind['call']; more: (id: string) => object }[] = [
  { what: 'reviews: rating', call: getCourseCommentSummarize, more: () => ({}) },
  { what: 'reviews: featured', call: cullCourseComments, more: () => ({ PageSize: 10 }) },
  { what: 'reviews: all', call: getWebCourseCommentList, more: () => ({ PageSize: 10 }) },
  { what: 'reviews: a like', call: handleCommentGreat, more: (Id) => ({ Id }) },
]

const house = await openHouse()
try {
  const { port } = house
  process.stdout.write('\n')
  await fill(house.databaseUrl)
  const coursesAt = async (host: string, session: Session): Promise<string[]> => {
    const { Data } = await ask(port, geCoursePaginationClient, { PageSize: 50 }, session, host)
    return (Data as { List: { Id: string }[] }).List.map((one) => one.Id)
  }
  const inSmall = await manyStudents(port, house.databaseUrl, students)
  const inLarge: Session[] = []
  for (let i = 0; i < students; i += 1)
    inLarge.push(await signIn(port, `u${i}`, 'Xinglin-2026', 'large.localhost'))
  const school = async (host: string, sessions: readonly Session[]): Promise<Asked> => {
    const [first] = sessions
    if (!first) throw new Error('nobody')
    return { host, sessions, courses: await coursesAt(host, first) }
  }
  const small = await school('localhost', inSmall)
  const large = await school('large.localhost', inLarge)
  const once = async ({ call, input }: Kind, at: Asked, i: number): Promise<number> => {
    const began = performance.now()
    const { Code, Msg } = await ask(port, call, input(at, i), at.sessions[i % students], at.host)
    if (Code < 0) throw new Error(`${call.path}: ${Code} ${Msg}`)
    return performance.now() - began
  }
  process.stdout.write(
    `\n  medians of ${times} calls, one after another, small and large in turn\n\n`,
  )
  for (const kind of kinds) {
    const told: { small: number[]; large: number[] } = { small: [], large: [] }
    for (let i = 0; i < times; i += 1) {
      told.small.push(await once(kind, small, i))
      told.large.push(await once(kind, large, i))
    }
    const [one, other] = [median(told.small), median(told.large)]
    const isMet = kind.atMost === undefined ? other <= one * 1.5 : other <= kind.atMost
    const goal = kind.atMost === undefined ? 'goal 1.50' : `goal ${kind.atMost} ms`
    process.stdout.write(
      `  ${isMet ? 'meets ' : 'MISSES'}  ${kind.what.padEnd(22)} ${one.toFixed(1)} ms → ${other.toFixed(1)} ms, ${(other / one).toFixed(2)} times (${goal})\n`,
    )
  }
  // The newest course of the large school has 100,000 reviews, the next one 100.
  const [many = '', few = ''] = large.courses
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
    const told: { few: number[]; many: number[] } = { few: [], many: [] }
    for (let i = 0; i < times; i += 1) {
      told.few.push(await once({ what, call, input: input(few, first.few) }, large, i))
      told.many.push(await once({ what, call, input: input(many, first.many) }, large, i))
    }
    const [one, other] = [at(told.few, 0.95), at(told.many, 0.95)]
    process.stdout.write(
      `  ${other <= one * 1.5 ? 'meets ' : 'MISSES'}  ${what.padEnd(22)} ${one.toFixed(1)} ms → ${other.toFixed(1)} ms, ${(other / one).toFixed(2)} times (goal 1.50)\n`,
    )
  }
} finally {
  await house.close()
}
