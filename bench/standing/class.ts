import { each, within } from '../paced.ts'
import { manyStudents } from '../students.ts'
import { Line } from './line.ts'
import { giveExam } from './examinee.ts'
import { type Kind, kinds, placesOf, Saver } from './savers.ts'
import { judge, type Verdict } from './stored.ts'

/** A verdict with how long students were held up. */
export type ClassResult = Verdict & {
  readonly failures: number
  /** What those who waited longer than five seconds heard first, and how many of them. */
  readonly firstHeard: readonly (readonly [what: string, times: number])[]
  readonly medianMs: number
  readonly p95Ms: number
  readonly worstMs: number
}

/**
 * Signs students in once, directly and before anything fails, and opens for each what is saved; from then on they go
 * through the front.
 */
export const seat = async (
  { databaseUrl, direct, front }: { databaseUrl: string; direct: number; front: () => number },
  count: number,
  name?: string,
  among: readonly Kind[] = kinds,
): Promise<Saver[]> => {
  const sessions = await manyStudents(direct, databaseUrl, count, name)
  const line = new Line(front)
  const savers = sessions.map(
    (session, at) => new Saver(line, session, among[at % among.length] ?? 'note', at),
  )
  await giveExam(
    databaseUrl,
    savers.filter(({ kind }) => kind === 'exam').map(({ session }) => session.UserId),
  )
  const places = await placesOf(databaseUrl)
  await each(savers, 8, (one) => one.enter(places))
  return savers
}

const longMs = 5_000

const heardFirst = (savers: readonly Saver[]): [string, number][] => {
  const long = savers.flatMap(({ outages }) => outages).filter(({ ms }) => ms > longMs)
  return [...Map.groupBy(long, ({ what }) => what)]
    .map(([what, all]): [string, number] => [what, all.length])
    .toSorted((one, other) => other[1] - one[1])
}

/** Lets them save for so long, while something happens beside; then the database is asked. */
export const lesson = async (
  savers: readonly Saver[],
  {
    databaseUrl,
    seconds,
    everyMs,
    keyed = true,
    beside,
    before = async () => undefined,
  }: {
    databaseUrl: string
    seconds: number
    everyMs: number
    keyed?: boolean
    /** What happens meanwhile; the lesson lasts as long at least. */
    beside: (over: () => boolean) => Promise<void>
    /** What is done once everybody has ended, before the database is asked. */
    before?: () => Promise<void>
  },
): Promise<ClassResult> => {
  const until = performance.now() + seconds * 1_000
  let isDone = false
  const over = () => isDone && performance.now() > until
  const happening = beside(() => performance.now() > until).finally(() => (isDone = true))
  await Promise.all([...savers.map((one) => one.save({ over, everyMs, keyed })), happening])
  await before()
  const verdict = await judge(databaseUrl, savers)
  const outages = savers.flatMap((one) => one.outages.map(({ ms }) => ms)).toSorted((a, b) => a - b)
  const unanswered = savers.filter(({ open }) => open !== undefined).length
  return {
    ...verdict,
    strange: [
      ...verdict.strange,
      ...Array.from({ length: unanswered }, () => 'somebody was never answered again'),
    ],
    failures: outages.length,
    firstHeard: heardFirst(savers),
    medianMs: within(outages, 0.5),
    p95Ms: within(outages, 0.95),
    worstMs: outages.at(-1) ?? 0,
  }
}
