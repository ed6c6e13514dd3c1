import { role } from '@xinglin/contract/identity'
import { makeClass } from '#classes'
import { makeCase } from '#simulations/consultation'
import { makeCourse } from '#courses/publishing'
import { makeWords } from '#dictionaries'
import { makeProtocol } from '#simulations/experiment'
import { makePerson } from '#identity'
import { makeProcedure } from '#simulations/operation'
import type { Database, Db } from '#platform/database'
import { newId } from '#platform/ids'
import { departmentsOf, findOrCreateCollege, makeSchool } from '#schools'
import { makeTeacher } from '#teachers'
import { adoptCase } from '#workshop'
import { consultations, firstCase } from './consultations.ts'
import { chapters, special } from './courses.ts'
import { experiments, firstProtocol } from './experiments.ts'
import { firstProcedure, operations, resuscitation } from './operations.ts'

/** Two small schools with the same names in both, so that a wall that leaks is seen at once. */
export type Fixture = {
  readonly password: string
  readonly schools: Readonly<Record<'a' | 'b' | 'off', string>>
  /** Ids of people as `a.student1`. */
  readonly people: Readonly<Record<string, string>>
  /** Ids of courses as `a.open`. */
  readonly courses: Readonly<Record<string, string>>
  readonly departments: Readonly<Record<string, string>>
  /** 临床医学院 of each school. */
  readonly colleges: Readonly<Record<string, string>>
}

const password = 'Testing-2026'
const people = [
  ['student1', role.student],
  ['student2', role.student],
  ['student3', role.student],
  ['teacher1', role.teacher],
  ['teacher2', role.teacher],
  ['admin1', role.admin],
  ['operator1', role.operator],
  ['guest1', role.guest],
] as const

const fillSchool = async (
  database: Database,
  key: string,
  hosts: string[],
  filled: {
    people: Record<string, string>
    courses: Record<string, string>
    departments: Record<string, string>
    colleges: Record<string, string>
  },
) => {
  const schoolId = newId()
  const wanted = {
    key,
    hosts,
    name: `测试学校 ${key}`,
    platformName: `平台 ${key}`,
    remark: '第一行\n第二行',
    themeColour: '#0f766e',
    platformAttribution: 2,
    providerNo: 1,
    menuCodes: key === 'b' ? [1] : [1, 2, 3, 4, 5],
    servicePhone: '400-000-0000',
    exitOperationMinutes: 30,
    flags: { guest: true },
    departments: [
      { name: '内科学', sections: [{ name: '心血管内科', motif: 'heart' }] },
      { name: '护理常用操作', sections: [{ name: '输液' }] },
    ],
  }
  await database.within(schoolId, async (db: Db) => {
    await makeSchool(db, schoolId, wanted)
    await makeWords(db, schoolId, [
      { word: '赌博', common: true },
      { word: '隐秘词', common: false },
    ])
    const [parent] = (await departmentsOf({ db, school: { id: schoolId } })).filter(
      (one) => one.parentId === null,
    )
    const section = (await departmentsOf({ db, school: { id: schoolId } })).find(
      (one) => one.parentId === parent?.id,
    )
    if (!parent || !section) throw new Error('no department')
    filled.departments[key] = parent.id
    const college = await findOrCreateCollege({ db, school: { id: schoolId } }, '临床医学院')
    filled.colleges[key] = college.id
    for (const [login, roleType] of people) {
      const id = await makePerson(db, schoolId, {
        login,
        password,
        number: `N-${login}`,
        realName: `${key}的${login}`,
        gender: 0,
        roleType,
      })
      filled.people[`${key}.${login}`] = id
      if (roleType === role.teacher) {
        await makeTeacher(db, schoolId, {
          id,
          title: 5,
          departmentId: parent.id,
          name: `${key}的${login}`,
          gender: 0,
          remark: '简介',
          sort: 0,
        })
      }
    }
    const authorId = filled.people[`${key}.teacher1`] ?? ''
    const ofSchool = { db, school: { id: schoolId } }
    const caseId = await makeCase(ofSchool, firstCase(), new Date())
    await adoptCase(ofSchool, caseId, firstCase(), { at: new Date() })
    const protocolId = await makeProtocol(ofSchool, firstProtocol(), new Date())
    const procedureId = await makeProcedure(ofSchool, firstProcedure(), new Date())
    const resuscitationId = await makeProcedure(ofSchool, resuscitation(), new Date())
    const simulated = {
      ...consultations(caseId),
      ...operations(procedureId, resuscitationId),
      ...experiments(protocolId),
    }
    for (const [name, more] of Object.entries({ ...special, ...simulated })) {
      filled.courses[`${key}.${name}`] = await makeCourse(db, schoolId, {
        name: `${key}的${name}`,
        authorId,
        departmentId: parent.id,
        sectionId: section.id,
        kind: 0,
        isPublic: true,
        offShelf: false,
        smallClass: false,
        knowledge: ['心电图'],
        introduction: [{ title: '简介', html: '<p>介绍</p><img src=x onerror=alert(1)>' }],
        chapters,
        createdAt: new Date(),
        ...more,
      })
    }
    await makeClass(db, schoolId, {
      name: '小班',
      teacherId: authorId,
      people: [filled.people[`${key}.student2`] ?? ''],
      courses: [filled.courses[`${key}.smallClass`] ?? ''],
    })
  })
  return schoolId
}

/** Fills the template through the rooms' own doors. */
export const fillFixture = async (database: Database): Promise<Fixture> => {
  const filled = { people: {}, courses: {}, departments: {}, colleges: {} }
  const a = await fillSchool(database, 'a', ['a.localhost', 'localhost'], filled)
  const b = await fillSchool(database, 'b', ['b.localhost'], filled)
  const off = await fillSchool(database, 'off', ['off.localhost'], filled)
  await database.global.execute(`update school set disabled = true where key = 'off'`)
  return { password, schools: { a, b, off }, ...filled }
}
