import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { beiling, preview, qinghe } from '../addresses.ts'
import { enterCourse, findCourse } from '../course.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const course = '过敏性休克'

for (const width of [1440, 1024, 390]) {
  test(`every page of the personal centre fits ${width} px and is accessible`, async ({ page }) => {
    test.setTimeout(90_000)
    const consoleErrors = watchConsole(page)
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, 'student1')
    for (const [path, heading] of [
      ['MyCourse', '我的课程'],
      ['MyCourse?tab=lapsed', '我的课程'],
      ['MyLearning', '我的学习'],
      ['MyNotes', '我的笔记'],
      ['Setting', '设置'],
      ['Setting?tab=security', '设置'],
      ['Setting?tab=preferences', '设置'],
    ] as const) {
      await page.goto(`${qinghe}/PersonalInfo/${path}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await fits(page)
      await accessible(page)
    }
    expect(consoleErrors).toEqual([])
  })
}

test('one’s courses: what is kept, let go, taken back, and gone on with', async ({ page }) => {
  await signIn(page, 'teacher2')
  await page.goto(qinghe)
  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('menuitem', { name: '个人中心' }).click()
  await expect(page).toHaveURL(/\/PersonalInfo\/MyCourse$/)
  await page.getByRole('tab', { name: /试用/ }).click()
  await expect(page).toHaveURL(/tab=trial/)

  await findCourse(page, course)
  await page.getByRole('button', { name: /^收藏/ }).click()
  await expect(page.getByText('已收藏').first()).toBeVisible()
  await page.goto(`${qinghe}/PersonalInfo/MyCourse?tab=favourite`)
  const card = page.getByRole('listitem').filter({ hasText: course })
  await card.getByRole('button', { name: /取消收藏/ }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(card).toHaveCount(1)

  await enterCourse(page, course)
  await page.goto(`${qinghe}/PersonalInfo/MyCourse`)
  await page.getByRole('searchbox', { name: '搜索我的课程' }).fill(course)
  await page.getByRole('button', { name: '搜索', exact: true }).last().click()
  await expect(page).toHaveURL(/key=/)
  await card.getByRole('link', { name: /继续学习/ }).click()
  await expect(page).toHaveURL(/BaseLearning/)
  await page.goto(`${qinghe}/PersonalInfo/MyCourse?key=没有这门课`)
  await expect(page.getByText('没有找到“没有这门课”')).toBeVisible()
})

test('one’s records: the year, the list by filters in the address, and the file', async ({
  page,
}) => {
  await signIn(page, 'student1')
  await enterCourse(page, '清创与缝合')
  await page.goto(`${qinghe}/PersonalInfo/MyLearning`)
  await page.getByRole('button', { name: '学习时长怎么算' }).click()
  await expect(page.getByText('只计算真正在学的时间')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /清创与缝合/ }).first()).toBeVisible()
  await page.getByText('理论课程', { exact: true }).first().click()
  await expect(page).toHaveURL(/kind=0/)
  await page.getByLabel('到', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('没有符合筛选条件的记录，换个条件试试。')).toBeVisible()
  await page.goBack()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 CSV' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toContain('清创与缝合')
})

test('one’s dates: seen on the page, subscribed to by an address that is renewed and taken back', async ({
  page,
  request,
}) => {
  await signIn(page, 'student1')
  await page.goto(`${qinghe}/PersonalInfo/MyLearning`)
  const dates = page.getByRole('region', { name: '近期日程' })
  await expect(dates.getByRole('listitem').first()).toBeVisible()
  await accessible(page)
  await dates.getByRole('button', { name: '订阅到日历' }).click()
  const dialog = page.getByRole('dialog', { name: '订阅学习日历' })
  await dialog.getByRole('button', { name: '生成订阅地址' }).click()
  const address = dialog.getByLabel('日历订阅地址')
  await expect(address).toContainText('/calendar/')
  await accessible(page)
  const first = (await address.textContent()) ?? ''
  const calendar = await request.get(first)
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8')

  await dialog.getByRole('button', { name: '更换地址' }).click()
  await page.getByRole('button', { name: '更换', exact: true }).click()
  await expect(address).not.toHaveText(first)
  expect((await request.get(first)).status()).toBe(404)
  const second = (await address.textContent()) ?? ''
  expect((await request.get(second)).status()).toBe(200)
  await dialog.getByRole('button', { name: '停止订阅' }).click()
  await page.getByRole('button', { name: '停止订阅' }).last().click()
  await expect(dialog.getByRole('button', { name: '生成订阅地址' })).toBeVisible()
  expect((await request.get(second)).status()).toBe(404)
})

test('one’s profile: told after leaving a field, held when leaving the page, kept when saved', async ({
  page,
}) => {
  await signIn(page, 'teacher2')
  await page.goto(`${qinghe}/PersonalInfo/Setting`)
  await expect(page.getByText('由学校管理，如有错误请联系学校管理员')).toBeVisible()
  const phone = page.getByRole('textbox', { name: '联系电话' })
  await phone.fill('123')
  await expect(page.getByText('请填写正确的电话号码')).toHaveCount(0)
  await phone.blur()
  await expect(page.getByText('请填写正确的电话号码')).toBeVisible()
  await accessible(page)
  await page.getByRole('link', { name: '我的课程' }).click()
  await expect(page.getByRole('dialog')).toContainText('还有未保存的修改')
  await page.getByRole('button', { name: '继续编辑' }).click()
  await expect(page).toHaveURL(/Setting/)
  await phone.fill('13800000000')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('保存成功')).toBeVisible()
  await page.reload()
  await expect(phone).toHaveValue('13800000000')
  await page.getByRole('link', { name: '我的课程' }).click()
  await expect(page).toHaveURL(/MyCourse/)
})

/** How many times preferences were saved: presses in quick succession are saved one after the other. */
const savings = (page: Page) => {
  let count = 0
  page.on('response', (response) => {
    if (response.url().includes('/SavePreferences')) count += 1
  })
  return () => count
}

test('preferences: worn at once and before the next paint, on another computer too', async ({
  page,
  browser,
}) => {
  await signIn(page, 'teacher2', beiling)
  await page.goto(`${beiling}/PersonalInfo/Setting`)
  // This school has no personal centre: its address is refused with a sentence.
  await expect(page.getByText('您没有权限操作')).toBeVisible()
  await expect(page).toHaveURL(`${beiling}/`)
  await page.getByRole('button', { name: /账号菜单/ }).click()
  await expect(page.getByRole('menuitem', { name: '个人中心' })).toHaveCount(0)

  await signIn(page, 'teacher1')
  await page.goto(`${qinghe}/PersonalInfo/Setting?tab=preferences`)
  const size = () => page.evaluate(() => getComputedStyle(document.body).fontSize)
  expect(await size()).toBe('15px')
  const saved = savings(page)
  await page.getByText('特大', { exact: true }).click()
  await expect.poll(size).toBe('18.75px')
  await page.getByText('减少动画', { exact: true }).click()
  await page.getByRole('group', { name: '登录后进入' }).getByText('我的课程').click()
  await expect.poll(saved).toBe(3)
  await fits(page)
  await accessible(page)
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => {
        const main = document.querySelector('main')
        if (main)
          (window as { firstSize?: string | undefined }).firstSize ??=
            document.documentElement.dataset['text']
      }).observe(document.body, { childList: true, subtree: true })
    }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '设置' })).toBeVisible()
  expect(await page.evaluate(() => (window as { firstSize?: string | undefined }).firstSize)).toBe(
    'larger',
  )

  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const other = await elsewhere.newPage()
  await signIn(other, 'teacher1')
  await expect(other).toHaveURL(/\/PersonalInfo\/MyCourse/)
  expect(await other.evaluate(() => document.documentElement.dataset['text'])).toBe('larger')
  await other.goto(`${qinghe}/PersonalInfo/Setting?tab=preferences`)
  const savedElsewhere = savings(other)
  await other.getByText('标准', { exact: true }).click()
  await other.getByText('跟随系统', { exact: true }).click()
  await other.getByRole('group', { name: '登录后进入' }).getByText('首页').click()
  await expect.poll(savedElsewhere).toBe(3)
  await elsewhere.close()
})

test('devices: the others are named, and signed out when asked', async ({ page, browser }) => {
  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const other = await elsewhere.newPage()
  await signIn(other, 'operator1')
  await signIn(page, 'operator1')
  await page.goto(`${qinghe}/PersonalInfo/Setting?tab=security`)
  await expect(page.getByText('当前设备')).toBeVisible()
  await page.getByRole('button', { name: '退出所有其他设备' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '全部退出' }).click()
  await expect(page.getByText('只有本机登录着这个账号。')).toBeVisible()
  await other.reload()
  await expect(other.getByText('登录信息过期').first()).toBeVisible()
  await elsewhere.close()
})

test('an administrator has messages, what they look after and settings, and nothing to learn; guests and strangers sign in; an unknown page is the first', async ({
  page,
}) => {
  await page.goto(`${qinghe}/PersonalInfo/MyCourse`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signIn(page, 'admin4')
  await page.goto(`${qinghe}/PersonalInfo/Anything`)
  await expect(page).toHaveURL(/\/PersonalInfo\/MyNews$/)
  await expect(page.getByRole('navigation', { name: '个人中心' }).getByRole('link')).toHaveText([
    '消息',
    '问卷管理',
    '互评管理',
    '互助教学',
    '我的资源',
    '设置',
  ])
  await page.goto(`${qinghe}/PersonalInfo/MyNotes`)
  await expect(page.getByText('您没有权限操作')).toBeVisible()
  await expect(page).toHaveURL(`${qinghe}/`)
  await page.goto(`${qinghe}${preview('theory')}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
