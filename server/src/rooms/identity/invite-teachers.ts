import { createHash, randomInt } from 'node:crypto'
import { nobody, type InputOf } from '@xinglin/contract/call'
import {
  acceptInvitation,
  getInvitation,
  type Invitation,
  listInvitations,
  makeInvitation,
  passwordFault,
  revokeInvitation,
  role,
} from '@xinglin/contract/identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { momentWord, refuse, type Visit } from '#platform/visit'
import { collegeNames, departmentsOf, holdCollege } from '#schools'
import { invitationStore, type InvitationRow } from './invitation-store.ts'
import { Taken } from './name-store.ts'
import { facesOf } from './people.ts'
import { hashPassword } from './passwords.ts'
import { normalName } from './rules.ts'
import { newRows } from './seed.ts'
import type { TeacherPort } from './serialize-users.ts'
import { identityStore } from './store.ts'
import { userStore } from './user-store.ts'

const dayMs = 86_400_000
const mostOpen = 200
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const parts = 4
const partLength = 5

/** Twenty signs of 31: nobody guesses one. */
const newCode = (): string =>
  Array.from({ length: parts }, () =>
    Array.from({ length: partLength }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-')

/** The digest by which a code is known; hyphens, spaces and capitals make no difference. */
const digestOf = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest()

const stateOf = (row: InvitationRow, at: Date): Invitation['State'] => {
  if (row.revokedAt) return 'revoked'
  if (row.used >= row.uses) return 'used'
  return row.expiresAt <= at ? 'over' : 'open'
}

/** What the places of an invitation are called now. */
const placeNames = async (visit: Visit) => {
  const colleges = await collegeNames(visit)
  const departments = new Map((await departmentsOf(visit)).map(({ id, name }) => [id, name]))
  return (row: InvitationRow) => ({
    CollegeName: colleges.get(row.collegeId ?? '') ?? '',
    DepartmentName: departments.get(row.departmentId ?? '') ?? '',
  })
}

const toInvitations = async (
  visit: Visit,
  rows: readonly InvitationRow[],
): Promise<Invitation[]> => {
  const uses = await invitationStore(visit).uses(rows.map(({ id }) => id))
  const faces = await facesOf(visit, [
    ...uses.map(({ personId }) => personId),
    ...rows.map(({ createdBy }) => createdBy),
  ])
  const namesOf = await placeNames(visit)
  return rows.map((row) => ({
    Id: row.id,
    Note: row.note,
    ...namesOf(row),
    Uses: row.uses,
    Used: row.used,
    People: uses
      .filter(({ invitationId }) => invitationId === row.id)
      .map(({ personId, at }) => ({
        Name: faces.get(personId)?.name ?? '',
        Number: faces.get(personId)?.number ?? '',
        At: at.toISOString(),
      })),
    State: stateOf(row, visit.at),
    ExpiresAt: row.expiresAt.toISOString(),
    CreatedAt: row.createdAt.toISOString(),
    CreatedByName: faces.get(row.createdBy)?.name ?? '',
  }))
}

const orNull = (id: string): string | null => (id === nobody ? null : id)

const invite = async (visit: Visit, input: InputOf<typeof makeInvitation>) => {
  const { college, department, tooMany } = makeInvitation.refusals
  const store = invitationStore(visit)
  const [collegeId, departmentId] = [orNull(input.CollegeId), orNull(input.DepartmentId)]
  if (collegeId && !(await holdCollege(visit, collegeId))) throw refuse(college)
  if (departmentId && !(await departmentsOf(visit)).some(({ id }) => id === departmentId))
    throw refuse(department)
  if ((await store.countOpen(visit.at)) >= mostOpen) throw refuse(tooMany)
  const [id, code] = [newId(visit.at.getTime()), newCode()]
  const expiresAt = new Date(visit.at.getTime() + input.Days * dayMs)
  await store.add({
    id,
    digest: digestOf(code),
    note: input.Note,
    collegeId,
    departmentId,
    uses: input.Uses,
    expiresAt,
    createdBy: visit.person?.id ?? nobody,
    createdAt: visit.at,
  })
  await visit.publish({
    kind: 'managed',
    area: 'users',
    text: `邀请教师加入（最多 ${input.Uses} 人，${momentWord(visit.school.timezone, expiresAt)} 前有效）`,
    detail: input.Note,
  })
  return { Id: id, Code: code, ExpiresAt: expiresAt.toISOString() }
}

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
    row.collegeId && (await holdCollege(visit, row.collegeId)) ? row.collegeId : null
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

/** Answers those who invite teachers, and those who were invited. */
export const invitationCalls = (teachers: TeacherPort) => [
  answer(listInvitations, async function handleListInvitations(visit, { PageIndex, PageSize }) {
    const store = invitationStore(visit)
    const rows = await store.list(PageIndex, PageSize)
    return { List: await toInvitations(visit, rows), Count: await store.count() }
  }),

  answer(makeInvitation, function handleMakeInvitation(visit, input) {
    return invite(visit, input)
  }),

  answer(revokeInvitation, async function handleRevokeInvitation(visit, { Id }) {
    const { missing, over } = revokeInvitation.refusals
    const store = invitationStore(visit)
    const row = await store.hold(Id)
    if (!row) throw refuse(missing)
    if (stateOf(row, visit.at) !== 'open') throw refuse(over)
    await store.revoke(Id, visit.person?.id ?? nobody, visit.at)
    const text = `撤销了教师邀请（已加入 ${row.used} 人）`
    await visit.publish({ kind: 'managed', area: 'users', text, detail: row.note })
    return {}
  }),

  answer(getInvitation, async function handleGetInvitation(visit, { Code }) {
    const row = await invitationStore(visit).find(digestOf(Code), visit.at)
    if (!row) throw refuse(getInvitation.refusals.gone)
    return { ...(await placeNames(visit))(row), ExpiresAt: row.expiresAt.toISOString() }
  }),

  answer(acceptInvitation, function handleAcceptInvitation(visit, input) {
    return accept(visit, teachers, input)
  }),
]
