import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deleteDepartment,
  getSchoolByDomain,
  getSettings,
  listDepartments,
  listSchools,
  makeSchool,
  saveDepartment,
  saveSettings,
  sortDepartments,
  suspendSchool,
} from '@xinglin/contract/schools'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
let operator: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  operator = await app.signedIn('operator1')
})
afterAll(() => app.close())

describe('the settings', () => {
  test.each([
    ['a colour that is none', { ThemeColour: 'red' }, '颜色写作 #rrggbb'],
    ['no name', { Name: '' }, '请填写学校名称'],
    [
      'a logo with a script',
      { TopLogoUrl: 'data:image/svg+xml;base64,AAAA' },
      '校徽须为 PNG、WebP 或 JPEG 图片，且不超过 60 kB',
    ],
    [
      'a logo that is called a picture and is none',
      { TopLogoUrl: `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}` },
      '校徽须为 PNG、WebP 或 JPEG 图片，且不超过 60 kB',
    ],
  ])('with %s are refused', async (_what, more, Msg) => {
    const { Data } = await admin.calls(getSettings)
    expect(await admin.calls(saveSettings, { ...Data, ...more })).toMatchObject({
      Code: -10008,
      Msg,
    })
  })

  test('keep the logo that is not sent', async () => {
    const { TopLogoUrl: before, ...rest } = (await admin.calls(getSettings)).Data
    expect((await admin.calls(saveSettings, rest)).Data.TopLogoUrl).toBe(before)
  })

  test('make a logo anew, without what the file told besides', async () => {
    const { Data } = await admin.calls(getSettings)
    const png = await sharp({
      create: { width: 500, height: 500, channels: 4, background: '#0f7' },
    })
      .png()
      .withExif({ IFD0: { Artist: '某某' } })
      .toBuffer()
    const TopLogoUrl = `data:image/png;base64,${png.toString('base64')}`
    const saved = (await admin.calls(saveSettings, { ...Data, TopLogoUrl })).Data.TopLogoUrl
    expect(saved).toMatch(/^data:image\/webp;base64,/)
    const about = await sharp(Buffer.from(saved.split(',')[1], 'base64')).metadata()
    expect([about.width, about.height, about.exif]).toEqual([360, 360, undefined])
    const shown = (await app.visitor().calls(getSchoolByDomain)).Data
    expect([shown.TopLogoUrl, shown.BigLogoUrl]).toEqual([saved, saved])
  })

  test('are shown to everybody at the next load, and a save upon older ones is refused', async () => {
    const { Data } = await admin.calls(getSettings)
    const wanted = { ...Data, Remark: '新的介绍', AuthMenuCode: [1, 3], ServicePhone: '400-1' }
    expect((await admin.calls(saveSettings, wanted)).Data).toMatchObject({
      Version: Data.Version + 1,
    })
    expect((await app.visitor().calls(getSchoolByDomain)).Data).toMatchObject({
      Remark: '新的介绍',
      AuthMenuCode: [1, 3],
    })
    expect(await operator.calls(saveSettings, wanted)).toMatchObject({
      Code: -10011,
      Msg: '设置已被他人修改，请核对后再次保存',
      Data: { Version: Data.Version + 1, Remark: '新的介绍' },
    })
  })
})

describe('departments and sections', () => {
  const tree = async () =>
    (await admin.calls(listDepartments)).Data as {
      Id: string
      Name: string
      CourseCount: number
      TeacherCount: number
      Child: { Id: string; Name: string }[]
    }[]
  const save = (input: object) => admin.calls(saveDepartment, { Motif: 'heart', ...input })

  test('are told with what hangs on them, and are not deleted while anything does', async () => {
    const [first] = await tree()
    expect(first).toMatchObject({
      Name: '内科学',
      TeacherCount: 2,
      Child: [{ Name: '心血管内科' }],
    })
    expect(first?.CourseCount).toBeGreaterThan(5)
    for (const Id of [first?.Id, first?.Child[0]?.Id])
      expect(await admin.calls(deleteDepartment, { Id })).toMatchObject({
        Code: -1,
        Msg: '其下还有课程、教师或科室，不能删除',
      })
  })

  test('are made, renamed, sorted and deleted; two levels, no name twice', async () => {
    const parent = (await save({ Name: '外科学' })).Data.Id
    const section = (await save({ Name: '普通外科', ParentId: parent })).Data.Id
    expect(await save({ Name: '外科学' })).toMatchObject({ Code: -10008 })
    expect(await save({ Name: '深一层', ParentId: section })).toMatchObject({ Code: -404 })
    expect((await save({ Id: section, Name: '普外科' })).Code).toBe(0)
    const ids = (await tree()).map((one) => one.Id)
    await admin.calls(sortDepartments, { Ids: ids.toReversed() })
    expect((await tree()).map((one) => one.Id)).toEqual(ids.toReversed())
    expect((await admin.calls(deleteDepartment, { Id: parent })).Code).toBe(-1)
    expect((await admin.calls(deleteDepartment, { Id: section })).Code).toBe(0)
    expect((await admin.calls(deleteDepartment, { Id: parent })).Code).toBe(0)
  })
})

describe('the schools of the installation', () => {
  const wanted = {
    Name: '新校',
    Hosts: ['new.localhost'],
    Admin: 'boss',
    ThemeColour: '#0f766e',
    ServicePhone: '',
  }

  test.each([
    [['b.localhost'], '该域名已属于其他学校'],
    [['http://x'], '域名格式不正确（不含 http:// 与端口）'],
  ])('with the hosts %j are not made', async (Hosts, Msg) =>
    expect(await operator.calls(makeSchool, { ...wanted, Hosts })).toMatchObject({
      Code: -10008,
      Msg,
    }),
  )

  test('are made with an administrator, suspended and let go on', async () => {
    const { Data } = await operator.calls(makeSchool, wanted)
    const visitor = app.visitor('new.localhost')
    await visitor.signIn('boss', Data.Password)
    expect((await app.visitor('new.localhost').calls(getSchoolByDomain)).Data.Name).toBe('新校')
    const suspend = (Disabled: boolean) =>
      operator.calls(suspendSchool, { Id: Data.Id, Disabled, Reason: '欠费' })
    await suspend(true)
    expect(await app.visitor('new.localhost').calls(getSchoolByDomain)).toMatchObject({
      Code: -10423,
    })
    await suspend(false)
    expect((await app.visitor('new.localhost').calls(getSchoolByDomain)).Code).toBe(0)
    const list = (await operator.calls(listSchools, { SearchKey: '新校' })).Data
    expect(list).toMatchObject({ Count: 1, List: [{ Hosts: ['new.localhost'], Current: false }] })
  })

  test('the visited one is not suspended', async () =>
    expect(
      await operator.calls(suspendSchool, {
        Id: app.fixture.schools.a,
        Disabled: true,
        Reason: 'x',
      }),
    ).toMatchObject({ Code: -1, Msg: '不能停用当前访问的学校' }))
})
