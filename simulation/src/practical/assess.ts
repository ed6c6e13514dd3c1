import { scoreSheet, type Cap, type ScoreSheet } from '#assessment'
import type { RunEvent } from './action.ts'
import { occurrencesOf } from './occurrence.ts'
import type { Direction, Protocol } from './protocol.ts'
import { read, type Captured } from './readings.ts'
import { modelOf, type Setup } from './run.ts'
import { ofPreparation, ofPreview, preparedIn } from './score-before.ts'
import { ofCapture, ofFigures, ofResults, ofSteps } from './score-during.ts'
import { ofReasoning, ofReport, submittedIn } from './score-report.ts'

/** A step as the field reports it: when it was gone, how long, how often, what it is worth, and what came of it. */
export type StepScore = {
  readonly id: string
  readonly zh: string
  /** Seconds of the recording; null where the step was not gone. */
  readonly from: number | null
  readonly to: number | null
  readonly expectedSeconds: number
  readonly max: number
  readonly got: number
  readonly repeats: number
  readonly expected: Direction
  /** As the trace shows it. */
  readonly shown: Direction | null
  /** As the student judged it. */
  readonly judged: Direction | null
  readonly before: number | null
  readonly after: number | null
}

/** What a run and its report are worth, and why. */
export type Assessment = {
  readonly sheet: ScoreSheet
  readonly steps: readonly StepScore[]
  readonly captures: readonly Captured[]
}

/** A pure function of protocol, seed and events; a slice at a time, for it replays the whole run. */
export function* assessing(
  setup: Setup,
  events: readonly RunEvent[],
): Generator<undefined, Assessment> {
  const { protocol } = setup
  const { dt } = modelOf(protocol)
  const occurrences = occurrencesOf(protocol, events)
  const { captures, readings } = yield* read(setup, events, occurrences)
  const prepared = preparedIn(protocol, events)
  const submitted = submittedIn(events)
  const isAttempted = occurrences.some(({ deeds }) => deeds.length > 0)
  const caps = prepared.flatMap(({ one, good, inOrder, done }): Cap[] =>
    one.cap === undefined || !isAttempted || (good && inOrder)
      ? []
      : [
          {
            id: one.id,
            zh: `${one.zh}：没有做好就开始了实验`,
            cap: one.cap,
            evidence: done ? [done.seq] : [],
          },
        ],
  )
  const gone = ofSteps(protocol, events, occurrences)
  const sheet = scoreSheet(
    3,
    [
      ofPreview(protocol, events),
      ofPreparation(prepared),
      gone,
      ofFigures(protocol, occurrences),
      ofCapture(protocol, occurrences, readings),
      ofResults(occurrences, readings),
      ofReasoning(protocol, submitted),
      ofReport(protocol, events, submitted),
    ],
    caps,
    [],
  )
  const steps = occurrences.map(({ step, deeds, repeats, events: own }, at): StepScore => {
    const reading = readings[at]
    const [first, last] = [deeds[0], own.at(-1)]
    return {
      id: step.id,
      zh: step.zh,
      from: first ? first.steps * dt : null,
      to: first && last ? last.steps * dt : null,
      expectedSeconds: step.seconds,
      max: step.weight,
      got: gone.find(({ id }) => id === step.id)?.got ?? 0,
      repeats,
      expected: step.response.expect,
      shown: reading?.direction ?? null,
      judged: reading?.own.result?.direction ?? null,
      before: reading?.before ?? null,
      after: reading?.after ?? null,
    }
  })
  return { sheet, steps, captures }
}

/** How many of the dimensions look at the run; the others read the report. */
const ofTheRun = 6

/**
 * A run that was assessed, with another report handed in as its last event: what was read off the recording stays to the
 * letter, also where the engine is another by now; only what reads the text is judged anew. Nothing is replayed.
 */
export const rewritten = (
  protocol: Protocol,
  { sheet, steps, captures }: Assessment,
  events: readonly RunEvent[],
): Assessment => {
  const submitted = submittedIn(events)
  const kept = sheet.dimensions.slice(0, ofTheRun).map(({ items }) => items)
  const read = [ofReasoning(protocol, submitted), ofReport(protocol, events, submitted)]
  return { sheet: scoreSheet(3, [...kept, ...read], sheet.caps, sheet.deductions), steps, captures }
}
