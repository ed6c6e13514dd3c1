// npm run bench:monitor: what a monitor of 1,000 students and 40 items costs, and how soon it shows what 300 of them do.
import { watchCourse } from '@xinglin/contract/analytics'
import type { Session } from '@xinglin/contract/identity'
import { saveItemProgress } from '@xinglin/contract/learning'
import { bareRead, classOf, type Class } from './class.ts'
import { openHouse } from './house.ts'
import { each, latencyLine, paced, within } from './paced.ts'
import { readStream } from './reading.ts'
import { ask, signIn } from './signed.ts'
import { enrolled, word } from './students.ts'

const students = 1_000
const items = 40
const atWork = 300
const seconds = 60
/** Courses of that size: the first answer of each is measured once, as a board stays for whoever comes again. */
const courses = 5
const goals = { ratio: 3, p95: 1_000 } as const

type Row = { readonly PersonId: string; readonly LastAt: string | null }
type Line = { readonly Kind: string; readonly Rows?: readonly Row[]; readonly Left?: number }

const say = (line: string): void => void process.stdout.write(`  ${line}\n`)
const median = (values: readonly number[]): number =>
  within(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/** How long it takes until everybody is there. */
const firstAnswer = (port: number, CourseId: string, session: Session): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const stream = readStream(port, watchCourse, { CourseId }, session, ({ Code, Data, at }) => {
      if (Code < 0) reject(new Error(`the monitor was refused: ${Code}`))
      if ((Data as Line).Left !== 0) return
      stream.close()
      resolve(at - began)
    })
  })

const house = await openHouse()
let missed = 0
const verdict = (meets: boolean): string => {
  if (!meets) missed += 1
  return meets ? 'meets ' : 'MISSES'
}
try {
  const { port, databaseUrl, schoolId } = house
  const names = await enrolled(port, databaseUrl, students, 'monitor')
  const all: Class[] = []
  for (let at = 0; at < courses; at += 1)
    all.push(await classOf(databaseUrl, schoolId, students, items, 'monitor'))
  const teacher = await signIn(port, 'admin1', 'Xinglin-2026')
  const bare: number[] = []
  const first: number[] = []
  // Whoever asks first of all waits for what everybody needs.
  const [warm, ...measured] = all
  if (!warm) throw new Error('no course')
  await bareRead(warm, schoolId)
  await firstAnswer(port, warm.courseId, teacher)
  for (const one of measured) {
    bare.push(await bareRead(one, schoolId))
    first.push(await firstAnswer(port, one.courseId, teacher))
  }
  const ratio = median(first) / median(bare)
  say('')
  say(
    `${verdict(ratio <= goals.ratio)}  first answer of ${students} x ${items}: ${median(first).toFixed(0)} ms, the same rows asked for bare ${median(bare).toFixed(0)} ms, ${ratio.toFixed(2)} times (goal ${goals.ratio})`,
  )
  const { rows: rounds } = await warm.client.query<{ person_id: string; id: string; name: string }>(
    `select t.person_id, t.id, a.login_name as name from attempt t
     join person p on p.school_id = t.school_id and p.id = t.person_id
     join account a on a.school_id = p.school_id and a.id = p.account_id
     where t.course_id = $1 and a.login_name = any($2)`,
    [warm.courseId, names.slice(0, atWork)],
  )
  const sessions: Session[] = []
  await each(rounds, 4, async ({ name }, at) => {
    sessions[at] = await signIn(port, name, word)
  })
  const waiting = new Map<string, number[]>()
  const latencies: number[] = []
  const stream = readStream(port, watchCourse, { CourseId: warm.courseId }, teacher, (line) => {
    for (const { PersonId } of (line.Data as Line).Rows ?? []) {
      for (const began of waiting.get(PersonId) ?? []) latencies.push(line.at - began)
      waiting.delete(PersonId)
    }
  })
  let refused = 0
  const saves = await paced(rounds, seconds, async ({ person_id: personId, id }, at, number) => {
    // From its sending on: what was acknowledged later was shown as soon.
    const began = performance.now()
    waiting.set(personId, [...(waiting.get(personId) ?? []), began])
    const { Code, ms } = await ask(
      port,
      saveItemProgress,
      {
        ProgressId: id,
        ItemId: warm.items[number % items],
        Seq: number + 1,
        Position: { depth: (number % 90) / 100 },
        Device: '',
      },
      sessions[at],
    )
    if (Code !== 0) {
      refused += 1
      waiting.delete(personId)
      return undefined
    }
    return ms
  })
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  stream.close()
  const lost = [...waiting.values()].reduce((sum, some) => sum + some.length, 0)
  const shown = latencies.toSorted((a, b) => a - b)
  say(
    `${verdict(within(shown, 0.95) <= goals.p95 && lost === 0 && refused === 0)}  ${atWork} at work for ${seconds} s: ${shown.length} events shown, from sending on ${latencyLine(shown)} (goal p95 ${goals.p95} ms); ${lost} not shown, ${refused} refused`,
  )
  say(`        their saves themselves: ${latencyLine(saves)}`)
  for (const one of all) await one.close()
} finally {
  await house.close()
}
process.exit(missed === 0 ? 0 : 1)
