import { createEmptyCard, fsrs, generatorParameters, Rating, type Card } from 'ts-fsrs'
import type { Day } from '#platform/visit'

/** What is remembered of an item between two answers. */
export type Memory = Readonly<Record<string, number>>

const dayMs = 86_400_000
/** Nobody studies for longer ahead than a school year. */
const longestDays = 180

// Whole days: a student comes back tomorrow, not in ten minutes. Nothing is drawn by chance, so that two servers agree.
const scheduler = fsrs(
  generatorParameters({
    enable_short_term: false,
    enable_fuzz: false,
    maximum_interval: longestDays,
  }),
)

/** Days are counted as moments of UTC: the school's own day came in, and goes out. */
const momentOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)
const dayOf = (at: Date): Day => at.toISOString().slice(0, 10)

const cardOf = (memory: Memory, today: Day): Card => {
  const { stability, difficulty, reps, lapses, state, lastReview, due } = memory
  const empty = createEmptyCard(momentOf(today))
  if (stability === undefined || lastReview === undefined || due === undefined) return empty
  return {
    ...empty,
    due: new Date(due * dayMs),
    stability,
    difficulty: difficulty ?? 0,
    reps: reps ?? 0,
    lapses: lapses ?? 0,
    state: state ?? 0,
    last_review: new Date(lastReview * dayMs),
  }
}

/** How somebody answered, as far as a schedule is concerned. That it was easy is never told by its being right. */
export type Recall = 'wrong' | 'partly' | 'right'

const ratings = { wrong: Rating.Again, partly: Rating.Hard, right: Rating.Good } as const

/** The day on which an item is to be asked again after an answer of today: from tomorrow to half a year on. */
export const scheduled = (
  memory: Memory,
  recall: Recall,
  today: Day,
): { readonly dueDay: Day; readonly memory: Memory } => {
  const now = momentOf(today)
  const { card } = scheduler.next(cardOf(memory, today), now, ratings[recall])
  const days = Math.max(1, Math.round((card.due.getTime() - now.getTime()) / dayMs))
  const due = now.getTime() / dayMs + Math.min(days, longestDays)
  return {
    dueDay: dayOf(new Date(due * dayMs)),
    memory: {
      stability: card.stability,
      difficulty: card.difficulty,
      reps: card.reps,
      lapses: card.lapses,
      state: card.state,
      lastReview: now.getTime() / dayMs,
      due,
    },
  }
}

/** Right answers on as many occasions after the last wrong one: then an item leaves the book. */
export const rightsToMaster = 3
