import type { ItemBody, Question, Syllabus } from '#courses/versions'
import type { Action, NewStudy } from '#learning'
import { dayStart } from '#platform/visit'
import type { Drawing } from './seeded-random.ts'
import { dayAgo, type Clock } from './clock.ts'
import type { Plan } from './plan.ts'

/** A student with the courses that they mean to study. */
export type Student = { readonly id: string; readonly plans: readonly Plan[] }

type Item = Syllabus['items'][number]
type Doing = { readonly position: object } | { readonly answers: Record<string, number[]> }
/** An action whose hour is still to be found. */
type Loose = { readonly study: number; readonly itemId: string; readonly seconds: number } & Doing

/** Hours at which people sit down to study. */
const hours = [8, 10, 12.5, 14, 16, 18.5, 19, 19.5, 20, 20.5]
const maxTries = 4

/** An answer that is not the right one. */
const wrong = ({ options, answer, type }: Question, draw: Drawing): number[] => {
  const others = options.map((_, i) => i).filter((i) => !answer.includes(i))
  if (type !== 'multiple') return [draw.of(others)]
  if (answer.length > 1 && (others.length === 0 || draw.chance(60))) return answer.slice(1)
  return [...answer, draw.of(others)]
}

/** Tries at a quiz until it is passed, each better than the one before. */
const triesAt = (
  { questions, pass }: Extract<ItemBody, { kind: 'quiz' }>,
  skill: number,
  draw: Drawing,
): Record<string, number[]>[] => {
  const tries: Record<string, number[]>[] = []
  for (let no = 1; no <= maxTries; no += 1) {
    const knows = questions.map(() => no === maxTries || draw.chance(skill + (no - 1) * 12))
    tries.push(
      Object.fromEntries(
        questions.map((one, i) => [one.id, knows[i] ? [...one.answer] : wrong(one, draw)]),
      ),
    )
    const right = knows.filter(Boolean).length
    if (Math.floor((right / questions.length) * 100) >= pass) break
  }
  return tries
}

/** Where somebody is in an item who has come so far, 0 to 1. */
const cameTo = (body: ItemBody, share: number): object => {
  if (body.kind === 'video') {
    const second = Math.round(body.seconds * share)
    return { second, watched: [[0, second]] }
  }
  if (body.kind === 'document') {
    const page = Math.max(1, Math.floor(body.pages * share))
    return { page, pages: Array.from({ length: page }, (_, i) => i + 1) }
  }
  return { depth: share }
}

/** What somebody does at an item from its beginning to its end. */
const activitiesOf = (
  item: Item,
  skill: number,
  draw: Drawing,
): (Doing & { seconds: number })[] => {
  const pace = (0.55 + draw.below(70) / 100) * 60
  if (item.body.kind !== 'quiz')
    return [{ position: cameTo(item.body, 1), seconds: Math.round(item.minutes * pace) }]
  const { questions } = item.body
  return triesAt(item.body, skill, draw).map((answers) => ({
    answers,
    seconds: questions.length * (18 + draw.below(22)),
  }))
}

/** The actions of each day on which a student studied, by the day's number back from today. */
const byDay = (
  plans: readonly Plan[],
  courses: readonly Syllabus[],
  draw: Drawing,
): Map<number, Loose[]> => {
  const skill = 68 + draw.below(30)
  const days = new Map<number, Loose[]>()
  const put = (day: number, action: Loose) => days.set(day, [...(days.get(day) ?? []), action])
  for (const [study, plan] of plans.entries()) {
    const items = courses[study]?.items ?? []
    for (const [i, day] of plan.days.entries()) {
      const item = items[i]
      for (const doing of item ? activitiesOf(item, skill, draw) : [])
        put(day, { study, itemId: item?.id ?? '', ...doing })
    }
    const next = items[plan.until ?? items.length]
    // Somebody who stops often stops in the midst of something.
    if (next && next.body.kind !== 'quiz' && draw.chance(60))
      put(plan.days.at(-1) ?? 0, {
        study,
        itemId: next.id,
        position: cameTo(next.body, 0.2 + draw.below(60) / 100),
        seconds: 40 + draw.below(200),
      })
  }
  return days
}

/** Finds the hour of a day's actions; those of today are over before now. */
const placed = (
  actions: readonly Loose[],
  daysAgo: number,
  clock: Clock,
  draw: Drawing,
): { study: number; action: Action }[] => {
  const began = dayStart(clock.timezone, dayAgo(clock, daysAgo))
  const whole = actions.reduce((sum, { seconds }) => sum + seconds + 10, 0) * 1000
  const wished = began.getTime() + (draw.of(hours) + draw.below(60) / 60) * 3_600_000
  let at = daysAgo === 0 ? Math.min(wished, clock.now.getTime() - whole - 300_000) : wished
  return actions.map(({ study, ...action }) => {
    at += (action.seconds + 5 + draw.below(5)) * 1000
    return { study, action: { ...action, at: new Date(at) } }
  })
}

/** What a student did, course by course. */
export const studiesOf = (
  { id: personId, plans }: Student,
  courses: readonly Syllabus[],
  clock: Clock,
  draw: Drawing,
): NewStudy[] => {
  const done = [...byDay(plans, courses, draw)]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([day, actions]) => placed(actions, day, clock, draw))
  return plans.flatMap((plan, study): NewStudy[] => {
    const course = courses[study]
    const actions = done.filter((one) => one.study === study).map((one) => one.action)
    const [first] = actions
    const last = actions.at(-1)
    if (!course || !first || !last) return []
    const isWhole = plan.until === undefined
    return [
      {
        personId,
        course,
        startedAt: new Date(first.at.getTime() - (first.seconds + 4) * 1000),
        actions,
        // Some forget to press the button.
        finishedAt: isWhole && draw.chance(94) ? new Date(last.at.getTime() + 4_000) : undefined,
      },
    ]
  })
}
