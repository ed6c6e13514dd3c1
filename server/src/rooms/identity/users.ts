import { randomInt } from 'node:crypto'
import {
  disableUsers,
  resetPassword,
  role,
  saveUser,
  type UserFields,
} from '@xinglin/contract/identity'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { placesOf, refuse, type Visit } from '#platform/visit'
import { lockCollege } from '#schools'
import { backgroundAfter } from './profile-background.ts'
import { newRows, wordsOf } from './seed.ts'
import { Taken } from './name-store.ts'
import type { ClassPort } from './list-users.ts'
import { changesOf, roleNames, type About } from './user-changes.ts'
import { hashPassword } from './passwords.ts'
import { mayChange, maySee } from './people-policy.ts'
import { postStore } from './post-store.ts'
import { normalName } from './rules.ts'
import { forgetSessions } from './session-memory.ts'
import { identityStore } from './store.ts'
import { toUserResponses, type TeacherPort } from './serialize-users.ts'
import { userStore, type UserRow } from './user-store.ts'

const {
  college,
  inClass,
  missing,
  loginTaken,
  numberTaken,
  touristName,
  higher,
  lastAdmin,
  self,
  newer,
} = saveUser.refusals

/** Letters and digits that are not mistaken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'
const some = (signs: string, count: number): string =>
  Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('')

/** A password for one sign-in: easy to read out, long enough not to be guessed meanwhile. */
export const oneTimePassword = (): string =>
  `${some(letters.toUpperCase(), 1)}${some(letters, 4)}-${some(digits, 5)}`

/** Refuses whom the visitor may not make or change; administrators make and change one another where the platform lets the school grant. */
const refuseOthers = (visit: Visit, person: Parameters<typeof mayChange>[1]): void => {
  if (!mayChange(visit, person, visit.school.flags['no_granting'] !== true)) throw refuse(higher)
}

/** What rooms above know of people. */
type Ports = { readonly teachers: TeacherPort; readonly classes: ClassPort }

const managed = (visit: Visit, text: string, detail = ''): Promise<void> => {
  visit.afterwards(forgetSessions)
  return visit.publish({ kind: 'managed', area: 'users', text, detail })
}

const free = async (visit: Visit, fields: UserFields, login: string, id: string): Promise<void> => {
  const [loginNorm, numberNorm] = [normalName(login), normalName(fields.Number)]
  const others = (await userStore(visit).taken([loginNorm], [numberNorm])).filter(
    (row) => row.id !== id,
  )
  const isNamed = (row: { login: string; number: string }) =>
    row.login === loginNorm || row.number === loginNorm
  if (loginNorm !== numberNorm && others.some(isNamed)) throw refuse(loginTaken)
  if (others.some((row) => row.login === loginNorm && row.number !== numberNorm))
    throw refuse(loginTaken)
  if (others.length > 0) throw refuse(numberTaken)
}

/** Whoever saved the same at the same time was quicker: refused as if it had been so before. */
const orTaken = async <T>(loginName: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Taken)) throw error
    const isLogin = error.claims.some(({ value }) => value === normalName(loginName))
    throw refuse(isLogin ? loginTaken : numberTaken)
  }
}

/** The 院系 that a form says; absent stays as it is, and is the only one of whoever makes people for one. */
const collegeFor = async (
  visit: Visit,
  wanted: string | undefined,
  before: UserRow | undefined,
): Promise<string | null> => {
  const places = placesOf(visit, 'secretary') ?? []
  const [only] = places.length === 1 ? places : []
  if (wanted === undefined) return before ? before.person.collegeId : (only ?? null)
  if (wanted === '') return null
  if (wanted !== before?.person.collegeId && !(await lockCollege(visit, wanted)))
    throw refuse(college)
  return wanted
}

