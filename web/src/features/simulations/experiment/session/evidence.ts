import type { Happened } from '@xinglin/contract/simulations/experiment'
import { experiments } from '@xinglin/simulation/experiment'
import { measureTable } from '@xinglin/simulation/practical'
import type { Marked } from './queries.ts'
import { clockWord, deedWord, directionWord } from './words.ts'

type Run = Pick<Marked, 'Protocol' | 'Events'>

type Named = { readonly id: string; readonly zh: string }

const named = (list: readonly Named[], id: string): string =>
  list.find((one) => one.id === id)?.zh ?? ''

const modelOf = ({ Protocol: { model } }: Run) =>
  experiments.find((one) => one.model.id === model)?.model

const actionWord = (run: Run, { action }: Happened): string => {
  const { tray, checks, steps } = run.Protocol
  switch (action.type) {
    case 'answer':
      return '预习测验'
    case 'suppose':
      return '实验假设'
    case 'do': {
      const deed = tray.find(({ id }) => id === action.deed)
      return deed ? deedWord(deed, action.values) : ''
    }
    case 'check':
      return named(checks, action.check)
    case 'mark':
      return `标记“${action.label}”`
    case 'capture':
      return `测量${named(modelOf(run)?.channels ?? [], action.channel)}${measureTable[action.measure].zh}`
    case 'result':
      return `判断“${named(steps, action.step)}”${directionWord(action.direction)}`
    case 'submit':
      return '提交报告'
    default:
      return ''
  }
}

/** The events that a point is given for, in words, with the moment of the recording where it ran; an event that shows nothing is left out. */
export const evidenceWords = (run: Run, evidence: readonly number[]): string[] => {
  const dt = modelOf(run)?.dt ?? 0
  return evidence.flatMap((seq) => {
    const event = run.Events.find((one) => one.seq === seq)
    const word = event ? actionWord(run, event) : ''
    if (!event || word === '') return []
    return [event.steps * dt >= 1 ? `${clockWord(event.steps * dt, 0)} ${word}` : word]
  })
}
