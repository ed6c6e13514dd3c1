import { experiments } from '#experiment'
import type { Action } from './action.ts'
import { measureTable } from './measures.ts'
import type { Direction } from './protocol.ts'

type Named = { readonly id: string; readonly zh: string }

/** What of a tray's entry its words need. */
type NamedDeed = Named & {
  readonly group: string
  readonly fields: readonly {
    readonly name: string
    readonly usual: number
    readonly unit: string
  }[]
}

/** What of a protocol, as whoever runs it sees it, the words of its actions need. */
type NamedParts = {
  readonly model: string
  readonly tray: readonly NamedDeed[]
  readonly checks: readonly Named[]
  readonly steps: readonly Named[]
}

const named = (list: readonly Named[], id: string): string =>
  list.find((one) => one.id === id)?.zh ?? ''

/** Directions as signs and in words. */
export const directionNames: Readonly<
  Record<Direction, { readonly sign: string; readonly word: string }>
> = {
  up: { sign: '↑', word: '升高' },
  none: { sign: '→', word: '不变' },
  down: { sign: '↓', word: '降低' },
}

/** What was done as it stands at the trace: a drug with its dose, anything else with what was set other than usual. */
export const deedWords = (
  { zh, group, fields }: Omit<NamedDeed, 'id'>,
  values: Readonly<Record<string, number>>,
): string => {
  const set = fields.filter(
    ({ name, usual }) => group === 'drug' || (values[name] ?? usual) !== usual,
  )
  return [zh, ...set.map(({ name, usual, unit }) => `${values[name] ?? usual} ${unit}`)].join(' ')
}

/** What an action of an experiment did, in words; empty for one that shows nothing. */
export const actionWords = ({ model, tray, checks, steps }: NamedParts, action: Action): string => {
  const channels = experiments.find((one) => one.model.id === model)?.model.channels ?? []
  switch (action.type) {
    case 'answer':
      return '预习测验'
    case 'suppose':
      return '实验假设'
    case 'do': {
      const deed = tray.find(({ id }) => id === action.deed)
      return deed ? deedWords(deed, action.values) : ''
    }
    case 'check':
      return named(checks, action.check)
    case 'mark':
      return `标记“${action.label}”`
    case 'capture':
      return `测量${named(channels, action.channel)}${measureTable[action.measure].zh}`
    case 'result': {
      const { sign, word } = directionNames[action.direction]
      return `判断“${named(steps, action.step)}”${sign} ${word}`
    }
    case 'submit':
      return '提交报告'
    default:
      return ''
  }
}
