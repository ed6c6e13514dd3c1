import { regedit } from '@xinglin/contract/sign-in-methods'
import { passwordFault } from '@xinglin/contract/identity'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { claimFromRoster, hashPassword, provePhone, whoHasPhone } from '#identity'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { registrationStore } from './registration-store.ts'
import { isOpenFor } from './rules.ts'
import type { SignInDeps } from './dependencies.ts'
import { settingStore, type DoorRow } from './setting-store.ts'
import { acceptCode } from './sms-codes.ts'

const { closed, agreement, newAgreement, touristName, personal, roster, phoneTaken, waiting } =
  regedit.refusals

type Wish = InputOf<typeof regedit>

/** What can be said of a wish without looking at anybody. */
const mayAsk = (door: DoorRow, { Agreed, RealName, StudentNo, PassWord }: Wish): void => {
  if (Agreed === 0) throw refuse(agreement)
  if (Agreed !== door.agreementVersion) throw refuse(newAgreement)
  if (RealName.includes('游客')) throw refuse(touristName)
  if (passwordFault(PassWord, [RealName, StudentNo])) throw refuse(personal)
}

/**
 * Registers a student: at once where the school's list has them, else as a wish that waits. The code comes before any look
 * at people, so that only the owner of a telephone learns whether it is bound.
 */
export const register = async (
  visit: Visit,
  services: SignInDeps,
  wish: Wish,
): Promise<OutputOf<typeof regedit>> => {
  const door = await settingStore(visit).read()
  if (!isOpenFor('register', door, services.sms !== undefined)) throw refuse(closed)
  mayAsk(door, wish)
  const { Phone, Code, RealName, StudentNo, PassWord, ClassCode } = wish
  await acceptCode(visit, services, { Phone, Code, scene: 'register' })
  const owner = await whoHasPhone(visit, Phone)
  const isBound = owner !== 'several' && owner?.person.phoneState === 'proven'
  if (isBound) throw refuse(phoneTaken, { keep: true })

  if (door.register === 'roster') {
    const values = { number: StudentNo, realName: RealName, phone: Phone, password: PassWord }
    const claimed = await claimFromRoster(visit, values)
    // The code is used up: names and numbers are not tried through with one.
    if (!claimed) throw refuse(roster, { keep: true })
    await provePhone(visit, claimed.person.id, Phone)
    return { State: 'active' }
  }

  const added = await registrationStore(visit).add({
    id: newId(visit.at.getTime()),
    realName: RealName,
    number: StudentNo,
    phone: Phone,
    classCode: ClassCode,
    passwordHash: await hashPassword(PassWord),
    agreementVersion: door.agreementVersion,
    state: 'pending',
    at: visit.at,
  })
  if (!added) throw refuse(waiting, { keep: true })
  return { State: 'pending' }
}
