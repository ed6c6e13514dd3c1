import { call, provenWork, type Proof } from '#call'
import { getFeedbackProof } from '@xinglin/contract/feedback'

/** Whoever has an account of their own needs none. */
export const noProof: Proof = { Proof: '', Answer: '' }

/** Asks for a riddle and solves it. */
export const freshProof = async (): Promise<Proof> => {
  const { Proof: riddle, Bits: bits } = await call(getFeedbackProof, {})
  return provenWork(riddle, bits)
}
