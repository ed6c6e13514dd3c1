import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as classes from '@xinglin/contract/classes'
import * as identity from '@xinglin/contract/identity'
import { askRetraction, decideRetraction, getGradeBook } from '@xinglin/contract/scores'
import { listColleges, saveCollege } from '@xinglin/contract/schools'
import { newId } from '#platform/ids'
import {
  newTeacher,
  newTeachingClass,
  newTerm,
  postHolder,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

// Which calls a post opens stands in docs/permissions.md; here: of which 院系.

let app: TestApp
let admin: Visitor
let secretary: Visitor & { readonly personId: string }
let head: Visitor & { readonly personId: string }
let other: string
const college = () => app.fixture.colleges['a'] ?? ''
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''

const placeIn = (collegeId: string, ...ids: readonly string[]) =>
  app.database.within(app.fixture.schools.a, (db) =>
    db.execute(
      sql`update person set college_id = ${collegeId}::uuid where id in (${sql.join(
        ids.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`,
    ),
  )

beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  other = (await admin.calls(saveCollege, { Name: '护理学院' })).Data.Id
  await placeIn(college(), person('student1'), person('teacher1'))
  await placeIn(other, person('student2'), person('teacher2'))
  secretary = await postHolder(app, 'secretary')
  head = await postHolder(app, 'collegeHead')
})
afterAll(() => app.close())

const form = (login: string, more: object = {}) => ({
  RealName: `a的${login}`,
  Number: `N-${login}`,
  AccountName: login,
  RoleType: 4,
  ...more,
})
const names = ({ Data }: { Data: { List: { RealName: string }[] } }) =>
  Data.List.map(({ RealName }) => RealName).toSorted()

describe('教学秘书', () => {
  test('lists the people of the 院系 alone, by search and by any filter', async () => {
    const mine = ['a的student1', 'a的teacher1']
    for (const who of [secretary, head]) {
      expect(names(await who.calls(identity.listUsers))).toEqual(mine)
      expect((await who.calls(identity.listUsers)).Data.Count).toBe(2)
      expect(names(await who.calls(identity.listUsers, { CollegeId: other }))).toEqual([])
      expect(names(await who.calls(identity.listUsers, { SearchKey: 'student2' }))).toEqual([])
    }
    const colleges = await secretary.calls(listColleges)
    expect(colleges.Data.map(({ Name }: { Name: string }) => Name)).toEqual(['临床医学院'])
  })

  test('changes the students of the 院系, and neither teachers nor students of others', async () => {
    const own = form('student1', { Id: person('student1') })
    expect((await secretary.calls(identity.saveUser, { ...own, Phone: '13800000001' })).Code).toBe(
      0,
    )
    expect((await head.calls(identity.saveUser, own)).http).toBe(403)
    for (const [login, RoleType, Code] of [
      ['student2', 4, -404],
      ['teacher1', 3, -10002],
      ['teacher1', 4, -10002],
      ['teacher2', 3, -404],
      ['admin1', 2, -404],
    ] as const) {
      const sent = form(login, { Id: person(login), RoleType })
      expect((await secretary.calls(identity.saveUser, sent)).Code, login).toBe(Code)
    }
    for (const RoleType of [2, 3])
      expect(await secretary.calls(identity.saveUser, { ...own, RoleType })).toMatchObject({
        Code: -10002,
      })
    // Out of the 院系, or into another, is not theirs to say.
    for (const CollegeId of [other, ''])
      expect(await secretary.calls(identity.saveUser, { ...own, CollegeId })).toMatchObject({
        Code: -10002,
      })
  })

  test('makes students of the 院系 alone', async () => {
    const fresh = { RealName: '新同学', Number: 'S-1', AccountName: '', RoleType: 4 }
    const { Code, Data } = await secretary.calls(identity.saveUser, fresh)
    expect(Code).toBe(0)
    const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
      db.execute<{ college: string }>(
        sql`select college_id as college from person where id = ${Data.User.Id}::uuid`,
      ),
    )
    expect(rows).toEqual([{ college: college() }])
    const elsewhere = { ...fresh, Number: 'S-2', CollegeId: other }
    expect((await secretary.calls(identity.saveUser, elsewhere)).Code).toBe(-10002)
    expect((await secretary.calls(identity.saveUser, { ...fresh, RoleType: 3 })).Code).toBe(-10002)
  })

  test('resets and disables students of the 院系; a teacher’s password would open that teacher’s posts', async () => {
    const Ids = [person('student1'), person('student2'), person('teacher1'), person('admin1')]
    const { Data } = await secretary.calls(identity.resetPasswords, { Ids })
    const done = Data.List.map((one: { Done: boolean; Note: string }) => [one.Done, one.Note])
    const gone = '该用户不存在或已在回收站'
    expect(done).toEqual([
      [true, ''],
      [false, gone],
      [false, '您没有权限操作'],
      [false, gone],
    ])
    const reset = (login: string) => secretary.calls(identity.resetPassword, { Id: person(login) })
    expect((await reset('student2')).Code).toBe(-404)
    expect((await reset('teacher1')).Code).toBe(-10002)
    expect((await reset('student1')).Code).toBe(0)
    const disable = (login: string) =>
      secretary.calls(identity.disableUsers, { Ids: [person(login)], Disabled: true })
    expect((await disable('student2')).Code).toBe(-404)
    expect((await disable('teacher1')).Code).toBe(-10002)
    expect((await secretary.calls(identity.deleteUsers, { Ids })).http).toBe(403)
    expect((await secretary.calls(identity.previewMerge, {})).http).toBe(403)
  })

  test('keeps the 行政班 of the 院系, and takes no students of others', async () => {
    const wanted = (DepartmentId: string, Name: string) => ({
      Id: newId(),
      DepartmentId,
      Grade: 2024,
      Major: '临床医学',
      Name,
      HeadTeacherId: null,
      Version: 0,
    })
    const foreign = await admin.calls(classes.saveAdministrative, wanted(other, '护理1班'))
    const ClassId: string = foreign.Data.Id
    expect((await secretary.calls(classes.saveAdministrative, wanted(other, '2班'))).Code).toBe(
      -10008,
    )
    const own = await secretary.calls(classes.saveAdministrative, wanted(college(), '1班'))
    expect(own.Code).toBe(0)
    const mine = own.Data
    for (const who of [secretary, head]) {
      const { Data } = await who.calls(classes.listAdministrative, { State: 'all' })
      expect(Data.List.map(({ Id }: { Id: string }) => Id)).toEqual([mine.Id])
      expect((await who.calls(classes.getAdministrative, { Id: ClassId })).Code).toBe(-404)
      const students = { ClassId, SearchKey: '' }
      expect((await who.calls(classes.listAdministrativeStudents, students)).Code).toBe(-404)
      const tree = await who.calls(classes.getAdministrativeTree)
      expect(tree.Data.List).toHaveLength(1)
    }
    expect((await head.calls(classes.saveAdministrative, wanted(college(), '3班'))).http).toBe(403)
    const put = (id: string, Add: readonly string[]) =>
      secretary.calls(classes.changeAdministrativeRoster, {
        ClassId: id,
        Add,
        Drop: [],
        Move: true,
      })
    expect((await put(ClassId, [person('student1')])).Code).toBe(-404)
    expect((await put(mine.Id, [person('student2')])).Msg).toBe(
      '名单中有其他院系的学生，转院系请联系学校管理员',
    )
    expect((await put(mine.Id, [person('student1'), person('student3')])).Data).toMatchObject({
      Added: 2,
    })
    // Whoever is in a class goes elsewhere by changing the class.
    const moved = form('student1', { Id: person('student1'), CollegeId: other })
    expect((await admin.calls(identity.saveUser, moved)).Msg).toContain('行政班')
    const moving = { Id: ClassId, Action: 'archive' }
    expect((await secretary.calls(classes.moveAdministrative, moving)).Code).toBe(-404)
    const stolen = { ...mine, Id: ClassId, DepartmentId: college(), HeadTeacherId: null }
    expect((await secretary.calls(classes.saveAdministrative, stolen)).Code).toBe(-404)
    const given = { ...mine, DepartmentId: other, HeadTeacherId: null }
    expect((await secretary.calls(classes.saveAdministrative, given)).Code).toBe(-10008)
  })
})

