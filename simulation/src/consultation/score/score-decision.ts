import { codeOfName, diagnosisOf, formerCodeOfName, isMeantBy, orderOf } from '#catalogue'
import type { ScoredItem } from '#assessment'
import type { CaseScript } from '#cases'
import type { Named } from '../state/action.ts'
import { isMet, isUndecided } from '../interpret/written-text.ts'
import { against, foundAt } from './evidence.ts'
import { isQualified } from '../interpret/qualifiers.ts'
import { required } from './score-order.ts'
import type { State } from '../state/state.ts'

/** The codes that a case speaks of; a name that it does not know by its code may still be recognised by its words. */
const codesIn = ({ diagnosis: { primary, secondary, differentials, mistakes } }: CaseScript) =>
  new Set(
    [primary, ...secondary, ...differentials, ...mistakes]
      .flatMap(({ code, also }) => [code, ...also])
      .concat(primary.partial.map(({ code }) => code)),
  )

/** The code that was meant: chosen, or typed by its whole name, or recognised by the words of the primary one. */
export const codeOf = (state: State, { code, text }: Named): string | undefined => {
  if (code !== undefined) return code
  if (text === undefined || isUndecided(text)) return undefined
  const { primary } = state.setup.script.diagnosis
  const codes = codesIn(state.setup.script)
  const known = [codeOfName(text), formerCodeOfName(text)].find(
    (one) => one !== undefined && codes.has(one),
  )
  if (known !== undefined) return known
  const isOther = primary.without?.some((word) => isMet(text, [[word]])) ?? false
  return !isOther && isMet(text, primary.tokens) ? primary.code : codeOfName(text)
}

const nameOf = (code: string): string => diagnosisOf(code)?.zh ?? code

const isOne = (
  code: string | undefined,
  { code: own, also }: { readonly code: string; readonly also: readonly string[] },
): boolean => code !== undefined && (code === own || also.includes(code))

/** How right the primary diagnosis is, 0-1, and what is to be said of it. */
export const primaryOf = (state: State): { readonly share: number; readonly why: string } => {
  const given = state.conclusion?.is.primary
  const { primary, mistakes } = state.setup.script.diagnosis
  if (given === undefined) return { share: 0, why: '没有提交诊断。' }
  const code = codeOf(state, given)
  if (isOne(code, primary)) return { share: 1, why: '诊断正确。' }
  const partial = primary.partial.find((one) => one.code === code)
  if (partial !== undefined) return { share: partial.ratio, why: partial.why }
  const mistake = mistakes.find((one) => isOne(code, one))
  return { share: 0, why: mistake?.feedback ?? `应为${nameOf(primary.code)}。` }
}

type Differential = State['setup']['script']['diagnosis']['differentials'][number]

/** Half for naming one, half for citing something found out; five can be named, so five count. */
const differentialItems = (
  state: State,
): readonly { readonly one: Differential; readonly got: number; readonly max: number }[] => {
  const given = state.conclusion?.is.differentials ?? []
  const scored = state.setup.script.diagnosis.differentials.map((one) => {
    const named = given.find((other) => isOne(codeOf(state, other), one))
    const cited = named?.evidence.some(
      (claim) => one.of.includes(claim) && foundAt(state, claim) !== undefined,
    )
    return { one, got: named === undefined ? 0 : cited === true ? one.points : one.points / 2 }
  })
  return scored
    .toSorted((a, b) => (b.got > 0 ? 1 : 0) - (a.got > 0 ? 1 : 0) || b.one.points - a.one.points)
    .map((item, at) => ({ ...item, max: at < 5 ? item.one.points : 0 }))
}

/** Dimension 7: the diagnosis with its qualifiers, what it rests on, and what it was told apart from. */
export const diagnosis = (state: State): readonly ScoredItem[] => {
  const { primary, secondary, evidence } = state.setup.script.diagnosis
  const given = state.conclusion?.is
  const seq = state.conclusion === undefined ? [] : [state.conclusion.seq]
  const { share, why } = primaryOf(state)
  const scored = (id: string, zh: string, max: number, got: number, text: string): ScoredItem => ({
    id,
    zh,
    max,
    got,
    evidence: got > 0 ? seq : [],
    why: text,
  })
  const words = [...(given?.qualifiers ?? []), given?.primary.text ?? '']
  const others = given?.secondary.map((one) => codeOf(state, one)) ?? []
  return [
    scored(
      'D-primary',
      `主要诊断：${nameOf(primary.code)}`,
      primary.points,
      primary.points * share,
      why,
    ),
    ...primary.qualifiers.map((qualifier) =>
      scored(
        `D-${qualifier.id}`,
        qualifier.zh,
        qualifier.points,
        share > 0 && isQualified(words, qualifier) ? qualifier.points : 0,
        '分期、部位、程度决定治疗。',
      ),
    ),
    ...secondary.map((one) =>
      scored(
        `D-${one.code}`,
        `合并诊断：${nameOf(one.code)}`,
        one.points,
        others.some((code) => isOne(code, one)) ? one.points : 0,
        '合并的疾病影响用药与预后。',
      ),
    ),
    ...evidence.map(({ id, zh, of, need, points }) => {
      const claimed =
        given?.evidence.filter((one) => of.includes(one) && foundAt(state, one) !== undefined) ?? []
      return scored(
        `D-${id}`,
        `依据：${zh}`,
        points,
        share > 0 && claimed.length >= need ? points : 0,
        '诊断要有自己获得的依据。',
      )
    }),
    ...differentialItems(state).map(({ one, got, max }) =>
      scored(`D-${one.code}`, `鉴别：${nameOf(one.code)}`, max, got, one.why),
    ),
  ]
}

type Placed = State['orders'][number]

const forgivenOrders = 4

/** Orders that nothing in the case asks for, forbids or tolerates. */
const irrelevant = (state: State): readonly Placed[] => {
  const { must, should, forbid, effects, tolerated } = state.setup.script.treatment
  const named = [
    ...[...must, ...should, ...forbid, ...effects].flatMap(({ orders }) => orders),
    ...[...must, ...should].flatMap(({ lesser = [] }) => lesser.flatMap(({ orders }) => orders)),
  ]
  return state.orders.filter(
    ({ id }) => ![...named, ...tolerated].some((one) => isMeantBy(id, one)),
  )
}

/** Dimension 8: what was ordered, in time and in the right dose, and what it did to the patient. */
export const treatment = (state: State): readonly ScoredItem[] => {
  const { must, should } = state.setup.script.treatment
  return [
    ...[...must, ...should].map((one) => required(state, one)),
    ...state.harms
      .filter(({ kind }) => kind !== 'test')
      .map(({ id, zh, why, seq, penalty, kind }) =>
        against(id, kind === 'delay' ? `延误：${zh}` : `禁忌：${zh}`, penalty, [seq], why),
      ),
    ...irrelevant(state)
      .slice(forgivenOrders)
      .map(({ id, seq }) =>
        against(`order:${id}`, `${orderOf(id)?.zh}没有指征`, 1, [seq], '没有指征的治疗只有风险。'),
      ),
  ]
}
