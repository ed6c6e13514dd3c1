import { call } from '#call'
import { getFeedbackProof } from '@xinglin/contract/feedback'
import { lookForAnswer } from '@xinglin/wire'

/** A riddle of the server with its answer. */
export type Proof = { readonly Proof: string; readonly Answer: string }

/** Whoever has an account of their own needs none. */
export const noProof: Proof = { Proof: '', Answer: '' }

const triesAtOnce = 300

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Asks for a riddle and solves it, a little at a time, so that the page stays as quick as it was. */
export const freshProof = async (): Promise<Proof> => {
  const { Proof: riddle, Bits: bits } = await call(getFeedbackProof, {})
  for (let from = 0; ; from += triesAtOnce) {
    const answer = lookForAnswer(riddle, { bits, from, tries: triesAtOnce })
    if (answer !== undefined) return { Proof: riddle, Answer: answer }
    await pause()
  }
}
