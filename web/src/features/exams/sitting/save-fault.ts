import { CallError, code } from '#call'
import { saveAnswers } from '@xinglin/contract/exams'
import type { SaveFault } from './answer-sync.ts'

const [over] = saveAnswers.refusals.over
const [elsewhere] = saveAnswers.refusals.elsewhere

/** What a failed exchange means: what was refused will be refused again, everything unknown is tried again. */
export const saveFaultOf = (error: unknown): SaveFault => {
  if (!(error instanceof CallError)) return 'network'
  if (error.code === over) return 'over'
  if (error.code === elsewhere) return 'elsewhere'
  return error.code === code.badField || error.code === code.notFound ? 'refused' : 'network'
}

/** Whether the network is away, and not the server's answer a no. */
export const isUnreachable = (error: unknown): boolean =>
  !(error instanceof CallError) || error.http === 0 || error.http === 408 || error.http >= 500
