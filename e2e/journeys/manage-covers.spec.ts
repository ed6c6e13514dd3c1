import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, watchConsole, signIn } from '../person.ts'

const course = '血常规与尿常规的临床判读'

// 64 by 48 pixels of one colour.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAfUlEQVRoge2SAQkAURSDls9m19QYF2M8/sAAOhY/TpO6gQugvqK7EHdJ3cAFUF/RXYi7pG7gAqiv6C7EXVI3cAHUV3QX4i6pG7gA6iu6C3GX1A1cAPUV3YW4S+oGLoD6iu5C3CV1AxdAfUV3Ie6SuoELoL6iuxB3Sd3AxwN+8cnFLcNJWJYAAAAASUVORK5CYII=',
  'base64',
)

test('an administrator gives a course a cover, sees it on the card, and takes it back', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page)
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
  expect(consoleErrors).toEqual([])
})
