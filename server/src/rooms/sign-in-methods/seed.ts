import { randomBytes } from 'node:crypto'
import { hashPassword } from '#identity'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { registrationStore } from './registration-store.ts'
import { settingStore } from './setting-store.ts'

/** How a school's doors begin, with the wishes to register that wait there. */
export type NewDoors = {
  readonly sms: boolean
  readonly reset: boolean
  readonly register: '' | 'roster' | 'approval'
  readonly agreement: string
  readonly wechat: boolean
  readonly wishes: readonly {
    readonly realName: string
    readonly number: string
    readonly phone: string
    readonly classCode: string
    readonly at: Date
    /** Why it was refused already. */
    readonly refused?: string
  }[]
}

/** Opens the doors of a school within its transaction. */
export const makeDoors = async (
  db: Db,
  schoolId: string,
  { wishes, ...doors }: NewDoors,
): Promise<void> => {
  const school = { db, school: { id: schoolId } }
  await settingStore(school).change(0, { ...doors, agreementVersion: 1 })
  for (const { refused, ...wish } of wishes) {
    await registrationStore(school).add({
      ...wish,
      id: newId(wish.at.getTime()),
      // A password that nobody knows: whoever is approved in the demo resets it by telephone.
      passwordHash: refused ? '' : await hashPassword(randomBytes(18).toString('base64')),
      agreementVersion: 1,
      state: refused ? 'refused' : 'pending',
      reason: refused ?? '',
      decidedAt: refused ? new Date(wish.at.getTime() + 3_600_000) : null,
    })
  }
}
