import { createHash } from 'node:crypto'
import {
  featuresOf,
  lexiconOf,
  normalise,
  plain,
  spellingOf,
  type Linear,
  type Model,
} from '@xinglin/simulation/understanding'
import { chanceOf } from './chance.ts'
import { learntFrom, type Labelled } from './corpus.ts'
import { examplesOf, jointsOf, type Example } from './examples.ts'
import { learn, type Schooling, type Seen } from './learn.ts'
import { composedOf, namesOf, pairedOf, wordsOf } from './lexicon.ts'
import { samplesOf } from './samples.ts'
import { school } from './schooling.ts'
import { idsOf, sources, statementIntents } from './read.ts'
import { soundsOf } from './sounds.ts'
import { slim } from './slim.ts'
import { readBeside } from './store.ts'
import { inVoice } from './voices.ts'

const seed = 20_260
/** Short questions come up again and again, as they do in interviews; not without end. */
const maxCopies = 8
/** Nets that differ by their chance alone: what one takes wrongly another may not. */
const nets = 2
/** Weights of fewer steps are not kept: of 3,326 measured turns as many are right without them. */
const slightest = 4
/** What a person really said is said again so often, in as many voices. */
const retellings = 2

/** Names what a model is made from: changes with any file of this workspace. */
export const versionOf = (): string => {
  const hash = createHash('sha256')
  for (const { path, text } of sources()) hash.update(path).update('\0').update(text).update('\0')
  return hash.digest('hex').slice(0, 16)
}

const clauseOf = (text: string): string => plain(normalise(text).replaceAll('。', ''))

const nothing: Linear = {
  classes: [],
  features: new Uint32Array(),
  starts: new Uint32Array(1),
  columns: new Uint16Array(),
  weights: new Int8Array(),
  scale: 1,
}

/** Makes the model from the data of this workspace and from labelled sentences; the same data, the same model, byte for byte. */
export const buildModel = (corpus: readonly Labelled[]): Model => {
  // Named before anything is read: what changes meanwhile makes the model stale.
  const version = versionOf()
  const chance = chanceOf(seed)
  const classes = [...idsOf('intents'), 'offtopic']
  const rest = {
    version,
    statements: statementIntents(),
    words: wordsOf(),
    composed: composedOf(),
    paired: pairedOf(),
    sounds: soundsOf(),
  }
  const { find } = lexiconOf(rest)
  const intentsOf = (examples: readonly Example[], schooling: Schooling): Linear => {
    const labels = new Map(classes.map((id, label) => [id, label]))
    const copies = new Map<string, number>()
    const seen: Seen[] = []
    for (const { text, intent, before } of examples) {
      const label = labels.get(intent)
      if (label === undefined) throw new Error(`no such intent: ${intent}`)
      const clause = clauseOf(text)
      const key = `${clause}\t${before ?? ''}\t${intent}`
      const copy = copies.get(key) ?? 0
      if (clause === '' || copy >= maxCopies) continue
      copies.set(key, copy + 1)
      seen.push({ features: featuresOf(clause, find(clause), before), label })
    }
    return learn(seen, classes, schooling)
  }
  const entitiesOf = (examples: readonly Example[], schooling: Schooling): Linear => {
    const ids = (['symptoms', 'diseases'] as const).flatMap((table) =>
      idsOf(table).map((id) => `${table.slice(0, -1)}:${id}`),
    )
    const labels = new Map(ids.map((id, label) => [id, label]))
    const named = (['symptoms', 'diseases'] as const).flatMap((table) =>
      [...namesOf(table)].flatMap(([entity, names]) =>
        names.flatMap((text) => [
          { text, intent: table.slice(0, -1), entity },
          { text: `${text}吗`, intent: table.slice(0, -1), entity },
        ]),
      ),
    )
    const seen = [...named, ...examples].flatMap(({ text, intent, entity }): Seen[] => {
      const label = labels.get(`${intent}:${entity}`)
      return label === undefined ? [] : [{ features: spellingOf(clauseOf(text)), label }]
    })
    return learn(seen, ids, schooling)
  }
  const phrases = examplesOf(chance)
  const none = { ...rest, entities: nothing, nets: [], beside: [] }
  const first = { ...none, intents: intentsOf(phrases, { passes: 2, chance }) }
  const learnt = learntFrom(corpus, first).flatMap((example) =>
    Array.from({ length: retellings }, (_, i) =>
      i === 0 ? example : { ...example, text: inVoice(example.text, chance) },
    ),
  )
  const reader = {
    ...none,
    intents: intentsOf([...phrases, ...learnt], { passes: 4, chance }),
    entities: entitiesOf(learnt, { passes: 4, chance }),
  }
  const spoken = { phrases, joints: jointsOf(chance) }
  const names = [...classes, ...reader.entities.classes]
  const samples = samplesOf(corpus, spoken, { reader, names }, chance)
  // Each by a chance of its own: none hangs on how long another took.
  const schooled = Array.from({ length: nets }, (_, i) =>
    school(samples, names, chanceOf(seed + 1 + i)),
  )
  const intents = slim(reader.intents, slightest)
  return { ...reader, intents, nets: schooled, beside: readBeside() }
}
