import { nobody, type InputOf } from '@xinglin/contract/call'
import {
  channelOfAddress,
  type Invitation,
  listInvitations,
  makeInvitation,
  resendInvitation,
  revokeInvitation,
} from '@xinglin/contract/identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { momentWord, refuse, type Visit } from '#platform/visit'
import { collegeNames, departmentsOf, lockCollege } from '#schools'
import { acceptingCalls } from './accept-invitation.ts'
import { digestOf, newCode } from './invitation-code.ts'
import { invitationStore, type InvitationRow } from './invitation-store.ts'
import { facesOf } from './people.ts'
import type { SendingPort } from './sending-port.ts'
import type { TeacherPort } from './serialize-users.ts'

const dayMs = 86_400_000
const mostOpen = 200

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
  sending: SendingPort,
  rows: readonly InvitationRow[],
): Promise<Invitation[]> => {
  const uses = await invitationStore(visit).uses(rows.map(({ id }) => id))
  const faces = await facesOf(visit, [
    ...uses.map(({ personId }) => personId),
    ...rows.map(({ createdBy }) => createdBy),
  ])
  const namesOf = await placeNames(visit)
  const sent = await sending.of(
    visit,
    rows.map(({ id }) => id),
  )
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
    Delivery: sent.get(row.id) ?? null,
  }))
}

const orNull = (id: string): string | null => (id === nobody ? null : id)

/** The addresses to which an invitation is to go; refuses a way that the school has not opened. */
const addressesOf = async (
  visit: Visit,
  sending: SendingPort,
  { SendTo, Uses }: Pick<InputOf<typeof makeInvitation>, 'SendTo' | 'Uses'>,
) => {
  const { closed, more } = makeInvitation.refusals
  const to = [...new Set(SendTo)].flatMap((address) => {
    const channel = channelOfAddress(address)
    return channel ? [{ channel, address }] : []
  })
  if (to.length > Uses) throw refuse(more)
  for (const channel of new Set(to.map((one) => one.channel)))
    if (!(await sending.isOpen(visit, channel))) throw refuse(closed)
  return to
}

const invite = async (
  visit: Visit,
  sending: SendingPort,
  input: InputOf<typeof makeInvitation>,
) => {
  const { college, department, tooMany } = makeInvitation.refusals
  const store = invitationStore(visit)
  const [collegeId, departmentId] = [orNull(input.CollegeId), orNull(input.DepartmentId)]
  if (collegeId && !(await lockCollege(visit, collegeId))) throw refuse(college)
  if (departmentId && !(await departmentsOf(visit)).some(({ id }) => id === departmentId))
    throw refuse(department)
  if ((await store.countOpen(visit.at)) >= mostOpen) throw refuse(tooMany)
  const to = await addressesOf(visit, sending, input)
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
  const until = momentWord(visit.school.timezone, expiresAt)
  if (to.length > 0)
    await sending.send(visit, id, {
      to,
      // The code stands behind #, so that no server on the way writes it down.
      text: `邀请您以教师身份加入。请在 ${until} 前打开链接，填写姓名和工号并设置密码：${visit.origin}/Invitation#${code}`,
      until: expiresAt,
    })
  await visit.publish({
    kind: 'managed',
    area: 'users',
    text: `邀请教师加入（最多 ${input.Uses} 人，${until} 前有效${to.length > 0 ? `，发送给 ${to.length} 个手机号或邮箱` : ''}）`,
    detail: input.Note,
  })
  return { Id: id, Code: code, ExpiresAt: expiresAt.toISOString() }
}

/** Answers those who invite teachers, and those who were invited. */
export const invitationCalls = (teachers: TeacherPort, sending: SendingPort) => [
  answer(listInvitations, async function handleListInvitations(visit, { PageIndex, PageSize }) {
    const store = invitationStore(visit)
    const rows = await store.list(PageIndex, PageSize)
    return { List: await toInvitations(visit, sending, rows), Count: await store.count() }
  }),

  answer(makeInvitation, function handleMakeInvitation(visit, input) {
    return invite(visit, sending, input)
  }),

  answer(revokeInvitation, async function handleRevokeInvitation(visit, { Id }) {
    const { missing, over } = revokeInvitation.refusals
    const store = invitationStore(visit)
    const row = await store.lock(Id)
    if (!row) throw refuse(missing)
    if (stateOf(row, visit.at) !== 'open') throw refuse(over)
    await store.revoke(Id, visit.person?.id ?? nobody, visit.at)
    await sending.drop(visit, Id)
    const text = `撤销了教师邀请（已加入 ${row.used} 人）`
    await visit.publish({ kind: 'managed', area: 'users', text, detail: row.note })
    return {}
  }),

  answer(resendInvitation, async function handleResendInvitation(visit, { Id }) {
    const { missing, over, none } = resendInvitation.refusals
    const row = await invitationStore(visit).lock(Id)
    if (!row) throw refuse(missing)
    if (stateOf(row, visit.at) !== 'open') throw refuse(over)
    const Waiting = await sending.again(visit, Id)
    if (Waiting === 0) throw refuse(none)
    return { Waiting }
  }),

  ...acceptingCalls(teachers, placeNames),
]
