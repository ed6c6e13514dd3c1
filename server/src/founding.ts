import { randomBytes } from 'node:crypto'
import { packInfos } from '@xinglin/content'
import { role } from '@xinglin/contract/identity'
import { makePerson } from '#identity'
import type { Database } from '#platform/database'
import { installInitialPacks } from '#packs'
import { newId } from '#platform/ids'
import type { FileRoom } from '#resources'
import { addStandardList, makeSchool } from '#schools'

/** What a school begins with; everything else is set in its administration. */
export type Founding = {
  readonly name: string
  /** Hosts without scheme and port; the first is the primary one. */
  readonly hosts: readonly string[]
  /** Login name of the first administrator. */
  readonly admin: string
  /** `#rrggbb`. */
  readonly colour: string
  readonly phone: string
  /** Whether it begins with the standard list of subjects and 科室. */
  readonly departments: boolean
  /** Keys of the packs (内容包) that it begins with. */
  readonly packs: readonly string[]
}

/** Those of some keys that name no pack of this release. */
export const unknownPacks = (keys: readonly string[]): string[] => {
  const known = new Set(packInfos().map(({ key }) => key))
  return keys.filter((key) => !known.has(key))
}

/** Makes a school with its first administrator and what it begins with, all or nothing; answers the one-time password. */
export const createSchool = async (
  database: Database,
  files: FileRoom,
  { name, hosts, admin, colour, phone, departments, packs }: Founding,
): Promise<{ id: string; password: string }> => {
  const id = newId()
  const password = `${randomBytes(9).toString('base64url')}-Aa1`
  await database.within(id, async (db) => {
    await makeSchool(db, id, {
      key: hosts[0] ?? name,
      hosts,
      name,
      platformName: `${name} · 杏林实践教学平台`,
      remark: '',
      themeColour: colour,
      platformAttribution: 2,
      providerNo: -1,
      menuCodes: [1, 2, 3, 4, 5],
      servicePhone: phone,
      exitOperationMinutes: 60,
      flags: {
        personal_centre: true,
        reviews: true,
        other_courses: true,
        guest: true,
      },
      departments: [],
    })
    await makePerson(db, id, {
      login: admin,
      password,
      number: admin,
      realName: '管理员',
      gender: null,
      roleType: role.admin,
      mustChange: true,
    })
    const school = { db, school: { id }, at: new Date() }
    if (departments) await addStandardList(school)
    await installInitialPacks(
      school,
      packInfos().filter(({ key }) => packs.includes(key)),
      files,
    )
  })
  return { id, password }
}
