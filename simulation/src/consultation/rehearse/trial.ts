import { gateWords, type CaseScript, type Gate } from '#cases'
import { meaningKey, readMeaning, type Meaning } from '#ontology'
import type { Part } from '#understanding'
import { act } from '../session/act.ts'
import { isPressed } from '../interpret/asked-before.ts'
import { isOpen, ownOf } from '../interpret/gate.ts'
import type { Observation } from '../state/observation.ts'
import { start, type PartOutcome, type State, type Temperament } from '../state/state.ts'
import { answering } from '../converse/telling.ts'
import type { Subject } from '../interpret/subject.ts'

/** What became of one thing that was asked of a patient on trial, told to the author alone. */
type Account = PartOutcome & {
  /** Facts that would have answered and are guarded, with the conditions that do not hold. */
  readonly shut: readonly { readonly id: string; readonly wants: readonly string[] }[]
}

/** What a patient on trial made of a sentence. */
export type TrialTurn = {
  readonly state: State
  readonly said: readonly Account[]
  readonly says: readonly Extract<Observation, { type: 'say' }>[]
}

/** Minutes of real time that no trial reaches. */
const withoutEnd = 1000
const paceMs = 1_000

/** The patient of a draft, to be asked by its author: nothing is scored, no time runs out. */
export const beginTrial = (script: CaseScript, temperament: Temperament): State =>
  start({
    script: { ...script, drama: { ...script.drama, limitTime: withoutEnd } },
    seed: 1,
    mode: 'practice',
    temperament,
  })

type Moment = Parameters<typeof isOpen>[2]

/** The conditions of a gate that do not hold, each for itself, so that an author sees what is wanting. */
const wanting = (gate: Gate, state: State, moment: Moment): readonly string[] =>
  Object.entries(gate)
    .map(([name, value]): Gate => ({ [name]: value }))
    .filter((one) => !isOpen(one, state, moment))
    .flatMap(gateWords)

const subjectIn = ({ about, named }: Part): Subject => ({ about, named: named === true })

const shutTo = (
  state: State,
  meaning: Meaning,
  part: Part,
  moment: Omit<Moment, 'asks' | 'isPressed'>,
) =>
  answering(state, meaning, subjectIn(part), moment.text).flatMap(({ id, gate, asks }) => {
    const keys = asks.map(meaningKey)
    const now = { ...moment, asks: keys, isPressed: isPressed(state, keys, moment.own) }
    return gate === undefined || isOpen(gate, state, now)
      ? []
      : [{ id, wants: wanting(gate, state, now) }]
  })

/** Says something to a patient on trial; an account of each meaning, and the state after it. */
export const tryTurn = (
  state: State,
  text: string,
  parts: readonly Part[],
): TrialTurn | undefined => {
  const done = act(state, { type: 'ask', text, parts }, state.at + paceMs)
  if ('refusal' in done) return undefined
  const saying = parts.flatMap(({ verdict, meanings }) =>
    verdict === 'understood' ? meanings.map(meaningKey) : [],
  )
  const outcomes = (done.state.turns.at(-1)?.said ?? []).map((one) => {
    const meaning = readMeaning(one.key)
    const part = parts[one.part]
    return {
      ...one,
      shut:
        meaning && part
          ? shutTo(state, meaning, part, { text, own: ownOf(text, parts, part), saying })
          : [],
    }
  })
  const says = done.event.observations.filter((one) => one.type === 'say')
  return { state: done.state, said: outcomes, says }
}

/** What a question can bring out of a case, told once or asked again and again; `usual` where only a plain no or who somebody is. */
export type Covered = {
  readonly key: string
  readonly facts: readonly string[]
  readonly usual: boolean
}

/** Which facts of a case each meaning of a question reaches, whatever was said before. */
export const coverageOf = (state: State, parts: readonly Part[]): readonly Covered[] =>
  parts
    .filter(({ verdict }) => verdict === 'understood')
    .flatMap((part) =>
      part.meanings.map((meaning) => {
        const facts = answering(state, meaning, subjectIn(part), part.text)
        return {
          key: meaningKey(meaning),
          facts: facts.filter(({ usual }) => !usual).map(({ id }) => id),
          usual: facts.length > 0 && facts.every(({ usual }) => usual),
        }
      }),
    )
