import type { Action } from './action.ts'
import { maxCaptures, maxSamples } from './measuring.ts'
import type { Protocol } from './protocol.ts'
import { longestSection } from './report-format.ts'
import { faultIn } from './tray-format.ts'

/** What of a running experiment decides whether an action is possible, before the specimen is looked at. */
type Standing = {
  readonly protocol: Protocol
  readonly bench: {
    readonly model: {
      readonly channels: readonly { readonly id: string; readonly rate: number }[]
    }
  }
  readonly passed: boolean
  readonly supposed: boolean
  readonly captures: ReadonlySet<number>
}

const faultOfCapture = (
  { bench, captures }: Standing,
  { channel, from, to }: Extract<Action, { type: 'capture' }>,
  seconds: number,
): string => {
  const signal = bench.model.channels.find(({ id }) => id === channel)
  if (!signal) return '没有这个通道。'
  if (!(from >= 0 && to > from)) return '请把第二个光标放在第一个光标之后。'
  if (to > seconds + 1e-6) return '光标处还没有记录到曲线。'
  if ((to - from) * signal.rate > maxSamples)
    return `两个光标最多相距 ${maxSamples / signal.rate} s，请缩小测量范围。`
  return captures.size >= maxCaptures
    ? `数据表最多保留 ${maxCaptures} 条测量，请先删去不用的。`
    : ''
}

const atTheBench = (standing: Standing, action: Action, seconds: number): string => {
  const { protocol, captures } = standing
  const isOfStep = 'step' in action && action.step !== undefined
  if (isOfStep && !protocol.steps.some(({ id }) => id === action.step))
    return '实验方案里没有这个步骤。'
  switch (action.type) {
    case 'do': {
      const deed = protocol.tray.find(({ id }) => id === action.deed)
      return deed ? (faultIn(deed, action.values) ?? '') : '实验台上没有这项操作。'
    }
    case 'check':
      return protocol.checks.some(({ id }) => id === action.check) ? '' : '没有这项检查。'
    case 'capture':
      return faultOfCapture(standing, action, seconds)
    case 'discard':
      return captures.has(action.capture) ? '' : '数据表里没有这一条测量。'
    case 'wait':
      return action.seconds > 0 && action.seconds <= 600 ? '' : '一次快进 1 s 到 10 min。'
    case 'submit':
      return Object.values(action.sections).every((one) => [...one].length <= longestSection)
        ? ''
        : `实验报告每栏最多${longestSection}个字。`
    default:
      return ''
  }
}

/**
 * Why an action is impossible `seconds` after the start of the recording, whatever the specimen does until then, in a
 * teacher’s sentence; empty where the specimen alone can refuse it. Nothing is computed for it.
 */
export const faultOf = (standing: Standing, action: Action, seconds: number): string => {
  if (action.type === 'answer') return standing.supposed ? '假设已经提交，预习测验不能再做。' : ''
  if (!standing.passed) return '请先通过预习测验，再进入实验室。'
  if (action.type === 'suppose') {
    if (standing.supposed) return '实验假设已经提交，不能再改。'
    const all = standing.protocol.steps.every(({ id }) => action.hypotheses[id] !== undefined)
    return all ? '' : '请对每一个实验项目都选择方向（↑ ↓ →）后再提交。'
  }
  return standing.supposed
    ? atTheBench(standing, action, seconds)
    : '请先提交实验假设，再开始实验。'
}
