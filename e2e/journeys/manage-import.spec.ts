import { expect, test } from '@playwright/test'
import { aSheet } from '../a-sheet.ts'
import { beiling } from '../addresses.ts'
import { enterManage } from '../administrator.ts'
import { accessible, watchConsole } from '../person.ts'

const total = 5_000
const wrong = 40

/** Five thousand people in columns of another order, forty of them with something wrong. */
const people = () => [
  ['2026 级新生'],
  [],
  ['备注', '手机号码', '学号', '姓名', '身份'],
  ...Array.from({ length: total }, (_, at) => {
    const isWrong = at % (total / wrong) === 7
    const fault = (kind: number) => isWrong && Math.floor(at / (total / wrong)) % 4 === kind
    return [
      '',
      fault(0) ? '123' : 13_800_000_000 + at,
      `E2E${String(at).padStart(5, '0')}`,
      fault(1) ? '' : '新生甲',
      fault(2) || fault(3) ? '院长' : '学生',
    ]
  }),
]

const file = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer,
})

test('5,000 rows with 40 wrong: recognised, sent while one works on, told, downloaded, imported', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const consoleErrors = watchConsole(page)
  await enterManage(page, { school: beiling, at: '/manage/users/import' })
  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载模板' }).click()
  expect((await template).suggestedFilename()).toBe('用户导入模板.xlsx')

  const place = page.locator('input[type=file]')
  await place.setInputFiles(file('名单.pdf', Buffer.from('a,b')))
  await expect(page.getByRole('alert')).toContainText('只能上传表格')
  await place.setInputFiles(file('名单.xlsx', Buffer.from('PK no zip')))
  await expect(page.getByRole('alert')).toContainText('文件无法读取')
  await place.setInputFiles(file('名单.xlsx', aSheet([['1', '2']])))
  await expect(page.getByRole('alert')).toContainText('没有找到表头')

  await place.setInputFiles(file('名单.xlsx', aSheet(people())))
  await expect(page.getByText('识别到')).toContainText(String(total))
  await expect(page.getByLabel('“手机号码”导入为')).toHaveValue('手机')
  await expect(page.getByLabel('“备注”导入为')).toHaveValue('')
  await accessible(page)
  await page.getByRole('button', { name: '上传并核对' }).click()
  await expect(page).toHaveURL(/\/users\/import\/[\w-]+/)
  const here = page.url()

  // One goes elsewhere while the rows are on their way, and comes back.
  await page
    .getByRole('navigation', { name: '管理菜单' })
    .getByRole('link', { name: '字典' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '字典' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: '有问题' })).toBeAttached({ timeout: 60_000 })
  await expect(page.getByText(`${total.toLocaleString('en')} 行`)).toBeVisible()
  await expect(page.getByText(`${wrong} 行`, { exact: true })).toBeVisible()
  await accessible(page)

  await page.getByText('有问题', { exact: true }).last().click()
  await expect(page.getByRole('radio', { name: '有问题' })).toBeChecked()
  await expect(page.getByText('电话号码格式不正确').first()).toBeVisible()
  await expect(page.getByText('角色须为“学生”或“教师”').first()).toBeVisible()
  const faulty = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载有问题的行' }).click()
  expect((await faulty).suggestedFilename()).toBe('名单-有问题的行.xlsx')

  // It can be left altogether: the address is all that is needed.
  await page.goto(here)
  const password = page.getByLabel('统一的初始密码')
  await password.fill('short')
  await expect(page.getByText('密码不得少于8个字符')).toBeVisible()
  await password.fill('Beiling-2026!')
  await page.getByRole('button', { name: /^导入 4,960 个用户/ }).click()
  await expect(page.getByText('成功导入 4,960 行')).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText('40 行未导入')).toBeVisible()
  await accessible(page)
  await page.reload()
  await expect(page.getByText('成功导入 4,960 行')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a list of the registrar’s, saved as .csv, with headings of its own: said once, remembered', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page)
  await enterManage(page, { school: beiling, at: '/manage/users/import' })
  const place = page.locator('input[type=file]')
  const csv = ['2026 级新生,,', '称呼,考号,班', '林小满,BL9001,1', '周以安,BL9002,1', '合计,2 人,']
  const list = file('新生.csv', Buffer.from(`\uFEFF${csv.join('\r\n')}`))
  await place.setInputFiles(list)
  const send = page.getByRole('button', { name: '上传并核对' })
  await expect(send).toBeDisabled()
  await page.getByLabel('“称呼”导入为').selectOption('姓名')
  await page.getByLabel('“考号”导入为').selectOption('学号/工号')
  await expect(page.getByText('请选择名单中都是谁。')).toBeVisible()
  await page.getByLabel('名单中没有“角色”一列').selectOption('学生')
  await expect(page.getByText('1 行不是名单，不会导入：第 5 行“合计”')).toBeVisible()
  await accessible(page)
  await send.click()
  await expect(page.getByRole('button', { name: '导入 2 个用户' })).toBeVisible()

  await page.getByRole('link', { name: '重新选择表格' }).click()
  await place.setInputFiles(list)
  await expect(page.getByLabel('“考号”导入为')).toHaveValue('学号/工号')
  expect(consoleErrors).toEqual([])
})

test('the same list again changes nothing; a cell is mended in place; a class is made; an import is undone', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page)
  const place = page.locator('input[type=file]')
  await enterManage(page, { school: beiling, at: '/manage/users/import' })
  const send = async (rows: readonly string[]) => {
    await page.goto(`${beiling}/manage/users/import`)
    const csv = ['学号,姓名,类别,学院,年级,专业,班级,手机', ...rows].join('\r\n')
    await place.setInputFiles(file('班级名单.csv', Buffer.from(`\uFEFF${csv}`)))
    await page.getByRole('button', { name: '上传并核对' }).click()
    await expect(page.getByRole('heading', { name: '核对结果' })).toBeVisible()
  }
  const row = (number: string, phone: string, own = '1班') =>
    `${number},林小满,学生,药学院,2026级,药学,${own},${phone}`
  await send([row('BL7001', '13800007001'), row('BL7002', '1380000')])
  await page.getByRole('button', { name: '修改手机（第 3 行）：1380000' }).click()
  await page.getByRole('textbox', { name: '手机（第 3 行）' }).fill('13800007002')
  await page.keyboard.press('Enter')
  const confirmed = page.getByRole('button', { name: '导入 2 个用户' })
  await expect(confirmed).toBeVisible()
  await accessible(page)
  await page.getByLabel('新用户的初始密码').selectOption('random')
  await confirmed.click()
  await expect(page.getByText('成功导入 2 行')).toBeVisible()
  const list = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载初始密码名单' }).click()
  expect((await list).suggestedFilename()).toBe('班级名单-初始密码.xlsx')

  await send([row('BL7001', '13800007001'), row('BL7002', '13800007002')])
  await expect(page.getByText('没有需要导入的内容：没有新用户，也没有变化。')).toBeVisible()

  await send([row('BL7001', '13800007001', '2班')])
  await expect(
    page.getByText('班级：药学院 2026级 药学 1班 → 药学院 2026级 药学 2班'),
  ).toBeVisible()
  await page.getByRole('button', { name: '更新 1 个' }).click()
  await expect(page.getByText('成功导入 1 行')).toBeVisible()
  await page.getByRole('button', { name: '撤销导入' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤销导入' }).click()
  await expect(page.getByRole('heading', { name: '导入已撤销' })).toBeVisible()
  await accessible(page)
  expect(consoleErrors).toEqual([])
})
