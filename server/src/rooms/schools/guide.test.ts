import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import { saveUser } from '@xinglin/contract/identity'
import {
  addStandardDepartments,
  checkHosts,
  getGuide,
  type Guide,
  listDepartments,
  postponeStep,
} from '@xinglin/contract/schools'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
const names: string[] = []
beforeAll(async () => {
  app = await testApp({
    askCertificate: (host) => {
      names.push(host)
      return Promise.resolve({ kind: 'unreachable', code: 'ENOTFOUND' })
    },
  })
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const stateOf = ({ Steps }: Guide, key: string) => Steps.find(({ Key }) => Key === key)?.State
const opened = async (who = admin): Promise<Guide> => (await who.calls(getGuide)).Data

test('a step is done once the school has it, and not before', async () => {
  expect(stateOf(await opened(), 'administrators')).toBe('todo')
  expect(stateOf(await opened(), 'course')).toBe('done')
  expect(stateOf(await opened(), 'people')).toBe('done')
  const colleague = { RealName: '第二人', Number: 'A-9', AccountName: 'admin9', RoleType: 2 }
  await admin.calls(saveUser, colleague)
  expect(stateOf(await opened(), 'administrators')).toBe('done')
})

test('a step is put off and taken up again, for the school and not for others', async () => {
  const { Data } = await admin.calls(postponeStep, { Step: 'doors', Later: true })
  expect(stateOf(Data, 'doors')).toBe('later')
  const elsewhere = await app.signedIn('admin1', 'b.localhost')
  expect(stateOf(await opened(elsewhere), 'doors')).toBe('todo')
  await admin.calls(postponeStep, { Step: 'doors', Later: false })
  expect(stateOf(await opened(), 'doors')).toBe('todo')
  // What is done is done, whatever was put off.
  const course = await admin.calls(postponeStep, { Step: 'course', Later: true })
  expect(stateOf(course.Data, 'course')).toBe('done')
  expect((await admin.calls(postponeStep, { Step: 'nothing', Later: true })).Code).toBe(-10006)
})

test('the hosts are looked at by the server, and what was seen is kept', async () => {
  await app.database.global.execute(
    `insert into school_host (host, school_id) values ('skills.example.test', '${app.fixture.schools.a}')`,
  )
  const { Data } = await admin.calls(checkHosts)
  expect(names).toEqual(['skills.example.test'])
  expect(Data.Hosts).toContainEqual({
    Host: 'skills.example.test',
    State: 'fault',
    Text: '域名没有解析记录，请在域名服务商处添加',
  })
  expect(stateOf(Data, 'hosts')).toBe('todo')
  expect((await opened()).Hosts).toEqual(Data.Hosts)
  await app.database.global.execute(`delete from school_host where host = 'skills.example.test'`)
  const after = await opened()
  expect(after.Hosts.map(({ Host }) => Host)).not.toContain('skills.example.test')
  expect(stateOf(after, 'hosts')).toBe('done')
})

test('the standard list is added once, by whoever comes first, and keeps what is there', async () => {
  const before = (await admin.calls(listDepartments)).Data
  const operator = await app.signedIn('operator1')
  const answers = await Promise.all([
    admin.calls(addStandardDepartments),
    operator.calls(addStandardDepartments),
  ])
  const added = answers.map(({ Data }) => Data.Departments).toSorted((one, other) => one - other)
  expect(added[0]).toBe(0)
  expect(added[1]).toBeGreaterThan(15)
  const after = (await admin.calls(listDepartments)).Data as {
    Id: string
    Name: string
    Child: { Name: string }[]
  }[]
  expect(after.slice(0, before.length).map(({ Id }) => Id)).toEqual(
    before.map(({ Id }: { Id: string }) => Id),
  )
  const medicine = after.filter(({ Name }) => Name === '内科学')
  expect(medicine).toHaveLength(1)
  const sections = medicine[0]?.Child.map(({ Name }) => Name) ?? []
  expect(sections.filter((name) => name === '心血管内科')).toHaveLength(1)
  expect(sections).toContain('呼吸内科')
  expect((await admin.calls(addStandardDepartments)).Data).toEqual({ Departments: 0, Sections: 0 })
  const { Data } = await admin.calls(searchAudit, { SearchKey: '标准目录' })
  expect(Data.List).toHaveLength(1)
})
