import { expect, type Page } from '@playwright/test'
import { beiling, qinghe } from '../addresses.ts'
import { test } from '../failing-server.ts'
import { accessible, fits, watchConsole } from '../person.ts'

const box = (page: Page) => page.getByRole('combobox', { name: '搜索课程、教师' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const results = (key: string, mode = '') =>
  `${qinghe}/searchResults?key=${encodeURIComponent(key)}${mode && `&mode=${mode}`}`

test('a course is found while one types, by keyboard alone', async ({ page }) => {
  const consoleErrors = watchConsole(page)
  await page.goto(qinghe)
  await box(page).focus()
  await page.keyboard.insertText('心电')
  await expect(option(page, /^心电图判读入门/)).toBeVisible()
  await expect(option(page, /^心电图判读入门/).locator('mark')).toHaveText('心电')
  await accessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('心电图')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/CoursePreview/)
  await expect(page.getByRole('heading', { level: 1, name: /心电图判读入门/ })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('pinyin and initials find too; a teacher leads to the own page', async ({ page }) => {
  await page.goto(qinghe)
  for (const text of ['xindiantu', 'xdt']) {
    await box(page).fill(text)
    await expect(option(page, /^心电图判读入门/)).toBeVisible()
  }
  await box(page).fill('szw')
  await page
    .getByRole('group', { name: '教师' })
    .getByRole('option', { name: /沈知微/ })
    .click()
  await expect(page).toHaveURL(/\/TeacherInfo\//)
  await expect(page.getByRole('heading', { level: 1, name: '沈知微' })).toBeVisible()
  // Where teachers are listed, the box looks for teachers.
  await page.goto(`${qinghe}/Teacher`)
  await box(page).fill('沈知微')
  await box(page).press('Enter')
  await expect(page).toHaveURL(results('沈知微', 'teacher'))
  await expect(page.getByRole('heading', { level: 1, name: '沈知微 的搜索结果' })).toBeVisible()
  const teacher = page.getByRole('article').filter({ hasText: '沈知微' })
  await expect(teacher).toContainText(/\d+ 门课程/)
  await expect(teacher.getByRole('link')).toHaveAttribute('href', /^\/TeacherInfo\//)
  await expect(box(page)).toHaveValue('沈知微')
})

test('nothing is asked while an input method composes, and its Enter searches for nothing', async ({
  page,
  server,
}) => {
  await page.goto(server.address)
  await expect(page.getByRole('article').first()).toBeVisible()
  const client = await page.context().newCDPSession(page)
  await box(page).focus()
  await client.send('Input.imeSetComposition', { text: 'xin', selectionStart: 3, selectionEnd: 3 })
  await page.waitForTimeout(600)
  expect(server.requestsTo('/Search/Suggest')).toBe(0)
  await client.send('Input.insertText', { text: '心' })
  await expect(option(page, /^心电图/)).toBeVisible()
  expect(server.requestsTo('/Search/Suggest')).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('results stand in groups, with counts and tabs; the same search once more brings them anew', async ({
  page,
  server,
}) => {
  await page.goto(server.address)
  await box(page).fill('心')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '心 的搜索结果' })).toBeVisible()
  await expect(page).toHaveTitle('“心”的搜索结果')
  await expect(
    page.getByRole('region', { name: /^课程/ }).getByRole('article').first(),
  ).toBeVisible()
  await accessible(page)
  const before = server.requestsTo('/Course/SearchCourseList')
  await box(page).press('Enter')
  await expect.poll(() => server.requestsTo('/Course/SearchCourseList')).toBeGreaterThan(before)
  await expect(
    page.getByRole('region', { name: /^课程/ }).getByRole('article').first(),
  ).toBeVisible()

  await page.getByRole('tab', { name: /^课程/ }).click()
  await page.getByText('最新', { exact: true }).click()
  await expect(page).toHaveURL(/mode=course/)
  await expect(page).toHaveURL(/order=1/)
  await expect(page.getByRole('article').locator('mark').first()).toHaveText('心')
  await page.reload()
  await expect(page.getByRole('radio', { name: '最新' })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('radio', { name: '综合' })).toBeChecked()
})

test('nothing to search for, and a word that is refused', async ({ page }) => {
  await page.goto(qinghe)
  await box(page).press('Enter')
  await expect(page.getByText('请输入老师/课程名称')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('nothing found: a way on', async ({ page }) => {
  await page.goto(results('没有这样的东西'))
  await expect(page.getByText('没有找到“没有这样的东西”')).toBeVisible()
  await expect(
    page.getByRole('region', { name: '热门课程' }).getByRole('article').first(),
  ).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: '浏览全部课程' }).click()
  await expect(page).toHaveURL(`${qinghe}/Course/%20/%20`)
})

test('a refused word is told, cleared and never searched further', async ({ page, server }) => {
  const refusal = { status: 200, body: { Code: -10010, Msg: '内容包含敏感词', Data: null } }
  for (const path of ['/Search/Suggest', '/Course/SearchCourseList', '/Search/Teachers'])
    server.fail(path, refusal)
  await page.goto(server.address)
  await box(page).fill('坏词')
  await expect(page.getByText('内容包含敏感词')).toBeVisible()
  await expect(box(page)).toHaveValue('')
  await page.goto(`${server.address}/searchResults?key=${encodeURIComponent('坏词')}`)
  await expect(page.getByText('内容包含敏感词').first()).toBeVisible()
  await expect(page).toHaveURL(`${server.address}/searchResults`)
  await expect(box(page)).toHaveValue('')
  const requests = server.requestsTo('/Course/SearchCourseList')
  await page.waitForTimeout(500)
  expect(server.requestsTo('/Course/SearchCourseList')).toBe(requests)
  expect(server.requestsTo('/Search/Instead')).toBe(0)
  await accessible(page)
})

test('one group may fail alone, and is asked again', async ({ page, server }) => {
  server.fail('/Search/Teachers', { status: 504 })
  await page.goto(`${server.address}/searchResults?key=${encodeURIComponent('心')}`)
  await expect(page.getByText('504-网关超时')).toBeVisible()
  await expect(
    page.getByRole('region', { name: /^课程/ }).getByRole('article').first(),
  ).toBeVisible()
  server.fail('/Search/Teachers', null)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('504-网关超时')).toHaveCount(0)
})

test('recent searches are offered on this device, and cleared', async ({ page }) => {
  await page.goto(qinghe)
  await box(page).fill('心电')
  await box(page).press('Enter')
  await expect(page).toHaveURL(results('心电'))
  await page.goto(qinghe)
  await box(page).focus()
  await expect(page.getByRole('group', { name: '最近搜索' })).toBeVisible()
  await accessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(results('心电'))
  await page.goto(qinghe)
  await box(page).focus()
  await page.getByRole('button', { name: '清空' }).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.reload()
  await box(page).focus()
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

for (const width of [1440, 1024, 390]) {
  test(`search fits ${width} px, says nothing on the console and is accessible`, async ({
    page,
  }) => {
    test.slow()
    const consoleErrors = watchConsole(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(qinghe)
    if (width === 390) {
      await page.getByRole('button', { name: '搜索' }).click()
      await expect(box(page)).toBeFocused()
    }
    await box(page).fill('心')
    await expect(option(page, /^心电图/)).toBeVisible()
    await fits(page)
    await accessible(page)
    await box(page).press('Enter')
    await expect(page).toHaveURL(results('心'))
    for (const mode of ['', 'course', 'teacher', 'topic', 'news']) {
      await page.goto(results('心', mode))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await fits(page)
      await accessible(page)
    }
    await page.goto(`${beiling}/searchResults`)
    await fits(page)
    await accessible(page)
    expect(consoleErrors).toEqual([])
  })
}
