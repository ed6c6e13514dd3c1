import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, quiet, signIn } from '../person.ts'

const course = '血常规与尿常规的临床判读'

// 64 by 48 pixels of one colour.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAfUlEQVRoge2SAQkAURSDls9m19QYF2M8/sAAOhY/TpO6gQugvqK7EHdJ3cAFUF/RXYi7pG7gAqiv6C7EXVI3cAHUV3QX4i6pG7gA6iu6C3GX1A1cAPUV3YW4S+oGLoD6iu5C3CV1AxdAfUV3Ie6SuoELoL6iuxB3Sd3AxwN+8cnFLcNJWJYAAAAASUVORK5CYII=',
  'base64',
)

test('an administrator gives a course a cover, sees it on the card, and takes it back', async ({
  page,
}) => {
  const said = quiet(page)
  await signIn(page, 'admin1')
  await page.goto(`${qinghe}/manage/courses?state=all&key=${encodeURIComponent(course)}`)
  await page.getByRole('button', { name: course }).click()
  await page.getByRole('button', { name: '上传封面' }).click()
  const dialog = page.getByRole('dialog', { name: '课程封面' })
  const choose = dialog.getByLabel(/选择图片|换一张/)
  await choose.setInputFiles({
    name: '图.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  })
  await expect(dialog.getByRole('alert')).toHaveText('仅支持 JPG、PNG、WebP、GIF 格式的图片')
  await choose.setInputFiles({ name: '图.png', mimeType: 'image/png', buffer: picture })
  await dialog.getByRole('slider').press('End')
  await accessible(page)
  await dialog.getByRole('button', { name: '使用这张图片' }).click()
  await expect(page.getByText('封面已更新')).toBeVisible()
  await expect(page.getByRole('button', { name: '更换封面' })).toBeVisible()

  await page.goto(`${qinghe}/searchResults?key=${encodeURIComponent(course)}`)
  const card = page.getByRole('article').filter({ hasText: course }).first()
  const cover = card.locator('img[src*="_20.webp"]')
  await expect(cover).toHaveJSProperty('naturalWidth', 64)
  await expect(cover).toHaveJSProperty('naturalHeight', 36)

  await page.goto(`${qinghe}/manage/courses?state=all&key=${encodeURIComponent(course)}`)
  await page.getByRole('button', { name: course }).click()
  await page.getByRole('button', { name: '移除封面' }).click()
  await page.getByRole('button', { name: '移除', exact: true }).click()
  await expect(page.getByRole('button', { name: '上传封面' })).toBeVisible()
  expect(said).toEqual([])
})

test('a teacher looks through the videos, uploads one, and a student opens what was shared', async ({
  page,
  browser,
}) => {
  const said = quiet(page)
  await signIn(page, 'teacher1')
  await page.getByRole('button', { name: /账号菜单/ }).click()
  await page.getByRole('menuitem', { name: '我的视频' }).click()
  await expect(page.getByText('失败：文件中没有视频画面')).toBeVisible()
  await accessible(page)
  const choose = page.getByLabel('点击选择视频，或拖放到这里')
  await choose.setInputFiles({ name: '讲义.pdf', mimeType: 'application/pdf', buffer: picture })
  await expect(page.getByRole('alert')).toHaveText('仅支持 MP4、WebM、MOV 格式的视频')
  await choose.setInputFiles({ name: '假的.mp4', mimeType: 'video/mp4', buffer: picture })
  await expect(page.getByRole('alert')).toHaveText('仅支持 MP4、WebM、MOV 格式的视频')
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
  expect(said).toEqual([])

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
