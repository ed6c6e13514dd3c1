import { experiments } from '@xinglin/simulation/experiment'
import { actionWords } from '@xinglin/simulation/practical'
import type { Marked } from './queries.ts'
import { clockWord } from './words.ts'

type Run = Pick<Marked, 'Protocol' | 'Events'>

/** The events that a point is given for, in words, with the moment of the recording where it ran; an event that shows nothing is left out. */
export const evidenceWords = (run: Run, evidence: readonly number[]): string[] => {
  const dt = experiments.find(({ model }) => model.id === run.Protocol.model)?.model.dt ?? 0
  return evidence.flatMap((seq) => {
    const event = run.Events.find((one) => one.seq === seq)
    const word = event ? actionWords(run.Protocol, event.action) : ''
    if (!event || word === '') return []
    return [event.steps * dt >= 1 ? `${clockWord(event.steps * dt, 0)} ${word}` : word]
  })
}
