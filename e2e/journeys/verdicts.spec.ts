import { expect, test } from '@playwright/test'
import ids from '../../content/demo-ids.json' with { type: 'json' }
import { beiling, preview, qinghe } from '../addresses.ts'
import { accessible, signIn } from '../person.ts'

const buttons = /开始学习|继续学习|重新学习|购买/

test('off the shelf: the sentence and no buttons', async ({ page }) => {
  await page.goto(qinghe + preview('offShelf'))
  await expect(page.getByText('该课程已下架，无法继续学习')).toBeVisible()
  await expect(page.getByRole('button', { name: buttons })).toHaveCount(0)
  await accessible(page)
})

test('small class: closed to student1, open to student2', async ({ page, browser }) => {
  await signIn(page, 'student1')
  await page.goto(qinghe + preview('smallClass'))
  await expect(page.getByText('老师已设置小班课程，无法查看')).toBeVisible()
  await expect(page.getByRole('button', { name: buttons })).toHaveCount(0)
  const member = await (await browser.newContext()).newPage()
  await signIn(member, 'student2')
  await member.goto(qinghe + preview('smallClass'))
  await expect(member.getByRole('button', { name: '开始学习' })).toBeVisible()
})

test('nobody: 开始学习 says who may, then leads to the door and back', async ({ page }) => {
  await page.goto(qinghe + preview('theory'))
  await page.getByRole('button', { name: '开始学习' }).click()
  await expect(page.getByText('登录后才可以学习哦！').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByRole('textbox', { name: '账号' }).fill('admin4')
  await page.getByLabel('密码', { exact: true }).fill('Xinglin-2026')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page).toHaveURL(new RegExp(preview('theory')))
})

test('trial over: the button tells when it was', async ({ page }) => {
  await signIn(page, 'student2')
  await page.goto(qinghe + preview('trialEnded'))
  await page.getByRole('button', { name: '开始学习' }).click()
  await expect(
    page
      .getByText(
        /已超出试用日期，试用日期为\d{4}-\d\d-\d\d~\d{4}-\d\d-\d\d。如需继续使用，请联系市场人员。/,
      )
      .first(),
  ).toBeVisible()
})

test('not licensed: 购买 gives the school’s telephone', async ({ page }) => {
  await signIn(page, 'student2')
  await page.goto(qinghe + preview('unlicensed'))
  await page.getByRole('button', { name: '购买' }).click()
  await expect(page.getByRole('dialog')).toContainText('400-000-6601')
  await accessible(page)
})

test.describe('what is not there', () => {
  for (const [what, address] of [
    ['an id that nobody has', '/CoursePreview/01980000-0000-7000-8000-00000000dead'],
    ['something that is no id', '/CoursePreview/x'],
    ['a course of another school', preview('privateOfB')],
  ] as const) {
    test(`${what}: 数据不存在`, async ({ page }) => {
      await signIn(page, 'student2')
      await page.goto(qinghe + address)
      await expect(page.getByText('数据不存在').first()).toBeVisible()
      await accessible(page)
    })
  }
})

test('a course for the school’s own people exists for them alone', async ({ page }) => {
  await page.goto(beiling + preview('privateOfB'))
  await expect(page.getByText('数据不存在').first()).toBeVisible()
  await signIn(page, 'student1', beiling)
  await page.goto(`${beiling}/CoursePreview/${ids.privateOfB}`)
  await expect(
    page.getByRole('heading', { level: 1, name: '压力性损伤的分期与护理' }),
  ).toBeVisible()
})
