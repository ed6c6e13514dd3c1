import { intentOf } from '#ontology'
import type { ScoredItem } from '#assessment'
import { isMet } from '../interpret/written-text.ts'
import { against, earned, foundAt, historyQuestions, isInterview } from './evidence.ts'
import type { RecordPoint, RecordSection } from '#cases'
import type { State } from '../state/state.ts'

const ranks: Readonly<Record<string, number>> = {
  hpi: 0,
  general: 1,
  past: 2,
  child: 3,
  personal: 3,
  marital: 4,
  family: 5,
}

type Questions = ReturnType<typeof historyQuestions>

/** How often the interview went back to an earlier part of the history. */
const jumpsIn = (questions: Questions): number =>
  questions.filter(({ group }, at) => {
    const before = questions[at - 1]
    return before !== undefined && (ranks[group] ?? 0) < (ranks[before.group] ?? 0)
  }).length

/** Whole, half or nothing, by how often something went wrong. */
const graded = (
  id: string,
  zh: string,
  max: number,
  times: number,
  [whole, half]: readonly [number, number],
  evidence: readonly number[],
  why: string,
): ScoredItem => ({
  id,
  zh,
  max,
  got: times <= whole ? max : times <= half ? max / 2 : 0,
  evidence,
  why,
})

const opensWell = (questions: Questions): readonly number[] =>
  questions
    .slice(0, 3)
    .filter(({ key }) => intentOf(key)?.traits.open === true)
    .map(({ seq }) => seq)

/** The virtual minute of the first examination, test or order. */
const firstAct = (state: State): { readonly seq: number; readonly minutes: number } | undefined => {
  const acts = [
    ...Object.values(state.examined),
    ...Object.values(state.tests).map(({ seq }) => seq),
    ...state.orders.map(({ seq }) => seq),
  ]
  const seq = acts.toSorted((one, other) => one - other)[0]
  if (seq === undefined) return undefined
  const before = state.turns.filter((turn) => turn.seq < seq).at(-1)
  return { seq, minutes: (before?.clock ?? 0) / 60 }
}

const inTime = (state: State): readonly number[] => {
  const limit = state.setup.script.rubric.firstActionWithin
  if (limit === undefined) return state.ended?.how === 'finished' ? [state.ended.seq] : []
  const first = firstAct(state)
  return first !== undefined && first.minutes <= limit ? [first.seq] : []
}

const organisation = (state: State): readonly ScoredItem[] => {
  const questions = historyQuestions(state)
  const held = isInterview(state)
  const evidence = held ? questions.map(({ seq }) => seq).slice(-1) : []
  const repeats = questions.filter(({ outcome }) => outcome === 'repeated').length
  const heaps = state.turns.filter((one) => one.questions > 3).length
  const jargon = state.turns.filter((one) => one.jargon.length > 0).length
  const limit = state.setup.script.rubric.firstActionWithin
  return [
    earned(
      'O01',
      '由开放到封闭(前3问内有开放式问题)',
      4,
      held ? opensWell(questions) : [],
      '先开放后封闭，患者自己会说出最重要的事。',
    ),
    graded(
      'O02',
      '现病史→既往→个人→家族，回跳不超过3次',
      4,
      jumpsIn(questions),
      [3, 6],
      evidence,
      '有序才不遗漏；患者也跟得上。',
    ),
    graded('O03', '不重复提问(≤2次)', 3, repeats, [2, 5], evidence, '重复说明没有听进去。'),
    graded(
      'O04',
      '一次不超过3个问题',
      3,
      heaps,
      [0, 2],
      evidence,
      '一串问题只会得到最后一个的回答。',
    ),
    graded(
      'O05',
      '用语通俗，术语有解释(≤2处)',
      3,
      jargon,
      [2, 4],
      evidence,
      '听不懂的问题得不到真实的回答。',
    ),
    earned(
      'O06',
      limit === undefined ? '在时限内主动结束' : `急症：${limit}分钟内开始查体或检查`,
      3,
      held ? inTime(state) : [],
      limit === undefined ? '时间管理是问诊的一部分。' : '急症边问边查，不把检查排在问完之后。',
    ),
  ]
}

const sectionNames: Readonly<Record<RecordSection, string>> = {
  chief: '主诉',
  present: '现病史',
  past: '既往史',
  personal: '个人史',
  family: '家族史',
  exam: '体格检查',
  tests: '辅助检查',
  impression: '初步诊断',
  plan: '诊疗计划',
}

const wasFound = (state: State, { of }: RecordPoint): boolean =>
  of === undefined || of.some((one) => foundAt(state, one) !== undefined)

/** A section is checked against what was found out: only that earns, and what was never found out is invented. */
const section = (
  state: State,
  name: RecordSection,
  points: readonly RecordPoint[],
): readonly ScoredItem[] => {
  const text = state.record?.sections[name] ?? ''
  const written = points.filter(({ tokens }) => isMet(text, tokens))
  const right = written.filter((one) => wasFound(state, one))
  const invented = written.filter((one) => !wasFound(state, one))
  const evidence = state.record === undefined ? [] : [state.record.seq]
  const missing = points.filter((one) => !written.includes(one)).map(({ zh }) => zh)
  const zh = `病历·${sectionNames[name]}`
  const why = missing.length === 0 ? '要点齐全。' : `缺：${missing.join('、')}。`
  return [
    {
      id: `R-${name}`,
      zh,
      max: 1,
      got: right.length / points.length,
      evidence: right.length > 0 ? evidence : [],
      why,
    },
    ...invented.map((one, at) =>
      against(
        `R-${name}-${at}`,
        `${zh}写了没有问到、查到的“${one.zh}”`,
        0.5,
        evidence,
        '病历只写真实获得的信息。',
      ),
    ),
  ]
}

/** Dimension 4, how the interview was led and written down. */
export const organisationAndRecord = (state: State): readonly ScoredItem[] => [
  ...organisation(state),
  ...Object.entries(state.setup.script.record).flatMap(([name, points]) =>
    section(state, name as RecordSection, points ?? []),
  ),
]
