import { expect, test } from '@playwright/test'
import { phantomCt, phantomUltrasound } from '../../server/seed/imaging/index.ts'
import { zipped } from '../../server/tests/testing/zipped.ts'
import { qinghe } from '../addresses.ts'
import { accessible, fits, signIn } from '../person.ts'

const wfdb = () => {
  const samples = Buffer.alloc(4_000)
  for (let at = 0; at < 2_000; at += 1) samples.writeInt16LE(at % 100 < 3 ? 200 : 0, at * 2)
  const header = 'r 1 100 2000\nr.dat 16 200/mV 16 0 0 0 0 II'
  return zipped({ 'r.hea': header, 'r.dat': samples })
}

test('a teacher brings a study and an ECG, blackens a name in a picture, measures, and reads the tracing', async ({
  page,
}) => {
  await signIn(page, 'teacher1')
  await page.goto(`${qinghe}/PersonalInfo/MyResources`)
  const choose = page.getByLabel('点击选择文件，或拖放到这里')
  const bring = async (name: string, buffer: Buffer) => {
    await choose.setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    await page
      .getByRole('button', { name: name.replace(/\..*/, ''), exact: true })
      .first()
      .click({ timeout: 30_000 })
  }

  await bring('腹部超声.dcm', Buffer.from(phantomUltrasound()))
  const check = page.getByRole('region', { name: '检查图上文字' })
  await expect(check.getByText('疑似有文字')).toBeVisible()
  await accessible(page)
  await check.getByRole('button', { name: '上缘' }).click()
  await expect(check.getByText('横 0%–100%，纵 0%–10%')).toBeVisible()
  await check.getByRole('checkbox').press('Space')
  await check.getByRole('button', { name: '涂黑 1 处并完成' }).click()
  await expect(page.locator('[data-shown=shown]')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('已遮盖 1 处')).toBeVisible()
  await page.getByText(/去标识清单/).click()
  await expect(page.getByRole('cell', { name: '患者姓名' })).toBeVisible()
  await accessible(page)
  await page.getByRole('button', { name: '关闭', exact: true }).click()

  const slices = phantomCt(5).map((file, at) => [`${at}.dcm`, Buffer.from(file)] as const)
  await bring('胸部平扫.zip', zipped(Object.fromEntries(slices)))
  await page.getByRole('checkbox', { name: /我已逐一查看/ }).press('Space')
  await page.getByRole('button', { name: '确认没有文字' }).click()
  const picture = page.locator('[data-shown=shown]')
  await expect(picture).toBeVisible({ timeout: 30_000 })
  const view = page.getByRole('region', { name: /第 3 层，共 5 层/ })
  await view.press('ArrowDown')
  await expect(page.getByRole('region', { name: /第 4 层，共 5 层/ })).toBeVisible()
  await page.getByText('骨窗', { exact: true }).click()
  await expect(page.getByText('窗宽 2000 窗位 500 HU')).toBeVisible()
  await page.getByText('测长度').click()
  const box = await picture.boundingBox()
  if (!box) throw new Error('no picture')
  const middle = box.y + box.height / 2
  await page.mouse.move(box.x + box.width / 2 - 60, middle)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 60, middle, { steps: 6 })
  await page.mouse.up()
  await expect(page.getByText(/长度 \d+\.\d mm（第 4 层）/)).toBeVisible()
  await page.getByRole('button', { name: '关闭', exact: true }).click()

  await bring('一段心电.zip', wfdb())
  await expect(
    page.getByRole('region', { name: /1个导联，第 0 至 10 秒，25mm\/s，10mm\/mV/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: '后 10 秒' }).click()
  await expect(page.getByText('第 10–20 秒，共 20 秒')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await fits(page)
  await accessible(page)

  // A stretch of it is part of a question.
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(`${qinghe}/PersonalInfo/newquestion?mode=bank`)
  await page.getByRole('button', { name: '从资源库选择图片或心电图' }).first().click()
  await page.getByRole('button', { name: '一段心电' }).click()
  await page.getByRole('button', { name: '后 10 秒' }).click()
  await accessible(page)
  await page.getByRole('button', { name: '插入这 10 秒' }).click()
  const drawn = page.locator('[contenteditable] img[src*="/"]')
  await expect(drawn).toBeVisible()
  await expect(async () =>
    expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      1_000,
    ),
  ).toPass()
})
