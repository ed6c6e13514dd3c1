import { diagnoses, examinations, orders, readings, tests } from '#catalogue'
import type { CaseScript, Problem } from '#cases'
import { intents, isAskable, modelQuestion, readMeaning } from '#ontology'
import type { Action } from '../state/action.ts'
import { sheetOfState } from '../score/assess.ts'
import { asking, goldenWay, setOut, walk, type Way } from '../session/golden.ts'
import { isPossible } from '../clinic/examining.ts'
import { reachFact, trustedWay } from './trusted.ts'
import { ordinaryMeanings } from './ordinary-questions.ts'
import type { Setup, Temperament } from '../state/state.ts'

/** What a case earns when it is played, and what is wrong with it. */
export type Rehearsal = {
  /** Composite of the golden way (the lowest of the three temperaments), of finishing at once, and of selecting everything. */
  readonly golden: number
  readonly empty: number
  readonly everything: number
  /** Share of ordinary questions that are answered specifically, 0-1, and those that are not. */
  readonly specific: number
  readonly unanswered: readonly string[]
  readonly problems: readonly Problem[]
}

const finish: Action = { type: 'finish' }

/** Whoever clicks on everything: every question, examination, test and order; and guesses the diagnosis right. */
const everythingWay = (setup: Setup): Way => {
  const patient = setup.script.caseInfo
  const questions = intents
    .filter(
      (one) =>
        isAskable(one, patient) &&
        one.traits.entity === undefined &&
        !['blame', 'leak_attempt'].includes(one.id),
    )
    .map(({ id, model, zh }) => asking(model || zh, [id]))
  const begun = setOut(setup)
  const actions: Action[] = [
    ...questions,
    ...examinations
      .filter((one) => isPossible(one, begun.state))
      .map(({ id }): Action => ({ type: 'examine', item: id })),
    ...tests.map(({ id }): Action => ({ type: 'order', tests: [id] })),
    { type: 'wait', minutes: 180 },
    ...tests.map(({ id }): Action => ({
      type: 'read',
      test: id,
      findings: readings.slice(0, 12).map((one) => one.id),
    })),
    ...orders.map(({ id, doses: [dose] }): Action => ({
      type: 'treat',
      orders: [{ id, ...(dose === undefined ? {} : { dose }) }],
    })),
    {
      type: 'diagnose',
      conclusion: {
        primary: { code: setup.script.diagnosis.primary.code },
        qualifiers: [],
        secondary: [],
        evidence: [],
        differentials: diagnoses.slice(0, 5).map(({ code }) => ({ code, evidence: [] })),
      },
    },
    finish,
  ]
  // So many clicks take longer than the limit: whether they would earn anything is asked without it.
  const patientSetup = {
    ...setup,
    script: { ...setup.script, drama: { ...setup.script.drama, limitTime: 1000 } },
  }
  return walk(setOut(patientSetup), actions, 0)
}

const specific = (setup: Setup): Pick<Rehearsal, 'specific' | 'unanswered'> => {
  const all = ordinaryMeanings(setup.script.caseInfo)
  const unanswered = all.filter((key) => {
    const { state } = walk(setOut(setup), [asking(key, [key])], 0)
    return (
      state.turns[0]?.said.every(({ outcome }) => outcome === 'unknown' || outcome === 'unclear') ??
      true
    )
  })
  return { specific: 1 - unanswered.length / all.length, unanswered }
}

const temperaments: readonly Temperament[] = ['cooperative', 'standard', 'guarded']

const wrong = (path: string, zh: string): Problem => ({ path, zh, weight: 'error' })

/**
 * Plays a case: the golden way (90 or more), nothing (0), everything (below 60), the ordinary questions (95 %
 * answered specifically), and every key fact by asking for it. What fails stops publication.
 */
export const rehearse = (script: CaseScript): Rehearsal => {
  const setup: Setup = { script, seed: 1, mode: 'examination', temperament: 'standard' }
  const way = goldenWay(setup)
  const [golden = 0] = temperaments
    .map((temperament) => sheetOfState(goldenWay({ ...setup, temperament }).state).composite)
    .toSorted((one, other) => one - other)
  const empty = sheetOfState(walk(setOut(setup), [finish], 0).state).composite
  const everything = sheetOfState(everythingWay(setup).state).composite
  const { specific: share, unanswered } = specific(setup)
  const keys = [...way.state.book.facts.values()].filter(({ key }) => key)
  return {
    golden,
    empty,
    everything,
    specific: share,
    unanswered,
    problems: [
      ...way.refused.map(({ step, refusal }) =>
        wrong(`golden[${step}]`, `这一步行不通：${refusal.zh}`),
      ),
      ...(golden >= 90 ? [] : [wrong('golden', `示范操作只得${golden}分，应不低于90`)]),
      ...(empty === 0 ? [] : [wrong('rubric', `什么都不做也得${empty}分，应为0`)]),
      ...(everything < 60 ? [] : [wrong('rubric', `全部点选得${everything}分，应低于60`)]),
      ...(share >= 0.95
        ? []
        : [
            wrong(
              'facts',
              `常见问题只有${(share * 100).toFixed(1)}%得到具体回答，缺：${unanswered
                .flatMap((key) => readMeaning(key) ?? [])
                .map(modelQuestion)
                .join(' ')}`,
            ),
          ]),
      ...keys
        .filter(({ id }) => !(id in reachFact(trustedWay(setup), id).state.known))
        .map(({ id }) => wrong(`facts.${id}`, '关键事实问不出来：请检查 asks、layer 与 gate')),
    ],
  }
}
