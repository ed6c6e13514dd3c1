import type { ScoredItem } from '#assessment'
import { earned, historyQuestions, isInterview, turnsWith } from './evidence.ts'
import type { State, Turn } from '../state/state.ts'

const seqs = (turns: readonly { readonly seq: number }[]): readonly number[] =>
  turns.map(({ seq }) => seq)

/** Said among the first turns; later it is no longer a beginning. */
const early = (state: State, keys: readonly string[], turns: number): readonly number[] => {
  const first = state.turns[turns - 1]?.seq ?? Number.MAX_SAFE_INTEGER
  return seqs(turnsWith(state, keys)).filter((seq) => seq <= first)
}

/** Each of some acts earns its share. */
const shared = (
  state: State,
  id: string,
  zh: string,
  acts: readonly (readonly [string, number])[],
  why: string,
): ScoredItem => {
  const done = acts.map(([key, points]) => ({ points, turns: turnsWith(state, [key]) }))
  return {
    id,
    zh,
    max: acts.reduce((sum, [, points]) => sum + points, 0),
    got: done.reduce((sum, { points, turns }) => sum + (turns.length > 0 ? points : 0), 0),
    evidence: done.flatMap(({ turns }) => seqs(turns).slice(0, 1)),
    why,
  }
}

/** Empathy within two turns of a word that showed fear or grief; the word itself must have been drawn out. */
const responses = (state: State): readonly number[] => {
  const cues = [...state.book.facts.values()].filter(
    ({ cue, id }) => cue && (state.known[id] ?? 0) > 0,
  )
  const knownCues = new Set(cues.map(({ id }) => state.known[id]))
  const empathic = new Set(seqs(turnsWith(state, ['empathy'])))
  return state.turns.flatMap(({ seq }, at) =>
    knownCues.has(seq)
      ? state.turns
          .slice(at + 1, at + 3)
          .flatMap((next) => (empathic.has(next.seq) ? [next.seq] : []))
      : [],
  )
}

/** How much of a summing up is so, 0-1; one from before it was checked counts whole. */
const shareOf = ({ claims }: Turn): number => {
  if (claims === undefined) return 1
  const right = claims.filter(({ verdict }) => verdict === 'true').length
  const wrong = claims.filter(({ verdict }) => verdict === 'false').length
  return right === 0 ? 0 : right / (right + wrong)
}

const named = (turn: Turn, verdict: 'true' | 'false'): string =>
  (turn.claims ?? [])
    .filter((one) => one.verdict === verdict)
    .map(({ text }) => text)
    .join('；')

/** A summing up after six questions earns what share of it is so, the best of several; it is said which parts were. */
const summed = (state: State, id: string, zh: string, max: number, why: string): ScoredItem => {
  const sixth = historyQuestions(state)[5]?.seq
  const turns =
    sixth === undefined ? [] : turnsWith(state, ['summarize']).filter(({ seq }) => seq >= sixth)
  const [best] = turns.toSorted((one, other) => shareOf(other) - shareOf(one))
  if (best === undefined) return earned(id, zh, max, [], why)
  const right = named(best, 'true')
  const wrong = named(best, 'false')
  const notes = [
    ...(right === '' ? [] : [`与患者所述相符：${right}。`]),
    ...(wrong === '' ? [] : [`不符：${wrong}。`]),
    ...(best.claims !== undefined && right + wrong === '' ? ['没有复述出病史内容。'] : []),
  ]
  return {
    id,
    zh,
    max,
    got: max * shareOf(best),
    evidence: [best.seq],
    why: [why, ...notes].join(''),
  }
}

/** Dimension 1 by acts that can be seen: the phases of Calgary-Cambridge and the items of SEGUE that a text can show. */
export const communication = (state: State): readonly ScoredItem[] => {
  const kind = isInterview(state) && state.turns.every(({ blames }) => !blames)
  return [
    earned(
      'C01',
      '问候并请患者坐下',
      2,
      early(state, ['greet'], 3),
      '开场的礼貌建立关系(SEGUE：准备)。',
    ),
    earned(
      'C02',
      '自我介绍并说明身份',
      3,
      early(state, ['self_intro'], 4),
      '患者有权知道谁在给自己看病。',
    ),
    shared(
      state,
      'C03',
      '核对姓名与年龄',
      [
        ['ask_name', 1],
        ['ask_age', 1],
      ],
      '核对身份是一切诊疗的安全前提。',
    ),
    earned(
      'C04',
      '说明目的并征得同意',
      2,
      seqs(turnsWith(state, ['explain_purpose'])),
      '说清要做什么，患者才好配合。',
    ),
    earned(
      'C05',
      '对痛苦表达共情',
      2,
      seqs(turnsWith(state, ['empathy'])),
      '命名并接纳患者的感受。',
    ),
    earned(
      'C06',
      '回应患者流露的担忧',
      3,
      responses(state),
      '患者说出害怕的话后，两句之内要接住它。',
    ),
    shared(
      state,
      'C07',
      '了解想法、担忧与期望(ICE)',
      [
        ['ice_ideas', 1],
        ['ice_concerns', 1.5],
        ['ice_expect', 0.5],
      ],
      '患者的观点影响他说什么、听什么、做什么。',
    ),
    summed(state, 'C08', '阶段小结并核实', 2, '小结既纠错，也让患者知道您在听。'),
    earned(
      'C09',
      '询问有无补充',
      1.5,
      seqs(turnsWith(state, ['ask_more'])),
      '最后一问常问出最要紧的事。',
    ),
    earned(
      'C10',
      '说明下一步',
      2,
      seqs(turnsWith(state, ['explain_plan'])),
      '让患者知道接下来会发生什么。',
    ),
    shared(
      state,
      'C11',
      '解释病情并确认理解',
      [
        ['health_education', 1],
        ['teach_back', 1],
      ],
      '请患者复述，才知道是否真的听懂。',
    ),
    earned('C12', '礼貌收束', 1, seqs(turnsWith(state, ['closing'])), '明确的结束。'),
    earned(
      'C13',
      '全程尊重，不指责',
      1.5,
      kind ? seqs(state.turns).slice(-1) : [],
      '指责使患者隐瞒。',
    ),
    ...state.setup.script.rubric.communication.map(({ id, zh, points, said, why }) =>
      earned(id, zh, points, seqs(turnsWith(state, said)), why),
    ),
  ]
}
