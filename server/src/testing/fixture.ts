import { role } from '@xinglin/contract/identity'
import { makeClass } from '#classes'
import { makeCase } from '#consultation'
import { makeCourse, type NewCourse } from '#courses'
import { makeWords } from '#dictionaries'
import { makeProtocol } from '#experiment'
import { makePerson } from '#identity'
import { makeProcedure } from '#operation'
import type { Database, Db } from '#platform/database'
import { newId } from '#platform/ids'
import { departmentsOf, makeSchool } from '#schools'
import { makeTeacher } from '#teachers'
import { adoptCase } from '#workshop'
import { consultations, firstCase } from './consultations.ts'
import { experiments, firstProtocol } from './experiments.ts'
import { firstProcedure, operations } from './operations.ts'

/** Two small schools with the same names in both, so that a wall that leaks is seen at once. */
export type Fixture = {
  readonly password: string
  readonly schools: Readonly<Record<'a' | 'b' | 'off', string>>
  /** Ids of people as `a.student1`. */
  readonly people: Readonly<Record<string, string>>
  /** Ids of courses as `a.open`. */
  readonly courses: Readonly<Record<string, string>>
  readonly departments: Readonly<Record<string, string>>
}

const password = 'Testing-2026'
const day = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const quiz = {
  kind: 'quiz' as const,
  pass: 60,
  questions: [
    {
      id: 'q1',
      type: 'single' as const,
      stem: '正常 PR 间期',
      options: ['0.12-0.20 s', '0.05 s'],
      answer: [0],
      explanation: '0.12-0.20 s 为正常。',
    },
    {
      id: 'q2',
      type: 'multiple' as const,
      stem: '下壁导联',
      options: ['II', 'III', 'aVF', 'V1'],
      answer: [0, 1, 2],
      explanation: 'II、III、aVF。',
    },
  ],
}

const chapters: NewCourse['chapters'] = [
  {
    title: '第一章',
    items: [
      {
        title: '读一读',
        minutes: 3,
        required: true,
        body: { kind: 'text', html: '<p onclick="x()">正文<script>alert(1)</script></p>' },
      },
      { title: '测一测', minutes: 1, required: true, body: quiz },
      { title: '选读', minutes: 1, required: false, body: { kind: 'text', html: '<p>选读</p>' } },
    ],
  },
]

const items = ['第一项', '第二项', '第三项'].map((title) => ({
  title,
  minutes: 1,
  required: true,
  body: { kind: 'text' as const, html: `<p>${title}</p>` },
}))

/** A video that may not be skipped and a document, without files: what is kept of them is what is tested. */
const media: NewCourse['chapters'] = [
  {
    title: '媒体',
    items: [
      {
        title: '看片',
        minutes: 2,
        required: true,
        body: {
          kind: 'video',
          file: newId(),
          poster: newId(),
          captions: newId(),
          seconds: 100,
          html: '',
          noSkip: true,
        },
      },
      {
        title: '评分表',
        minutes: 2,
        required: true,
        body: { kind: 'document', file: newId(), pages: 3, html: '<p>说明</p>' },
      },
    ],
  },
]

const special: Readonly<Record<string, Partial<NewCourse>>> = {
  open: {},
  inner: { isPublic: false },
  offShelf: { offShelf: true },
  smallClass: { smallClass: true },
  trialOver: { licence: { granted: false, trialStart: day(-60), trialEnd: day(-30) } },
  trialOpen: { licence: { granted: false, trialStart: day(-1), trialEnd: day(1) } },
  trialLater: { licence: { granted: false, trialStart: day(30), trialEnd: day(60) } },
  unlicensed: { licence: { granted: false, trialStart: null, trialEnd: null } },
  ecg: {
    name: '心电图判读入门',
    knowledge: ['心律失常'],
    applicable: [2, 4],
    sequential: true,
    chapters: [{ title: '第一章', items }],
  },
  media: { name: '胸腔穿刺（COPD 患者）', chapters: media },
  external: {
    name: '家兔血压实验',
    kind: 3,
    external: 'https://lab.example.edu/rabbit',
    licence: { granted: true, trialStart: null, trialEnd: null },
  },
}

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
    menuCodes: key === 'b' ? [1] : [1, 3, 4, 5],
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
    const simulated = {
      ...consultations(caseId),
      ...operations(procedureId),
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
  const filled = { people: {}, courses: {}, departments: {} }
  const a = await fillSchool(database, 'a', ['a.localhost', 'localhost'], filled)
  const b = await fillSchool(database, 'b', ['b.localhost'], filled)
  const off = await fillSchool(database, 'off', ['off.localhost'], filled)
  await database.global.execute(`update school set disabled = true where key = 'off'`)
  return { password, schools: { a, b, off }, ...filled }
}
