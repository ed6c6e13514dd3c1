import { getFeedbackProof } from '@xinglin/contract/feedback'
import { lookForAnswer } from '@xinglin/wire'
import type { Visitor } from './visitor.ts'

/** A riddle of the server with its answer, as a browser solves it. */
export const solved = async (visitor: Visitor): Promise<{ Proof: string; Answer: string }> => {
  const { Proof, Bits } = (await visitor.calls(getFeedbackProof)).Data as {
    Proof: string
    Bits: number
  }
  const Answer = lookForAnswer(Proof, { bits: Bits, from: 0, tries: 10_000_000 }) ?? ''
  return { Proof, Answer }
}
