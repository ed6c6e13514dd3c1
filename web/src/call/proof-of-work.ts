import { lookForAnswer } from '@xinglin/wire'

/** A riddle of the server with its answer. */
export type Proof = { readonly Proof: string; readonly Answer: string }

const triesAtOnce = 300

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Solves a riddle, a little at a time, so that the page stays as quick as it was. */
export const provenWork = async (riddle: string, bits: number): Promise<Proof> => {
  for (let from = 0; ; from += triesAtOnce) {
    const answer = lookForAnswer(riddle, { bits, from, tries: triesAtOnce })
    if (answer !== undefined) return { Proof: riddle, Answer: answer }
    await pause()
  }
}
