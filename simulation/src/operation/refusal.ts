import type { Deed } from '#procedures'
import type { Action, Stroke } from './action.ts'
import { holds } from './condition.ts'
import { deedOf } from './perform.ts'
import type { State } from './state.ts'

/** Why an action is not taken: `ended`, `time` is over, `mode` not in this mode, `invalid` no such thing, `impossible` in the supervisor's words. */
export type Refusal = {
  readonly code: 'ended' | 'time' | 'mode' | 'invalid' | 'impossible'
  readonly zh: string
}

const invalid = (zh: string): Refusal => ({ code: 'invalid', zh })
const impossible = (zh: string): Refusal => ({ code: 'impossible', zh })

type Performed = Extract<Action, { type: 'perform' }>

const figures = (deed: Deed, values: Readonly<Record<string, number>>): Refusal | undefined => {
  const known = deed.values ?? {}
  for (const name of Object.keys(values))
    if (!Object.hasOwn(known, name)) return invalid('没有这个参数')
  for (const [name, { zh, unit, from, to }] of Object.entries(known)) {
    const value = values[name]
    if (value === undefined || !(value >= from && value <= to))
      return invalid(`${zh}应在${from}到${to}${unit}之间`)
  }
  return undefined
}

const named = (deed: Deed, { target, option, values = {} }: Performed): Refusal | undefined => {
  if (deed.targets !== undefined && (target === undefined || !deed.targets.includes(target)))
    return invalid('请选择操作的部位')
  if (deed.targets === undefined && target !== undefined) return invalid('这一步不需要选择部位')
  if (deed.options !== undefined && (option === undefined || !Object.hasOwn(deed.options, option)))
    return invalid('请选择操作的方式')
  if (deed.options === undefined && option !== undefined) return invalid('这一步没有可选的方式')
  return figures(deed, values)
}

const withTool = ({ setup, prepared }: State, { tool }: Deed): Refusal | undefined => {
  if (tool === undefined || prepared[tool] !== undefined) return undefined
  const name = setup.procedure.tools.find(({ id }) => id === tool)?.zh ?? '需要的物品'
  return impossible(`还没有准备${name}`)
}

const withInstrument = ({ instrument }: State, { verb, drug }: Deed): Refusal | undefined => {
  if (verb === 'insert' && instrument !== undefined) return impossible('器械还在体内，先取出来再进')
  if ((verb === 'advance' || verb === 'withdraw') && instrument === undefined)
    return impossible('现在没有器械在体内')
  const isThrough = verb === 'aspirate' || (verb === 'inject' && drug?.id === 'lidocaine')
  return isThrough && instrument === undefined ? impossible('还没有进针') : undefined
}

const performing = (state: State, action: Performed): Refusal | undefined => {
  const deed = deedOf(state, action.deed)
  if (deed === undefined) return invalid('没有这个操作')
  const wrong = named(deed, action) ?? withTool(state, deed) ?? withInstrument(state, deed)
  if (wrong !== undefined) return wrong
  const isOver = state.flags['reported'] === true && state.setup.procedure.main.includes(deed.id)
  if (isOver) return impossible('已经报告上级，等待指示期间不要继续操作')
  const site = state.setup.procedure.sites.find(({ id }) => id === action.target)
  const needs = [...deed.needs, ...(site?.needs === undefined ? [] : [site.needs])]
  const unmet = needs.find(({ when }) => holds(state, when) === undefined)
  return unmet === undefined ? undefined : impossible(unmet.zh)
}

const isStroke = (one: Stroke, at: number, all: readonly Stroke[]): boolean =>
  one.at >= (all[at - 1]?.at ?? 0) &&
  one.at <= 180_000 &&
  one.depth >= 0 &&
  one.depth <= 12 &&
  one.left >= 0 &&
  one.left <= 12

/** Taking back folds everything anew: whoever does it without end would keep the server busy. */
const maxUndone = 50

const byType = (state: State, action: Action): Refusal | undefined => {
  const { procedure, mode } = state.setup
  switch (action.type) {
    case 'perform':
      return performing(state, action)
    case 'prepare':
      return action.tools.length > 0 &&
        action.tools.length <= 40 &&
        action.tools.every((id) => procedure.tools.some((tool) => tool.id === id))
        ? undefined
        : invalid('没有这件物品')
    case 'compress':
      if (procedure.arrest === undefined) return invalid('现在不需要胸外按压')
      if (state.flags['on-back'] !== true) return impossible('先把患者仰卧在硬板上')
      return action.strokes.length > 0 &&
        action.strokes.length <= 240 &&
        action.strokes.every(isStroke)
        ? undefined
        : invalid('按压的数据不对')
    case 'wait':
      return action.seconds % 1 === 0 && action.seconds >= 1 && action.seconds <= 1800
        ? undefined
        : invalid('一次可等待1到1800秒')
    case 'hint':
      return mode === 'guided' || mode === 'practice'
        ? undefined
        : { code: 'mode', zh: '考核和竞赛中没有提示' }
    case 'undo':
      if (mode !== 'guided') return { code: 'mode', zh: '只有引导练习可以撤销' }
      if (state.undone >= maxUndone) return impossible('撤销的次数用完了，请继续往下做')
      return state.log.length > 0 ? undefined : impossible('没有可以撤销的操作')
    case 'finish':
      return undefined
  }
}

/** The limit of a procedure, in milliseconds of real time. */
export const limitOf = ({ setup }: Pick<State, 'setup'>): number => setup.procedure.minutes * 60_000

/** A session holds so many actions; more were not made by hand. */
const most = 800

/** Virtual seconds that an operation may last; each is computed, so there must be an end. */
const longest = 6 * 3600

/** Why an action cannot be taken now; undefined when it can. After the time only finishing is possible. */
export const refusalOf = (state: State, action: Action, at: number): Refusal | undefined => {
  if (state.ended !== undefined) return { code: 'ended', zh: '本次操作已经结束' }
  if (!(at >= state.at)) return invalid('时间不能倒流')
  if (at >= limitOf(state) && action.type !== 'finish')
    return { code: 'time', zh: '时间到，请提交' }
  if (state.clock >= longest && action.type !== 'finish' && action.type !== 'undo')
    return impossible('操作拖得太久了，请提交')
  if (state.seq >= most && action.type !== 'finish') return invalid('操作次数过多，请提交')
  return byType(state, action)
}
