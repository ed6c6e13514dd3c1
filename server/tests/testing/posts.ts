import { sql } from 'drizzle-orm'
import type { PostKind } from '@xinglin/contract/call'
import { postPlaces, role } from '@xinglin/contract/identity'
import { makePerson } from '#identity'
import { newId } from '#platform/ids'
import { makeTeacher } from '#teachers'
import type { TestApp } from './app.ts'
import { Visitor } from './visitor.ts'

/** A teacher of a school, and what they sign in with. */
export type NewTeacher = { readonly id: string; readonly login: string }

const schoolOf = (host: string) => (host.startsWith('b') ? 'b' : 'a')

/** Makes a teacher of a school; of no department unless one is named. */
export const newTeacher = async (
  app: TestApp,
  login: string,
  {
    host = 'a.localhost',
    departmentId = null,
  }: { host?: string; departmentId?: string | null } = {},
): Promise<NewTeacher> => {
  const schoolId = app.fixture.schools[schoolOf(host)]
  const id = await app.database.within(schoolId, async (db) => {
    const personId = await makePerson(db, schoolId, {
      login,
      password: app.fixture.password,
      number: `N-${login}`,
      realName: login,
      gender: null,
      roleType: role.teacher,
    })
    await makeTeacher(db, schoolId, {
      id: personId,
      title: 5,
      departmentId,
      name: login,
      gender: null,
      remark: '',
      sort: 0,
    })
    return personId
  })
  return { id, login }
}

/** Enters at the administrators' door. */
export const enterOffice = async (app: TestApp, login: string, host = 'a.localhost') => {
  const visitor = new Visitor(app.port, host)
  await visitor.signIn(login, app.fixture.password, { LoginType: 0 })
  return visitor
}

/** Somebody who holds one post, for the 院系 or the first subject of the school unless another place is named, signed in with it. */
export const postHolder = async (
  app: TestApp,
  kind: PostKind,
  {
    host = 'a.localhost',
    login = `holder-of-${kind}`,
    placeId,
  }: { host?: string; login?: string; placeId?: string } = {},
): Promise<Visitor & { readonly personId: string }> => {
  const teacher = await newTeacher(app, login, { host })
  const places = postPlaces[kind] === 'college' ? app.fixture.colleges : app.fixture.departments
  const schoolId = app.fixture.schools[schoolOf(host)]
  // Not by a call: an administrator has two sessions at once, and the test holds them.
  await app.database.within(schoolId, (db) =>
    db.execute(sql`
      insert into post (school_id, id, person_id, kind, place_id, from_day, granted_by, granted_at)
      values (${schoolId}::uuid, ${newId()}::uuid, ${teacher.id}::uuid, ${kind},
        ${placeId ?? places[schoolOf(host)]}::uuid, '2026-01-01', ${teacher.id}::uuid, now())`),
  )
  return Object.assign(await enterOffice(app, login, host), { personId: teacher.id })
}
