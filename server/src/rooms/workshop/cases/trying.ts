import type { OutputOf } from '@xinglin/contract/call'
import { coverCase, rehearseCase, tryCase } from '@xinglin/contract/workshop'
import {
  gateWords,
  playable,
  readCase,
  review,
  type CaseScript,
  type KnownFact,
} from '@xinglin/simulation/cases'
import {
  heardIn,
  beginTrial,
  coverageOf,
  hear,
  rehearse,
  type Heard,
} from '@xinglin/simulation/consultation'
import { modelQuestion, questionName } from '@xinglin/simulation/ontology'
import type { Understand } from '#consultation'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { modelQuestionsOf } from './model-questions.ts'
import { contentFor, seenCase } from './reach.ts'

type Outcome = Heard['said'][number]['outcome']

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

const played = async (visit: Visit, caseId: string): Promise<CaseScript> =>
  playable(await contentFor(visit, await seenCase(visit, caseId))).script

/** Lets whatever else waits go first: many questions are read in one call. */
const breathe = () => new Promise<void>((go) => setImmediate(go))
const atATime = 40

/** Answers authors who try their patients. */
export const tryingCalls = (understand: Understand) => [
  answer(tryCase, async (visit, { CaseId, Said, Temperament }) => {
    let state = beginTrial(await played(visit, CaseId), Temperament)
    let parts: ReturnType<Understand> = []
    let heard: Heard | undefined
    let before = state.rapport
    for (const text of Said) {
      before = state.rapport
      parts = understand(text, heardIn(state))
      heard = hear(state, text, parts)
      state = heard?.state ?? state
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
      Accounts: (heard?.said ?? []).map(({ key, outcome, facts: told, shut }) => ({
        Meaning: key === '' ? '' : questionName(key),
        Outcome: outcomes[outcome],
        Facts: known(told).map(factOf),
        Shut: shut.map(({ id, wants }) => ({
          Id: id,
          Text: facts.get(id)?.text ?? '',
          Wants: [...wants],
        })),
      })),
      Says: (heard?.says ?? []).map(({ text, voice }) => ({
        Text: text,
        Mood: voice.mood,
        Gesture: voice.gesture ?? '',
      })),
      RapportBefore: before,
      Rapport: state.rapport,
    }
  }),

  answer(coverCase, async (visit, { CaseId, Questions }) => {
    const state = beginTrial(await played(visit, CaseId), 'standard')
    const { expects } = heardIn(state)
    const own = [...new Set(Questions.map((one) => one.trim()).filter(Boolean))]
    const asked = [
      ...own.map((text) => ({ text, model: false })),
      ...modelQuestionsOf(state)
        .map(modelQuestion)
        .filter((text) => text !== '' && !own.includes(text))
        .map((text) => ({ text, model: true })),
    ]
    const rows: OutputOf<typeof coverCase>['Questions'] = []
    for (const [at, { text, model }] of asked.entries()) {
      if (at % atATime === atATime - 1) await breathe()
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
  }),

  answer(rehearseCase, async (visit, { CaseId }) => {
    const draft = await contentFor(visit, await seenCase(visit, CaseId))
    const read = review(draft)
    const { script } = readCase({ ...draft, id: 'draft', version: 1 })
    if (!script) return { Problems: [...read], Figures: null }
    const { golden, empty, everything, specific, problems } = rehearse(script)
    return {
      Problems: [...read, ...problems],
      Figures: { Golden: golden, Empty: empty, Everything: everything, Specific: specific },
    }
  }),
]
