import { canBeStopped, diagnosisOf, orderOf, readingOf, testOf } from '#catalogue'
import { recordSections } from '#cases'
import type { Action, Conclusion, Named } from '../state/action.ts'
import { possibleExamination } from '../clinic/examining.ts'
import type { State } from '../state/state.ts'
import { runningOf } from '../clinic/stopping.ts'
import { isDrawn, ownTest, possibleTest } from '../clinic/ordering.ts'

/** Why an action is not taken: `ended` the session is over, `time` the time is, `invalid` no such thing or too much of it, `mode` not in this mode. */
export type Refusal = { readonly code: 'ended' | 'time' | 'invalid' | 'mode'; readonly zh: string }

const invalid = (zh: string): Refusal => ({ code: 'invalid', zh })

const longest = (texts: readonly string[]): number =>
  texts.reduce((most, one) => ([...one].length > most ? [...one].length : most), 0)

const unlessAll = <T>(
  list: readonly T[],
  most: number,
  fits: (one: T) => boolean,
  zh: string,
): Refusal | undefined =>
  list.length > 0 && list.length <= most && list.every(fits) ? undefined : invalid(zh)

/** Whether something was found out in this session, so that it can be claimed. */
export const isFoundOut = (state: State, claim: string): boolean => {
  if (claim.startsWith('exam:')) return Object.hasOwn(state.examined, claim.slice(5))
  if (claim.startsWith('test:')) return state.tests[claim.slice(5)]?.came !== undefined
  return Object.hasOwn(state.known, claim)
}

const isNamed = ({ code, text }: Named): boolean =>
  code === undefined
    ? text !== undefined && text.trim() !== '' && longest([text]) <= 60
    : diagnosisOf(code) !== undefined

const conclusion = (
  state: State,
  { primary, qualifiers, secondary, evidence, differentials }: Conclusion,
): Refusal | undefined => {
  const claims = [...evidence, ...differentials.flatMap((one) => one.evidence)]
  if (![primary, ...secondary, ...differentials].every(isNamed))
    return invalid('诊断须从列表选择，或输入60字以内的名称')
  if (differentials.length > 5 || secondary.length > 8)
    return invalid('鉴别诊断最多5个，其他诊断最多8个')
  if (qualifiers.length > 6 || longest(qualifiers) > 60 || claims.length > 60)
    return invalid('内容过多')
  return claims.every((one) => isFoundOut(state, one))
    ? undefined
    : invalid('只能引用已经获得的信息作为依据')
}

const ask = ({ text, parts }: Extract<Action, { type: 'ask' }>): Refusal | undefined => {
  if (text.trim() === '' || longest([text]) > 500) return invalid('请输入1到500字')
  const fits =
    parts.length > 0 &&
    parts.length <= 12 &&
    parts.every((one) => one.meanings.length <= 8 && longest([one.text]) <= 500)
  return fits ? undefined : invalid('一次问得太多')
}

const read = (
  state: State,
  { test, findings }: Extract<Action, { type: 'read' }>,
): Refusal | undefined => {
  const ongoing = state.tests[test]
  if (ongoing?.came === undefined || ownTest(state, test)?.reading === undefined)
    return invalid('这项检查现在不能判读')
  if (ongoing.read !== undefined) return invalid('已经判读过了')
  return findings.length <= 12 && findings.every((one) => readingOf(one) !== undefined)
    ? undefined
    : invalid('没有这个判读要点')
}

const treat = (
  state: State,
  { orders }: Extract<Action, { type: 'treat' }>,
): Refusal | undefined => {
  const given = new Set(runningOf(state).map(({ id }) => id))
  const fits = unlessAll(
    orders,
    40,
    ({ id, dose }) => {
      const known = orderOf(id)
      return known !== undefined && (dose === undefined || known.doses.includes(dose))
    },
    '没有这条医嘱或剂量',
  )
  const twice = orders.some(
    ({ id }, at) => given.has(id) || orders.findIndex((one) => one.id === id) !== at,
  )
  return fits ?? (twice ? invalid('这条医嘱正在执行') : undefined)
}

const byType = (state: State, action: Action): Refusal | undefined => {
  switch (action.type) {
    case 'ask':
      return ask(action)
    case 'examine':
      return possibleExamination(state, action.item) === undefined
        ? invalid('没有这项查体')
        : undefined
    case 'order':
      return unlessAll(
        action.tests,
        40,
        (id) =>
          testOf(id) !== undefined &&
          possibleTest(state, id) !== undefined &&
          isDrawn(state, id, action.tests) &&
          action.tests.indexOf(id) === action.tests.lastIndexOf(id),
        '没有这项检查，上一次的结果还没有出，或标本还没有抽取',
      )
    case 'read':
      return read(state, action)
    case 'wait':
      return action.minutes % 1 === 0 && action.minutes >= 1 && action.minutes <= 180
        ? undefined
        : invalid('一次可等待1到180分钟')
    case 'treat':
      return treat(state, action)
    case 'stop':
      return unlessAll(
        action.orders,
        40,
        (id) =>
          canBeStopped(id) &&
          runningOf(state).some((one) => one.id === id) &&
          action.orders.indexOf(id) === action.orders.lastIndexOf(id),
        '没有正在执行的这条医嘱，或它已经做完',
      )
    case 'suspect':
      return unlessAll(action.codes, 8, (one) => diagnosisOf(one) !== undefined, '没有这个诊断')
    case 'diagnose':
      return conclusion(state, action.conclusion)
    case 'write':
      return Object.entries(action.sections).every(
        ([name, text]) =>
          recordSections.some((one) => one === name) && longest([text ?? '']) <= 2000,
      )
        ? undefined
        : invalid('病历每栏最多2000字')
    case 'hint':
      return state.setup.mode === 'practice'
        ? undefined
        : { code: 'mode', zh: '考试和竞赛中没有提示' }
    case 'finish':
      return undefined
  }
}

/** The limit of the drama form, in milliseconds of real time. */
export const limitOf = ({ setup }: Pick<State, 'setup'>): number =>
  setup.script.drama.limitTime * 60_000

/** Why an action cannot be taken now; undefined when it can. After the time only finishing is possible. */
export const refusalOf = (state: State, action: Action, at: number): Refusal | undefined => {
  if (state.ended !== undefined) return { code: 'ended', zh: '本次问诊已经结束' }
  if (at < state.at) return invalid('时间不能倒流')
  if (at >= limitOf(state) && action.type !== 'finish')
    return { code: 'time', zh: '时间到，请提交' }
  return byType(state, action)
}
