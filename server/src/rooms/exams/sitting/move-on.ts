import { nobody, type InputOf } from '@xinglin/contract/call'
import { nextPart, nextSection } from '@xinglin/contract/exams'
import type { BatchContext } from '#platform/database'
import { answer } from '#platform/http'
import { memberOf, refuse, type Visit, visitAt } from '#platform/visit'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { showQuestion } from '../papers/show-paper.ts'
import { closeStations, stationsIn } from '../stations/attempt-stations.ts'
import { keeperOf, whereSat } from './contest-sitting.ts'
import { movesTogether } from './move-together.ts'
import { runningAttempt } from './own-attempt.ts'
import { contentsOfAttempt, shownSections } from './view-attempt.ts'
import { nextOf, progressOf, stateOfSection } from './way.ts'

const { paused } = nextSection.refusals
const { last: lastPart, section: noPart } = nextPart.refusals

const refusePaused = ({ pausedAt }: AttemptRow): void => {
  if (pausedAt) throw refuse(paused)
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
  return showWhereNow(visit, { ...row, sectionAt: next ?? row.sectionAt })
}

const showWhereNow = async (visit: Visit, row: AttemptRow) => {
  const sections = await shownSections(visit, row)
  const shown = sections[row.sectionAt]
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
export const movingCalls = (context: BatchContext) => {
  const moveTogether = movesTogether(context)
  const moveAlone = whereSat(moveOn)
  return [
    answer(nextSection, async function handleNextSection(visit, input) {
      const schoolId = await keeperOf(visit, input.AttemptId)
      const move = { ...input, personId: memberOf(visit)?.id ?? nobody, at: visit.at }
      const moved = await visit.apart(() => moveTogether(schoolId, move))
      if (!moved) return moveAlone(visit, input)
      return visitAt(visit, schoolId, (there) => showWhereNow(there, moved))
    }),
    answer(nextPart, whereSat(movePart)),
  ]
}
