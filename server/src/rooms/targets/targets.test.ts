import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  assignClassGroup,
  changeTeachingRoster,
  moveTeaching,
  saveClassGroups,
} from '@xinglin/contract/classes'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { newTeachingClass, newTerm, testApp, type TestApp, type Visitor } from '#testing'
import { givenTo, namesOfTargets, receiversOf, targetStore, type Ref } from './index.ts'

let app: TestApp
let teacher: Visitor
let one: string
let two: string
let group: string
const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const day = (n: number) => new Date(Date.UTC(2026, 10, n))

const within = <T>(work: (tenant: TenantContext) => Promise<T>) => {
  const id = app.fixture.schools['a'] ?? ''
  return app.database.within(id, (db) => work({ db, school: { id } }))
}
const roster = (ClassId: string, more: object) =>
  teacher.calls(changeTeachingRoster, { ClassId, Add: [], AddClasses: [], Drop: [], ...more })
const give = (objectId: string, targets: readonly (readonly [Ref['kind'], string, boolean?])[]) =>
  within((tenant) =>
    targetStore(tenant).retarget(
      objectId,
      'trial',
      targets.map(([kind, refId, excluded = false]) => ({ kind, refId, excluded })),
    ),
  )
/** Each is written a moment after the one before: ids of one millisecond are in no order. */
let moments = 0
const override = (objectId: string, kind: Ref['kind'], refId: string, at: Date | null) =>
  within((tenant) =>
    targetStore(tenant).override([
      {
        objectId,
        kind,
        refId,
        field: 'due',
        at,
        amount: null,
        reason: '实习安排',
        id: newId(),
        writtenBy: person('teacher1'),
        writtenAt: new Date(day(1).getTime() + (moments += 1)),
      },
    ]),
  )
const dueOf = (objectId: string, name: string) =>
  within(
    async (tenant) =>
      (await givenTo(tenant, 'trial', person(name))).get(objectId)?.dates({ due: day(10) }).due,
  )
const receivers = (objectId: string) =>
  within(async (tenant) => [...(await receiversOf(tenant, objectId)).keys()].toSorted())
const people = (...names: string[]) => names.map(person).toSorted()

beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  const termId = await newTerm(await app.signedIn('admin1'))
  one = await newTeachingClass(teacher, termId)
  two = await newTeachingClass(teacher, termId, { Name: '2班' })
  await roster(one, { Add: [person('student1'), person('student2')] })
  const grouped = await teacher.calls(saveClassGroups, {
    ClassId: one,
    Groups: [{ Id: newId(), Name: '第一组' }],
    Version: 1,
  })
  group = grouped.Data.Groups[0].Id
  await teacher.calls(assignClassGroup, {
    ClassId: one,
    Students: [{ PersonId: person('student2'), From: null }],
    To: group,
  })
})
afterAll(() => app.close())

test('who joins a class later has what is given to it, and whoever leaves has it no more', async () => {
  const object = newId()
  await give(object, [['teaching', two]])
  expect(await receivers(object)).toEqual([])
  await roster(two, { Add: [person('student1')] })
  expect(await receivers(object)).toEqual(people('student1'))
  expect(await dueOf(object, 'student1')).toMatchObject({ value: day(10) })
  await roster(two, { Drop: [person('student1')] })
  expect(await dueOf(object, 'student1')).toBeUndefined()
})

test('groups and people are excluded, and somebody is named beside', async () => {
  const object = newId()
  await give(object, [
    ['teaching', one],
    ['group', group, true],
  ])
  expect(await receivers(object)).toEqual(people('student1'))
  await give(object, [
    ['teaching', one],
    ['group', group, true],
    ['person', person('student2')],
    ['person', person('student1'), true],
  ])
  expect(await receivers(object)).toEqual(people('student2'))
  expect(await dueOf(object, 'student1')).toBeUndefined()
})

test('a class’s date gives way to a group’s, that to a person’s; all see the same as each', async () => {
  const object = newId()
  await give(object, [['teaching', one]])
  await override(object, 'teaching', one, day(11))
  await override(object, 'group', group, day(12))
  expect(await dueOf(object, 'student1')).toMatchObject({ value: day(11), base: day(10) })
  expect(await dueOf(object, 'student2')).toMatchObject({
    value: day(12),
    by: { kind: 'group', reason: '实习安排' },
    others: [{ kind: 'teaching' }],
  })
  await override(object, 'person', person('student2'), null)
  expect(await dueOf(object, 'student2')).toMatchObject({ value: null, by: { kind: 'person' } })
  const all = await within((tenant) => receiversOf(tenant, object))
  expect(all.get(person('student2'))?.dates({ due: day(10) }).due.value).toBeNull()
  await within((tenant) =>
    targetStore(tenant).dropOverrides(object, { kind: 'person', refId: person('student2') }, [
      'due',
    ]),
  )
  expect(await dueOf(object, 'student2')).toMatchObject({ value: day(12) })
})

test('of two classes of a student the date that was written later counts', async () => {
  const object = newId()
  await roster(two, { Add: [person('student1')] })
  await give(object, [
    ['teaching', one],
    ['teaching', two],
  ])
  await override(object, 'teaching', one, day(20))
  await override(object, 'teaching', two, day(15))
  expect(await dueOf(object, 'student1')).toMatchObject({
    value: day(15),
    others: [{ refId: one }],
  })
  await override(object, 'teaching', one, day(21))
  expect(await dueOf(object, 'student1')).toMatchObject({
    value: day(21),
    others: [{ refId: two }],
  })
})

test('what is given through archived classes alone is no longer open', async () => {
  const object = newId()
  await give(object, [['teaching', two]])
  const isOpen = () =>
    within(
      async (tenant) =>
        (await givenTo(tenant, 'trial', person('student1'))).get(object)?.targetMatch.open,
    )
  expect(await isOpen()).toBe(true)
  await teacher.calls(moveTeaching, { Id: two, Action: 'archive' })
  expect(await isOpen()).toBe(false)
  await give(object, [
    ['teaching', two],
    ['teaching', one],
  ])
  expect(await isOpen()).toBe(true)
})

test('what targets speak of is named, whatever its kind', async () => {
  const names = await within((tenant) =>
    namesOfTargets(tenant, [
      { kind: 'teaching', refId: one },
      { kind: 'group', refId: group },
      { kind: 'person', refId: person('student1') },
      { kind: 'administrative', refId: newId() },
    ]),
  )
  expect([...names.values()].map(({ name }) => name)).toEqual(['诊断学 1班', '诊断学 1班 第一组'])
})

test('nothing of another school is given', async () => {
  const object = newId()
  await give(object, [['teaching', one]])
  const id = app.fixture.schools['b'] ?? ''
  const there = await app.database.within(id, (db) => receiversOf({ db, school: { id } }, object))
  expect(there.size).toBe(0)
})
