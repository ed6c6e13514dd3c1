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

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

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
} finally {
  await house.close()
}
