import type { DemoSchool } from '@xinglin/content'
import type { Drawing } from './seeded-random.ts'

/** What one student means to do of one course, item after item. */
export type Plan = {
  readonly login: string
  readonly slug: string
  /** How many items they come through; all when absent. */
  readonly until?: number | undefined
  /** The day of each item that they come to, counted back from today. */
  readonly days: readonly number[]
}

/** How a day counts: the likelihood of studying on it, weekends being quiet. */
export type DayWeight = (daysAgo: number) => number

const weeks = 8
/** So many items are studied at one sitting, more or less. */
const atOnce = 2.6

/** Spreads so many items over some days, the earliest first. */
const spread = (items: number, days: readonly number[]): number[] =>
  Array.from({ length: items }, (_, i) => days[Math.floor((i * days.length) / items)] ?? 0)

const itemsOf = (school: DemoSchool, slug: string): number =>
  school.courses
    .find((one) => one.slug === slug)
    ?.chapters.reduce((sum, chapter) => sum + chapter.items.length, 0) ?? 0

/** Who studies each course: those who say something of it, then others, the eager ones rather. */
const learnersOf = (
  { life, classes, courses }: DemoSchool,
  slug: string,
  draw: Drawing,
  zeal: ReadonlyMap<string, number>,
): string[] => {
  const learners = new Set(life.rounds.filter((one) => one.course === slug).map((one) => one.by))
  const isSmall = courses.find((one) => one.slug === slug)?.special.smallClass ?? false
  const members = new Set(
    classes.flatMap((one) => (one.courses.includes(slug) ? one.students : [])),
  )
  const may = life.students
    .map((one) => one.number)
    .filter((login) => !learners.has(login) && (!isSmall || members.has(login)))
  const speaks = new Set(life.reviews.filter((one) => one.course === slug).map((one) => one.by))
  const first = may.filter((login) => speaks.has(login))
  const rest = may.filter((login) => !speaks.has(login))
  const wanted = (life.learners[slug] ?? 0) - learners.size - first.length
  return [...first, ...draw.some(rest, Math.max(0, wanted), (login) => zeal.get(login) ?? 1)]
}

type Wish = { readonly slug: string; readonly items: number; readonly until: number | undefined }

/** A student's courses in order: what is reviewed is studied to its end; the newest is under way, and some are given up. */
const wishes = (
  school: DemoSchool,
  login: string,
  slugs: readonly string[],
  draw: Drawing,
): Wish[] => {
  const speaksOf = new Set(
    school.life.reviews.filter((one) => one.by === login).map((one) => one.course),
  )
  const order = draw.some(slugs, slugs.length)
  const underWay = order.findLast((slug) => !speaksOf.has(slug))
  const whole = order.filter((slug) => slug !== underWay)
  return [...whole, ...(underWay ? [underWay] : [])].map((slug) => {
    const all = itemsOf(school, slug)
    const isPart = slug === underWay ? draw.chance(80) : !speaksOf.has(slug) && draw.chance(20)
    const until = isPart ? 1 + draw.below(all - 2) : undefined
    return { slug, items: until ?? all, until }
  })
}

/** What all students of a school do over the last weeks. */
export const plansOf = (school: DemoSchool, draw: Drawing, weightOf: DayWeight): Plan[] => {
  const { life } = school
  const zeal = new Map(life.students.map((one) => [one.number, 1 + draw.below(4)]))
  const slugsOf = new Map<string, string[]>()
  for (const slug of Object.keys(life.learners))
    for (const login of learnersOf(school, slug, draw, zeal))
      slugsOf.set(login, [...(slugsOf.get(login) ?? []), slug])
  const studies = life.rounds.map(({ by, course, days, until }) => ({
    login: by,
    slug: course,
    until,
    days: spread(until ?? itemsOf(school, course), days),
  }))
  const drawn = [...slugsOf].flatMap(([login, slugs]) => {
    const wanted = wishes(school, login, slugs, draw)
    const items = wanted.reduce((sum, one) => sum + one.items, 0)
    const ago = Array.from({ length: weeks * 7 }, (_, i) => i).filter((day) => weightOf(day) > 0)
    const days = draw.some(ago, Math.ceil(items / atOnce), weightOf).toSorted((a, b) => b - a)
    const all = spread(items, days)
    return wanted.map(({ slug, items, until }) => ({
      login,
      slug,
      until,
      days: all.splice(0, items),
    }))
  })
  return [...studies, ...drawn]
}
