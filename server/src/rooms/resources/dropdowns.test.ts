import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveDictionaryItem, listDictionary, vocabularies } from '@xinglin/contract/dictionaries'
import {
  getDropDownAnesthesiaType,
  getDropDownContraindicationType,
  getDropDownEffusionLevelType,
  getDropDownMoodValues,
  getDropDownPuncturePointType,
  getDropDownSectionId,
  getDropDownSystom,
} from '@xinglin/contract/resources'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let student: Visitor
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  student = await app.signedIn('student1')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const codes = (list: { Id: string }[]) => list.map(({ Id }) => Id)

test('the ids of choices are stable codes', async () => {
  expect((await student.calls(getDropDownEffusionLevelType)).Data).toEqual([
    { Id: 'small', Name: '少量(<500mL)' },
    { Id: 'medium', Name: '中量(500–1000mL)' },
    { Id: 'large', Name: '大量(>1000mL)' },
  ])
  expect(codes((await student.calls(getDropDownAnesthesiaType)).Data)).toContain('lidocaine')
  expect(codes((await student.calls(getDropDownContraindicationType)).Data)).toContain(
    'coagulation',
  )
  expect((await student.calls(getDropDownMoodValues)).Data[1]).toEqual({ Id: '02', Name: '紧张' })
})

test('a puncture point is a point of a body map, under the ids of the operation’s scenario', async () => {
  const { Data } = await student.calls(getDropDownPuncturePointType)
  expect(Data).toContainEqual({
    Id: 'scapular_7_8',
    Name: '右侧肩胛线第7–8肋间',
    Map: 'torso-back-v1',
    MapName: '躯干背面',
    X: 655,
    Y: 470,
  })
  // Those of the thoracentesis that the simulation is written for.
  const needed =
    'scapular_7_8 postaxillary_7_8 midaxillary_6_7 antaxillary_5 scapular_10 medclavicular_2 left_scapular_7'
  for (const id of needed.split(' ')) expect(codes(Data)).toContain(id)
})

test('symptoms stand below their systems, sections below their departments', async () => {
  const systems = (await student.calls(getDropDownSystom)).Data
  const respiratory = systems.find(({ Id }: { Id: string }) => Id === 'respiratory')
  expect(codes(respiratory.Children)).toContain('respiratory-dyspnea')
  const sections = (await student.calls(getDropDownSectionId)).Data
  expect(sections).toMatchObject([
    { Name: '内科学', Children: [{ Name: '心血管内科' }] },
    { Name: '护理常用操作', Children: [{ Name: '输液' }] },
  ])
})

test('what is switched off is offered no more, nor is what stands below it', async () => {
  const { type } = vocabularies.puncturePoint
  const items = (await admin.calls(listDictionary, { Type: type })).Data
  const map = items.find(({ Code }: { Code: string }) => Code === 'forearm-right-v1')
  const { Id, Code, Name } = map
  await admin.calls(saveDictionaryItem, { Id, Type: type, Code, Name, Enabled: false })
  const { Data } = await student.calls(getDropDownPuncturePointType)
  expect(codes(Data)).not.toContain('radial_artery')
  expect(codes(Data)).toContain('sternum')
})
