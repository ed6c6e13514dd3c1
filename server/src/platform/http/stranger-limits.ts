import { codes } from '@xinglin/wire'
import type { Call } from '@xinglin/contract/call'
import { newProof, provenBy, usedOnce, type Purpose, type Sign } from '#platform/proof-of-work'
import { Refused } from '#platform/visit'

/** Strangers behind one address: a campus is one, and its people are not told apart before they sign in. */
const strangersAnAddress = 20

const proofOfCallers: Purpose = { name: 'call', lifeMs: 120_000 }
/** Some 30,000 hashes on average: a third of a second in a browser. */
const fewestBits = 15
/** Several seconds of a browser; a call that strangers may make costs the server less. */
const maxBits = 20

type StrangerCall = {
  readonly school: { readonly id: string }
  readonly ip: string
  /** `X-Proof-Of-Work`: a riddle and its answer. */
  readonly proof: string | undefined
  readonly at: Date
}

type Count = { minute: number; free: number; proven: number }

/**
 * Limits of single calls for strangers. Behind one address they have so much together; beyond it each call proves work, so
 * that whoever uses it up pays for going on, and everybody else there is served a moment later. What is proven beyond it
 * makes the next dearer, and what is refused does not.
 */
export const strangerLimits = (sign: Sign) => {
  const counts = new Map<string, Count>()
  const isFresh = usedOnce(proofOfCallers)
  const countOf = (key: string, minute: number): Count => {
    const count = counts.get(key)
    if (count?.minute === minute) return count
    if (counts.size > 50_000) counts.clear()
    const begun = { minute, free: 0, proven: 0 }
    counts.set(key, begun)
    return begun
  }
  return (
    { path, perMinute }: Pick<Call, 'path' | 'perMinute'>,
    { school, ip, proof = '', at }: StrangerCall,
  ): void => {
    if (perMinute === undefined) return
    const most = perMinute * strangersAnAddress
    const count = countOf(`${ip} ${path}`, Math.floor(at.getTime() / 60_000))
    if (count.free < most) {
      count.free += 1
      return
    }
    const [Proof = '', Answer = ''] = proof.split(' ')
    const id = provenBy(proofOfCallers, { school, at }, sign, { Proof, Answer })
    if (id !== undefined && isFresh(id, at)) {
      count.proven += 1
      return
    }
    const bits = Math.min(maxBits, fewestBits + Math.floor(Math.log2(1 + count.proven / most)))
    throw new Refused(codes.captcha.code, codes.captcha.msg, {
      reason: ip,
      data: { ProofOfWork: newProof(proofOfCallers, { school, at }, sign, bits), Bits: bits },
    })
  }
}