const save = async (
  visit: Visit,
  { teachers, classes }: Ports,
  fields: InputOf<typeof saveUser>,
) => {
  const store = userStore(visit)
  const isNew = fields.Id === nobody
  const [before] = isNew ? [] : await store.find([fields.Id])
  if (!isNew && !(before && maySee(visit, before.person))) throw refuse(missing)
  const collegeId = await collegeFor(visit, fields.CollegeId, before)
  const isMoved = before !== undefined && collegeId !== before.person.collegeId
  // Whoever is in a 行政班 belongs to its 院系.
  if (isMoved && (await classes.of(visit, [fields.Id])).size > 0) throw refuse(inClass)
  refuseOthers(visit, { roleType: fields.RoleType, collegeId })
  if (before) {
    refuseOthers(visit, before.person)
    const [now] = await toUserResponses(visit, teachers, [before])
    if (fields.Version !== '' && now?.Version !== fields.Version) throw refuse(newer, { data: now })
  }
  if (fields.RealName.includes('游客')) throw refuse(touristName)
  // One’s own role is another’s to change.
  if (fields.Id === visit.person?.id && before?.person.roleType !== fields.RoleType)
    throw refuse(higher)
  const stepsDown = before?.person.roleType === role.admin && fields.RoleType !== role.admin
  if (stepsDown && (await store.otherAdmins(role.admin, [fields.Id])) === 0) throw refuse(lastAdmin)
  const loginName = fields.AccountName || before?.account.loginName || fields.Number
  await free(visit, fields, loginName, fields.Id)
  const about = {
    loginName,
    number: fields.Number,
    realName: fields.RealName,
    gender: fields.Gender,
    roleType: fields.RoleType,
    phone: fields.Phone,
    email: fields.Email,
    collegeId,
    ...(await backgroundAfter(visit, before?.person, fields)),
  }
  const password = before ? '' : oneTimePassword()
  const id = before?.person.id ?? newId(visit.at.getTime())
  const passwordHash = before ? '' : await hashPassword(password)
  const write = () =>
    before
      ? change(visit, before, about)
      : identityStore(visit).insert([
          newRows(visit.school.id, {
            ...about,
            id,
            accountId: newId(visit.at.getTime()),
            mustChange: true,
            unclaimed: fields.RoleType === role.student,
            demo: false,
            passwordHash,
          }),
        ])
  await orTaken(loginName === fields.Number ? '' : loginName, write)
  if (fields.RoleType === role.teacher)
    await teachers.save(visit, id, {
      name: fields.RealName,
      gender: fields.Gender,
      title: fields.Title === 0 ? 7 : fields.Title,
      departmentId: fields.DepartmentId === nobody ? null : fields.DepartmentId,
      remark: fields.Remark,
      ...(fields.Expertise && { expertise: fields.Expertise }),
    })
  const summary = before
    ? changesOf(before, about)
    : `${roleNames[fields.RoleType]} ${fields.Number}`
  await managed(visit, `${before ? '修改' : '新增'}了用户“${fields.RealName}”`, summary)
  const [saved] = await toUserResponses(visit, teachers, await store.find([id]))
  if (!saved) throw refuse(missing)
  return { User: saved, Password: password }
}

const change = async (visit: Visit, before: UserRow, about: About): Promise<void> => {
  const store = userStore(visit)
  const { loginName, ...person } = about
  const words = wordsOf(about)
  await store.change(before, {
    person: {
      ...person,
      numberNorm: normalName(person.number),
      // Another number is the school's word, whoever gave the one before.
      ...(person.phone === before.person.phone ? {} : { phoneState: 'school' as const }),
    },
    account: { loginName, loginNorm: normalName(loginName) },
  })
  await store.index([{ id: before.person.id, words }])
  // What a session may do was decided when it began.
  if (before.person.roleType !== about.roleType) {
    await postStore(visit).end({ personId: before.person.id }, visit.person?.id ?? '', visit.at)
    await identityStore(visit).endAllSessions(before.account.id)
  }
}

/** Answers the administration of people; rooms above keep what is said of teachers, and who is in which 行政班. */
export const userCalls = (ports: Ports) => [
  answer(saveUser, function handleSaveUser(visit, fields) {
    return save(visit, ports, fields)
  }),

  answer(disableUsers, async function handleDisableUsers(visit, { Ids, Disabled }) {
    const store = userStore(visit)
    if (Disabled && Ids.includes(visit.person?.id ?? '')) throw refuse(self)
    const rows = (await store.find(Ids)).filter(({ person }) => maySee(visit, person))
    if (rows.length === 0) throw refuse(missing)
    for (const { person } of rows) refuseOthers(visit, person)
    const changed = rows.filter((row) => row.account.disabled !== Disabled)
    const admins = changed.filter((row) => row.person.roleType === role.admin)
    if (Disabled && admins.length > 0) {
      const ids = admins.map((row) => row.person.id)
      if ((await store.otherAdmins(role.admin, ids)) === 0) throw refuse(lastAdmin)
    }
    if (changed.length > 0) {
      await store.disable(
        changed.map((row) => row.account.id),
        Disabled,
      )
      const names = changed.map((row) => row.person.realName).join('、')
      await managed(visit, `${Disabled ? '停用' : '启用'}了 ${changed.length} 个用户`, names)
    }
    return { Changed: changed.length }
  }),

  answer(resetPassword, async function handleResetPassword(visit, { Id }) {
    const [row] = await userStore(visit).find([Id])
    if (!row || !maySee(visit, row.person)) throw refuse(missing)
    refuseOthers(visit, row.person)
    const password = oneTimePassword()
    const store = identityStore(visit)
    // Guests share theirs and cannot change it.
    const mustChange = row.person.roleType !== role.guest
    await store.setPassword(row.account.id, await hashPassword(password), mustChange)
    await store.endAllSessions(row.account.id)
    await store.forgetFailures(row.account.loginNorm)
    await managed(visit, `重置了“${row.person.realName}”的密码`, row.person.number)
    return { Password: password }
  }),
]
