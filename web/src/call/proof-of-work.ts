import { lookForAnswer } from '@xinglin/wire'

/** A riddle of the server with its answer. */
export type Proof = { readonly Proof: string; readonly Answer: string }

/** How long it works at a time: half of what a page has between two pictures; a browser pauses for 4 ms at least. */
const sliceMs = 8
const triesAtOnce = 100

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Solves a riddle, a little at a time, so that the page stays as quick as it was. */
export const provenWork = async (riddle: string, bits: number): Promise<Proof> => {
  let began = performance.now()
  for (let from = 0; ; from += triesAtOnce) {
    const answer = lookForAnswer(riddle, { bits, from, tries: triesAtOnce })
    if (answer !== undefined) return { Proof: riddle, Answer: answer }
    if (performance.now() - began < sliceMs) continue
    await pause()
    began = performance.now()
  }
}
