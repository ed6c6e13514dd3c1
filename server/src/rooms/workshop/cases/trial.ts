import { listed } from '@xinglin/simulation/form'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import type { coverCase, rehearseCase, tryCase } from '@xinglin/contract/workshop'
import {
  gateWords,
  playable,
  readCase,
  review,
  type Draft,
  type KnownFact,
} from '@xinglin/simulation/cases'
import {
  beginTrial,
  coverageOf,
  tryTurn,
  dialogueOf,
  rehearse,
  type TrialTurn,
} from '@xinglin/simulation/consultation'
import { modelQuestion, questionName } from '@xinglin/simulation/ontology'
import type { Understand } from '#simulations/consultation'
import { modelQuestionsOf } from './model-questions.ts'

type Outcome = TrialTurn['said'][number]['outcome']

const outcomes: Readonly<Record<Outcome, string>> = {
  answered: '回答了',
  repeated: '又说了一遍',
  guarded: '回避：条件还没有满足',
  unknown: '病例没有写，答不上来',
  unanswered: '一次问得太多，这一条没答',
  clarified: '不确定问的是什么，反问确认',
  acknowledged: '不是提问，应了一声',
  puzzled: '问话里有听不懂的专业用语',
  unclear: '没听明白',
  offtopic: '与看病无关，岔开了',
  leak: '套取诊断，挡了回去',
}

const factOf = ({ id, text, layer, gate, key }: KnownFact) => ({
  Id: id,
  Text: text,
  Layer: layer,
  Gate: gate === undefined ? [] : [...gateWords(gate)],
  Key: key,
})

type Tried = OutputOf<typeof tryCase>
type Covered = OutputOf<typeof coverCase>
type Rehearsed = OutputOf<typeof rehearseCase>

const tried = (
  understand: Understand,
  draft: Draft,
  { Said, Temperament }: Pick<InputOf<typeof tryCase>, 'Said' | 'Temperament'>,
): Tried => {
  let state = beginTrial(playable(draft).script, Temperament)
  let parts: ReturnType<Understand> = []
  let turn: TrialTurn | undefined
  let before = state.rapport
  for (const text of Said) {
    before = state.rapport
    parts = understand(text, dialogueOf(state))
    turn = tryTurn(state, text, parts)
    state = turn?.state ?? state
  }
  const { facts } = state.book
  const known = (ids: readonly string[]) => ids.flatMap((id) => facts.get(id) ?? [])
  return {
    Understood: parts.map(({ text, verdict, meanings, confidence }) => ({
      Text: text,
      Verdict: verdict,
      Meanings: meanings.map(({ intent, entity }) =>
        questionName(entity === undefined ? intent : `${intent}:${entity}`),
      ),
      Confidence: confidence,
    })),
    Accounts: (turn?.said ?? []).map(({ key, outcome, facts: factIds, shut }) => ({
      Meaning: key === '' ? '' : questionName(key),
      Outcome: outcomes[outcome],
      Facts: known(factIds).map(factOf),
      Shut: shut.map(({ id, wants }) => ({
        Id: id,
        Text: facts.get(id)?.text ?? '',
        Wants: [...wants],
      })),
    })),
    Says: (turn?.says ?? []).map(({ text, voice }) => ({
      Text: text,
      Mood: voice.mood,
      Gesture: voice.gesture ?? '',
    })),
    RapportBefore: before,
    Rapport: state.rapport,
  }
}

const covered = (understand: Understand, draft: Draft, Questions: readonly string[]): Covered => {
  const state = beginTrial(playable(draft).script, 'standard')
  const { expects } = dialogueOf(state)
  const own = [...new Set(Questions.map((one) => one.trim()).filter(Boolean))]
  const questions = [
    ...own.map((text) => ({ text, model: false })),
    ...modelQuestionsOf(state)
      .map(modelQuestion)
      .filter((text) => text !== '' && !own.includes(text))
      .map((text) => ({ text, model: true })),
  ]
  const rows: OutputOf<typeof coverCase>['Questions'] = []
  for (const { text, model } of questions) {
    const parts = understand(text, { before: [], expects })
    const reached = coverageOf(state, parts)
    rows.push({
      Text: text,
      Model: model,
      Verdict:
        parts.find(({ verdict }) => verdict !== 'understood')?.verdict ?? ('understood' as const),
      Meanings: reached.map(({ key }) => questionName(key)),
      Facts: [...new Set(reached.flatMap(({ facts }) => facts))],
      Usual: reached.length > 0 && reached.every(({ usual }) => usual),
    })
  }
  const facts = [...state.book.facts.values()].filter(({ usual }) => !usual)
  return {
    Questions: rows,
    Facts: facts.map((fact) => ({
      ...factOf(fact),
      Reached: rows.flatMap(({ Facts }, at) => (Facts.includes(fact.id) ? [at] : [])),
    })),
  }
}

const rehearsed = (draft: Draft): Rehearsed => {
  const read = review(draft)
  const { script } = readCase({ ...draft, id: 'draft', version: 1 })
  if (!script) return { Problems: listed(read), Figures: null }
  const { golden, empty, everything, specific, problems } = rehearse(script)
  return {
    Problems: listed([...read, ...problems]),
    Figures: { Golden: golden, Empty: empty, Everything: everything, Specific: specific },
  }
}

/** What an author wants to see of a draft: its patient asked, questions laid over it, its ways played. */
export type Trial = { readonly draft: Draft } & (
  | ({ readonly kind: 'try' } & Pick<InputOf<typeof tryCase>, 'Said' | 'Temperament'>)
  | { readonly kind: 'cover'; readonly Questions: readonly string[] }
  | { readonly kind: 'rehearse' }
)
/** What is told of each kind of trial. */
export type TrialResponses = { try: Tried; cover: Covered; rehearse: Rehearsed }
export type TrialResult = {
  readonly kind: keyof TrialResponses
  readonly responses: TrialResponses[keyof TrialResponses]
}

/** Plays a trial: all that it needs is handed in. */
export const play = (understand: Understand, trial: Trial): TrialResult => {
  const { kind, draft } = trial
  if (kind === 'try') return { kind, responses: tried(understand, draft, trial) }
  if (kind === 'cover') return { kind, responses: covered(understand, draft, trial.Questions) }
  return { kind, responses: rehearsed(draft) }
}