describe('院系负责人', () => {
  test('looks on at the classes of the teachers of the 院系, and decides on taking grades back', async () => {
    const teacher = await app.signedIn('teacher1')
    const stranger = await app.signedIn('teacher2')
    const term = await newTerm(admin)
    const own = await newTeachingClass(teacher, term)
    const foreign = await newTeachingClass(stranger, term, { Name: '别的院系' })
    for (const who of [head, secretary]) {
      const { Data } = await who.calls(classes.listTeaching, { State: 'all' })
      const listed = Data.List.map(({ Id }: { Id: string }) => Id)
      expect(listed).toContain(own)
      expect(listed).not.toContain(foreign)
      expect((await who.calls(getGradeBook, { ClassId: foreign })).Code).toBe(-404)
      expect((await who.calls(classes.getClassDetail, { Id: own })).Data.Rights).toEqual([])
      const changed = { ClassId: own, Add: [person('student1')], AddClasses: [], Drop: [] }
      expect((await who.calls(classes.changeTeachingRoster, changed)).Code).toBe(-10002)
    }
    expect((await head.calls(getGradeBook, { ClassId: own })).Data).toMatchObject({
      MayChange: false,
      MayDecide: true,
    })
    expect((await secretary.calls(getGradeBook, { ClassId: own })).Data.MayDecide).toBe(false)
    const decide = (who: Visitor, ClassId: string) =>
      who.calls(decideRetraction, { ClassId, Agreed: true, Note: '' })
    expect((await decide(secretary, own)).http).toBe(403)
    expect((await decide(head, foreign)).Code).toBe(-404)
    expect((await decide(head, own)).Msg).toBe('没有待处理的撤回申请')
    expect((await head.calls(askRetraction, { ClassId: own, Reason: '有误' })).Code).toBe(-10002)
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(
        sql`insert into grade_book (school_id, class_id, scale, decimals, columns, state, asked_by, reason, version, edited_at)
          values (${app.fixture.schools.a}::uuid, ${own}::uuid, 'hundred', 0, '[]', 'asked', ${person('teacher1')}::uuid, '录错', 3, now())`,
      ),
    )
    const answers = await Promise.all([decide(head, own), decide(admin, own)])
    expect(answers.filter(({ Code }) => Code === 0)).toHaveLength(1)
  })

  test('decides for no class that they teach', async () => {
    await placeIn(college(), head.personId)
    const teaching = await app.signedIn('holder-of-collegeHead')
    const own = await newTeachingClass(teaching, await newTerm(admin, 2027))
    const { Data } = await head.calls(getGradeBook, { ClassId: own })
    expect(Data).toMatchObject({ MayChange: true, MayDecide: false })
    const decided = await head.calls(decideRetraction, { ClassId: own, Agreed: true, Note: '' })
    expect(decided.Code).toBe(-10002)
  })

  test('a teacher without a post decides nothing', async () => {
    await newTeacher(app, 'plain-teacher')
    const plain = await app.signedIn('plain-teacher')
    expect((await plain.calls(decideRetraction, { ClassId: newId() })).http).toBe(403)
  })
})
