import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const noFilm = Buffer.from('%PDF-1.7')

test('a teacher looks through the videos, uploads one, and a student opens what was shared', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page)
  await signIn(page, 'teacher1')
  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('menuitem', { name: '我的视频' }).click()
  await expect(page.getByText('失败：文件中没有视频画面')).toBeVisible()
  await accessible(page)
  const choose = page.getByLabel('点击选择视频，或拖放到这里')
  await choose.setInputFiles({ name: '讲义.pdf', mimeType: 'application/pdf', buffer: noFilm })
  await expect(page.getByRole('alert')).toHaveText('仅支持 MP4、WebM、MOV 格式的视频')
  await choose.setInputFiles({ name: '假的.mp4', mimeType: 'video/mp4', buffer: noFilm })
  await expect(page.getByRole('alert')).toHaveText('文件内容与扩展名不符，或文件已损坏')
  await page.getByRole('button', { name: '取消' }).click()
  await choose.setInputFiles({
    name: '破损的录像.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('\0\0\0\u0018ftypmp42 broken', 'latin1'),
  })
  await expect(page.getByRole('heading', { name: '破损的录像.mp4' })).toBeVisible()

  await page.getByRole('link', { name: /^播放/ }).first().click()
  await expect(page.locator('video')).toHaveJSProperty('readyState', 4)
  await accessible(page)
  const shared = page.url()
  expect(consoleErrors).toEqual([])

  const other = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 390, height: 844 },
  })
  const student = await other.newPage()
  await signIn(student, 'student1')
  await student.goto(shared)
  await expect(student.locator('video')).toBeVisible()
  await fits(student)
  await student.goto(`${qinghe}/videotransform?src=https://elsewhere.example/x.mp4`)
  await expect(student.getByText('视频不存在')).toBeVisible()
  await accessible(student)
  await other.close()
})
