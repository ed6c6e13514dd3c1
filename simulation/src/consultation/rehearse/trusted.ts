import type { Gate } from '#cases'
import { meaningKey, modelQuestion } from '#ontology'
import { asking, setOut, walk, type Way } from '../session/golden.ts'
import type { Setup } from '../state/state.ts'

/** What opens a guarded patient, as people say it. */
const opening: readonly (readonly [text: string, means: string])[] = [
  ['您好。', 'greet'],
  ['我是今天接诊的医生。', 'self_intro'],
  ['我想先了解一下您的情况，好判断是怎么回事。', 'explain_purpose'],
  ['您说的我们都会保密。', 'confidentiality'],
  ['您受苦了。', 'empathy'],
  ['您最担心的是什么？', 'ice_concerns'],
  ['我把您刚才说的小结一下。', 'summarize'],
]

/** So often a question is put again: several facts may answer it, and some are told only when asked again. */
export const often = 8

/** The beginning of a consultation by somebody whom the patient trusts. */
export const trustedWay = (setup: Setup): Way =>
  walk(
    setOut(setup),
    opening.map(([text, means]) => asking(text, [means])),
    0,
  )

const knownBy = ({ all = [], any = [], known = [] }: Gate): readonly string[] => [
  ...known,
  ...[...all, ...any].flatMap(knownBy),
]

const wordOf = ({ all = [], any = [], words = [] }: Gate): string =>
  [words[0] ?? '', ...[...all, ...any].map(wordOf)].find((word) => word !== '') ?? ''

/** The facts that must be out before a fact is told. */
export const needsOf = ({ state }: Way, id: string): readonly string[] =>
  knownBy(state.book.facts.get(id)?.gate ?? {})

const bringOut = (way: Way, id: string, waiting: Set<string>): Way => {
  const fact = way.state.book.facts.get(id)
  // Of facts that wait for each other none comes out: the proofreader says so.
  if (fact === undefined || id in way.state.known || waiting.has(id)) return way
  waiting.add(id)
  const begun = needsOf(way, id).reduce((now, one) => bringOut(now, one, waiting), way)
  for (const ask of fact.asks) {
    const question = asking(`${modelQuestion(ask)}${wordOf(fact.gate ?? {})}`, [meaningKey(ask)])
    let state = begun
    for (let i = 0; i < often && !(id in state.state.known); i += 1)
      state = walk(state, [question], 0)
    if (id in state.state.known) return state
  }
  return begun
}

/** The way on until a fact is out: it is asked for again and again by each question that it answers, and so is what it rests on. */
export const reachFact = (way: Way, id: string): Way => bringOut(way, id, new Set())
