import { lookForAnswer } from '@xinglin/wire'
import * as z from 'zod/mini'
import { code } from './call-error.ts'
import type { Answer } from './send.ts'

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

/** What strangers are asked to prove while one of them, behind the same address, asks too much (-10013). */
const AskedProof = z.object({ ProofOfWork: z.string(), Bits: z.number().check(z.maximum(24)) })

/** Solves what an answer asks to be proven, for `X-Proof-Of-Work`; undefined where it asks for nothing. */
export const askedProof = ({
  code: answered,
  data,
}: Answer): (() => Promise<string>) | undefined => {
  if (answered !== code.unproven) return undefined
  const read = AskedProof.safeParse(data)
  if (!read.success) return undefined
  return async () => {
    const { Proof, Answer } = await provenWork(read.data.ProofOfWork, read.data.Bits)
    return `${Proof} ${Answer}`
  }
}
