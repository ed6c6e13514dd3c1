import type { InputOf } from '@xinglin/contract/call'
import { nextPart, nextSection } from '@xinglin/contract/exams'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { showQuestion } from '../papers/show-paper.ts'
import { closeStations, stationsIn } from '../stations/attempt-stations.ts'
import { whereSat } from './contest-sitting.ts'
import { runningAttempt } from './own-attempt.ts'
import { contentsOfAttempt, shownSections } from './view-attempt.ts'
import { lastOpen, progressOf, stateOfSection } from './way.ts'

const { last, section: notOpen, paused } = nextSection.refusals
const { last: lastPart, section: noPart } = nextPart.refusals

const refusePaused = ({ pausedAt }: AttemptRow): void => {
  if (pausedAt) throw refuse(paused)
}

/**
 * Where leaving a section leads: behind the sections that are open together. Undefined where that was done already and the
 * answer was lost; refuses one that is not open.
 */
const nextOf = (row: AttemptRow, sectionId: string): number | undefined => {
  const at = row.drawn.findIndex(({ id }) => id === sectionId)
  if (at === -1 || stateOfSection(row, at) === 'later') throw refuse(notOpen)
  if (at < row.sectionAt) return undefined
  const next = lastOpen(row) + 1
  if (next >= row.drawn.length) throw refuse(last)
  return next
}

const moveOn = async (visit: Visit, input: InputOf<typeof nextSection>) => {
  const row = await runningAttempt(visit, input, 'lock')
  refusePaused(row)
  const next = nextOf(row, input.SectionId)
  if (next !== undefined) {
    await attemptStore(visit).change(row.id, { sectionAt: next })
    const left = row.drawn.slice(row.sectionAt, next).filter(({ oneWay }) => oneWay)
    await closeStations(visit, row, visit.at, stationsIn(left))
  }
  const now = { ...row, sectionAt: next ?? row.sectionAt }
  const sections = await shownSections(visit, now)
  const shown = sections[now.sectionAt]
  return {
    SectionId: shown?.SectionId ?? '',
    Questions: shown?.Questions ?? [],
    Sections: sections,
  }
}

/** The stepwise group of an open section that an id names: itself, or one of its parts. */
const groupOf = (row: AttemptRow, id: string) => {
  for (const [at, section] of row.drawn.entries())
    for (const question of section.questions)
      if (question.questionId === id || question.units.some((unit) => unit.id === id)) {
        if (!question.stepwise || stateOfSection(row, at) !== 'open') throw refuse(noPart)
        return { section, question }
      }
  throw refuse(noPart)
}

const movePart = async (visit: Visit, input: InputOf<typeof nextPart>) => {
  const row = await runningAttempt(visit, input, 'lock')
  refusePaused(row)
  const { section, question } = groupOf(row, input.QuestionId)
  const reached = row.reached[question.questionId] ?? 1
  const named = question.units.findIndex(({ id }) => id === input.QuestionId)
  // Of a part that was left already the answer was lost: it is given again.
  const isRepeat = named !== -1 && named < reached - 1
  if (!isRepeat && reached >= question.units.length) throw refuse(lastPart)
  const now = {
    ...row,
    reached: { ...row.reached, [question.questionId]: isRepeat ? reached : reached + 1 },
  }
  if (!isRepeat) await attemptStore(visit).change(row.id, { reached: now.reached })
  const shown = showQuestion(question, section, {
    visit,
    seed: row.seed,
    forms: (await contentsOfAttempt(visit, row)).forms,
    progress: progressOf(now),
  })
  if (!shown) throw refuse(noPart)
  return { Question: shown }
}

/** Answers who goes on to the next section, or to the next part of a group. */
export const movingCalls = () => [
  answer(nextSection, whereSat(moveOn)),
  answer(nextPart, whereSat(movePart)),
]
