import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { enterCourse, openItem } from '../course.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const course = '清创与缝合'
const document = '清创缝合操作评分表'

const write = (page: Page) => page.getByRole('textbox', { name: '新笔记' })

test('a note is written beside what it is about, found again, and leads back there', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const consoleErrors = watchConsole(page)
  const mark = `拆线时间 ${Date.now()}`
  await signIn(page, 'student1')
  await enterCourse(page, course)
  await openItem(page, document)
  await expect(page.getByRole('region', { name: '第 1 页' })).toContainText('操作前')
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page.getByRole('toolbar', { name: '文档工具' })).toContainText('2 / 2')
  await page.getByRole('button', { name: '笔记' }).click()
  await write(page).fill('   ')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('笔记内容不能为空')).toBeVisible()

  // A draft outlives the page, with the place it was begun at.
  await write(page).fill(mark)
  await expect(page.getByText('第 2 页', { exact: true }).last()).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '笔记' }).click()
  await expect(write(page)).toHaveValue(mark)
  await write(page).press('Control+Enter')
  const note = page.getByRole('article').filter({ hasText: mark }).last()
  await expect(note.getByRole('button', { name: '第 2 页' })).toBeVisible()
  await expect(write(page)).toHaveValue('')
  await accessible(page)

  await note.getByRole('button', { name: '修改笔记' }).click()
  await page.getByRole('textbox', { name: '修改笔记' }).fill(`${mark}：头面 4–5 d`)
  await page.getByRole('textbox', { name: '修改笔记' }).press('Control+Enter')
  await expect(note).toContainText('头面 4–5 d')

  await page.goto(`${qinghe}/PersonalInfo/MyNotes`)
  await page.getByRole('searchbox', { name: '搜索笔记' }).fill(mark)
  await page.getByRole('button', { name: '搜索', exact: true }).last().click()
  await expect(page).toHaveURL(/key=/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await accessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 Markdown' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toContain(`> ${mark}：头面 4–5 d`)
  const [wordFile] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 Word' }).click(),
  ])
  expect(wordFile.suggestedFilename()).toBe('我的笔记.docx')
  // A document of Word is an archive.
  expect(
    readFileSync(await wordFile.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  await page.getByRole('link', { name: '第 2 页' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('toolbar', { name: '文档工具' })).toContainText('2 / 2')

  await page.goBack()
  await page.getByRole('button', { name: '删除笔记' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('没有符合条件的笔记')).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('a note changed in two places asks which text stays', async ({ page, context }) => {
  const mark = `两处修改 ${Date.now()}`
  await signIn(page, 'student1')
  await enterCourse(page, course)
  await page.getByRole('button', { name: '笔记' }).click()
  await write(page).fill(mark)
  await write(page).press('Control+Enter')
  await expect(page.getByText('笔记已保存')).toBeVisible()

  const change = async (where: Page, text: string) => {
    await where.getByRole('textbox', { name: '修改笔记' }).fill(text)
    await where.getByRole('textbox', { name: '修改笔记' }).press('Control+Enter')
  }
  const begin = async (where: Page) => {
    await where.goto(`${qinghe}/PersonalInfo/MyNotes?key=${encodeURIComponent(mark)}`)
    await where.getByRole('button', { name: '修改笔记' }).click()
  }
  const other = await context.newPage()
  await begin(page)
  await begin(other)
  await change(other, `${mark} 先写的`)
  await expect(other.getByText('笔记已保存')).toBeVisible()
  await change(page, `${mark} 后写的`)
  const dialog = page.getByRole('dialog', { name: '笔记已在其他页面修改' })
  await expect(dialog).toContainText('先写的')
  await expect(dialog).toContainText('后写的')
  await accessible(page)
  await dialog.getByRole('button', { name: '保留我的' }).click()
  await expect(page.getByRole('article')).toContainText('后写的')

  await page.getByRole('button', { name: '修改笔记' }).click()
  await other.getByRole('button', { name: '修改笔记' }).click()
  await change(other, `${mark} 旧页面的`)
  await other.getByRole('button', { name: '使用服务器版本' }).click()
  await expect(other.getByRole('article')).toContainText('后写的')
})

test('who has no notes is told how to take one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'teacher2')
  await page.goto(`${qinghe}/PersonalInfo/MyNotes`)
  await expect(page.getByText('暂无笔记')).toBeVisible()
  await expect(page.getByText(/点右上角的「笔记」/)).toBeVisible()
  await fits(page)
  await accessible(page)
})
