import { nextSection } from '@xinglin/contract/exams'
import { refuse } from '#platform/visit'
import type { AttemptRow } from '../attempts/store.ts'
import type { DrawnQuestion, DrawnSection } from '../papers/frozen-paper.ts'
import type { Progress } from '../papers/show-paper.ts'

const { last, section: notOpen } = nextSection.refusals

type Way = Pick<AttemptRow, 'drawn' | 'sectionAt' | 'reached'>

/** The last section that can be gone to without leaving one that is one way. */
export const lastOpen = ({ drawn, sectionAt }: Way): number => {
  let at = sectionAt
  while (!drawn[at]?.oneWay && drawn[at + 1] && !drawn[at + 1]?.oneWay) at += 1
  return at
}

/**
 * How a section stands: those from the present one up to the next that is one way are open; what was left stays open unless
 * it is one way; the rest is to come.
 */
export const stateOfSection = (way: Way, at: number): 'open' | 'later' | 'left' => {
  if (at > lastOpen(way)) return 'later'
  return at < way.sectionAt && way.drawn[at]?.oneWay ? 'left' : 'open'
}

const reachedIn = (way: Way, { questionId }: DrawnQuestion): number => way.reached[questionId] ?? 1

/**
 * Where leaving a section leads: behind the sections that are open together. Undefined where that was done already and the
 * answer was lost; refuses one that is not open.
 */
export const nextOf = (row: Way, sectionId: string): number | undefined => {
  const at = row.drawn.findIndex(({ id }) => id === sectionId)
  if (at === -1 || stateOfSection(row, at) === 'later') throw refuse(notOpen)
  if (at < row.sectionAt) return undefined
  const next = lastOpen(row) + 1
  if (next >= row.drawn.length) throw refuse(last)
  return next
}

/** What of their paper an examinee may see now. */
export const progressOf = (way: Way): Progress => ({
  stateOf: (_section, at) => stateOfSection(way, at),
  reachedOf: (question) => reachedIn(way, question),
  showsLeft: false,
})

/** Where something that is answered stands in a paper. */
export type Standing = {
  readonly question: DrawnQuestion
  readonly section: DrawnSection
  readonly state: 'open' | 'later' | 'left'
}

/** How each question and part of a paper stands, by its id. */
export const standingsOf = (way: Way): ReadonlyMap<string, Standing> =>
  new Map(
    way.drawn.flatMap((section, at) => {
      const state = stateOfSection(way, at)
      return section.questions.flatMap((question) =>
        question.units.map(({ id }, nth) => {
          const reached = question.stepwise ? reachedIn(way, question) : question.units.length
          const inGroup = nth >= reached ? 'later' : nth < reached - 1 ? 'left' : 'open'
          const own = state === 'open' && question.stepwise ? inGroup : state
          return [id, { question, section, state: own }] as const
        }),
      )
    }),
  )
