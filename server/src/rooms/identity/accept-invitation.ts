import type { InputOf } from '@xinglin/contract/call'
import { acceptInvitation, getInvitation, passwordFault, role } from '@xinglin/contract/identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { lockCollege } from '#schools'
import { digestOf } from './invitation-code.ts'
import { invitationStore, type InvitationRow } from './invitation-store.ts'
import { Taken } from './name-store.ts'
import { hashPassword } from './passwords.ts'
import { normalName } from './rules.ts'
import { newRows } from './seed.ts'
import type { TeacherPort } from './serialize-users.ts'
import { identityStore } from './store.ts'
import { userStore } from './user-store.ts'

/** What the places of an invitation are called now. */
type PlaceNames = (
  visit: Visit,
) => Promise<(row: InvitationRow) => { CollegeName: string; DepartmentName: string }>

/** Makes the teacher; whoever has the number already is told so, by name-free words. */
const accept = async (
  visit: Visit,
  teachers: TeacherPort,
  { Code, RealName, Number: number, PassWord }: InputOf<typeof acceptInvitation>,
) => {
  const { gone, touristName, personal, numberTaken } = acceptInvitation.refusals
  const store = invitationStore(visit)
  if (!(await store.find(digestOf(Code), visit.at))) throw refuse(gone)
  if (RealName.includes('游客')) throw refuse(touristName)
  if (passwordFault(PassWord, [RealName, number])) throw refuse(personal)
  const norm = normalName(number)
  if ((await userStore(visit).taken([norm], [norm])).length > 0) throw refuse(numberTaken)
  const passwordHash = await hashPassword(PassWord)
  const row = await store.use(digestOf(Code), visit.at)
  if (!row) throw refuse(gone)
  const collegeId =
    row.collegeId && (await lockCollege(visit, row.collegeId)) ? row.collegeId : null
  const id = newId(visit.at.getTime())
  try {
    await identityStore(visit).insert([
      newRows(visit.school.id, {
        id,
        accountId: newId(visit.at.getTime()),
        loginName: number,
        number,
        realName: RealName,
        gender: null,
        roleType: role.teacher,
        mustChange: false,
        demo: false,
        passwordHash,
        collegeId,
      }),
    ])
  } catch (error) {
    if (error instanceof Taken) throw refuse(numberTaken)
    throw error
  }
  await teachers.save(visit, id, {
    name: RealName,
    gender: null,
    title: 7,
    departmentId: row.departmentId,
    remark: '',
  })
  await store.addUse({ invitationId: row.id, personId: id, at: visit.at })
  return { Number: number }
}

/** Answers those who were invited. */
export const acceptingCalls = (teachers: TeacherPort, placeNames: PlaceNames) => [
  answer(getInvitation, async function handleGetInvitation(visit, { Code }) {
    const row = await invitationStore(visit).find(digestOf(Code), visit.at)
    if (!row) throw refuse(getInvitation.refusals.gone)
    return { ...(await placeNames(visit))(row), ExpiresAt: row.expiresAt.toISOString() }
  }),

  answer(acceptInvitation, function handleAcceptInvitation(visit, input) {
    return accept(visit, teachers, input)
  }),
]
