import { userLoginNew } from '@xinglin/contract/identity'
import type { InputOf } from '@xinglin/contract/call'
import { isFlooded, strangersWaiting, type Turn } from '#platform/http'
import { newProof, provenBy, usedOnce, type Purpose } from '#platform/proof-of-work'
import { refuse, type Visit } from '#platform/visit'
import { knownDevice } from './known-device.ts'
import { normalName } from './rules.ts'
import type { SignInRules } from './sign-in.ts'
import { identityStore } from './store.ts'

const proofOfStrangers: Purpose = { name: 'sign-in', lifeMs: 120_000 }

/** 130,000 hashes on average: half a second or so in a browser, more than the password hash that it buys costs here. */
const fewestBits = 17
/** Four times as much, while a thousand wait. */
const maxBits = 19

/** How hard the riddle is, by how many strangers wait. */
export const bitsFor = (waiting: number): number =>
  Math.min(maxBits, fewestBits + Math.floor(Math.log2(Math.max(1, waiting / 256))))

const isFresh = usedOnce(proofOfStrangers)

/**
 * While many wait to sign in: where the account signed in before goes first, and others during a flood of wrong passwords
 * prove some work before a password is hashed for them. Nobody is told by it whether a name exists: a browser without the
 * account's mark is asked alike.
 */
export const signInTurn = async (
  visit: Visit,
  { keys }: SignInRules,
  { UserName, Proof, Answer }: InputOf<typeof userLoginNew>,
): Promise<Turn> => {
  const known = await identityStore(visit).findByName(normalName(UserName))
  if (known && knownDevice(visit, keys, known.account)) return 'known'
  if (!isFlooded()) return 'usual'
  const sign = (text: string) => keys.sign(text)
  const id = provenBy(proofOfStrangers, visit, sign, { Proof, Answer })
  if (id && isFresh(id, visit.at)) return 'usual'
  const bits = bitsFor(strangersWaiting())
  throw refuse(userLoginNew.refusals.unproven, {
    data: { Proof: newProof(proofOfStrangers, visit, sign, bits), Bits: bits },
  })
}
