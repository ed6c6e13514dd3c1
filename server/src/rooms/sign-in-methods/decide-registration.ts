import {
  decideRegistration,
  listRegistrations,
  type Registration,
} from '@xinglin/contract/sign-in-methods'
import type { InputOf } from '@xinglin/contract/call'
import { facesOf, newStudent, numberIsTaken, Taken, whoHasPhone } from '#identity'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { registrationStore, type RegistrationRow } from './registration-store.ts'
import type { SignInDeps } from './dependencies.ts'
import { sendAfterwards } from './sms-codes.ts'

const { missing, decided, reason, numberTaken, phoneTaken } = decideRegistration.refusals

const toRegistrations = async (
  visit: Visit,
  rows: readonly RegistrationRow[],
): Promise<Registration[]> => {
  const deciders = rows.flatMap((row) => (row.decidedBy ? [row.decidedBy] : []))
  const names = await facesOf(visit, deciders)
  const list: Registration[] = []
  for (const row of rows) {
    list.push({
      Id: row.id,
      RealName: row.realName,
      StudentNo: row.number,
      Phone: row.phone,
      ClassCode: row.classCode,
      State: row.state,
      Reason: row.reason,
      At: row.at.toISOString(),
      DecidedAt: row.decidedAt?.toISOString() ?? null,
      DecidedBy: names.get(row.decidedBy ?? '')?.name ?? '',
      Taken: row.state === 'pending' && (await numberIsTaken(visit, row.number)),
    })
  }
  return list
}

/** Makes the account that was wished for; answers the id of its person. */
const approve = async (visit: Visit, row: RegistrationRow): Promise<string> => {
  if (await numberIsTaken(visit, row.number)) throw refuse(numberTaken)
  const owner = await whoHasPhone(visit, row.phone)
  if (owner !== 'several' && owner?.person.phoneState === 'proven') throw refuse(phoneTaken)
  const { number, realName, phone, passwordHash } = row
  try {
    return await newStudent(visit, { number, realName, phone, passwordHash })
  } catch (error) {
    if (!(error instanceof Taken)) throw error
    throw refuse(error.claims.some(({ kind }) => kind === 'phone') ? phoneTaken : numberTaken)
  }
}

const decide = async (
  visit: Visit,
  services: SignInDeps,
  { Id, Approved, Reason }: InputOf<typeof decideRegistration>,
): Promise<Registration> => {
  const store = registrationStore(visit)
  const row = await store.lock(Id)
  if (!row) throw refuse(missing)
  if (row.state !== 'pending') throw refuse(decided)
  if (!Approved && Reason === '') throw refuse(reason)
  const personId = Approved ? await approve(visit, row) : null
  const set: Partial<RegistrationRow> = {
    state: Approved ? 'approved' : 'refused',
    reason: Approved ? '' : Reason,
    passwordHash: '',
    decidedAt: visit.at,
    decidedBy: visit.person?.id ?? null,
    personId,
  }
  await store.decide(Id, set)
  const { realName, number } = row
  await visit.publish({
    kind: 'managed',
    area: 'doors',
    text: `${Approved ? '通过' : '拒绝'}了“${realName}”的注册申请`,
    detail: Approved ? number : `${number}；原因：${Reason}`,
  })
  sendAfterwards(
    visit,
    services,
    row.phone,
    Approved
      ? {
          template: 'registered',
          params: { number },
          text: `您的注册申请已通过，请用学号 ${number} 和注册时设置的密码登录。`,
        }
      : {
          template: 'declined',
          params: { reason: Reason },
          text: `您的注册申请未通过：${Reason}。可更正后重新提交，或联系学校管理员。`,
        },
  )
  const [after] = await toRegistrations(visit, [{ ...row, ...set }])
  if (!after) throw refuse(missing)
  return after
}

/** Answers those who run the school: who wishes to register, and what is decided about it. */
export const decidingCalls = (services: SignInDeps) => [
  answer(
    listRegistrations,
    async function handleListRegistrations(visit, { SearchKey, State, PageIndex, PageSize }) {
      const store = registrationStore(visit)
      const wanted = { key: SearchKey, ...(State === 'all' ? {} : { state: State }) }
      return {
        List: await toRegistrations(visit, await store.list(wanted, PageIndex, PageSize)),
        Count: await store.count(wanted),
      }
    },
  ),
  answer(decideRegistration, function handleDecideRegistration(visit, input) {
    return decide(visit, services, input)
  }),
]

/** How many wishes to register wait to be decided. */
export const waitingRegistrations = (visit: Visit): Promise<number> =>
  registrationStore(visit).count({ key: '', state: 'pending' })
