import { expect, type Locator, type Page, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { enterManage } from '../administrator.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

const name = '血气分析与酸碱失衡的判读'
const tex = String.raw`\mathrm{pH} = 6.1 + \lg\frac{[\ce{HCO3-}]}{0.03 \times P_{\ce{CO2}}}`

/** What Word lays into the clipboard for a table of two rows, the first merged. */
const table = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!-- p.MsoNormal {font-family:等线;} --></style></head><body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment--><table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=277 colspan=2 style='width:207.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b><span style='font-family:宋体'>预计代偿</span></b><span lang=EN-US><o:p></o:p></span></p></td></tr><tr><td><p class=MsoNormal>代谢性酸中毒</p></td><td><p class=MsoNormal><span lang=EN-US>1.5 × HCO<sub>3</sub><sup>-</sup> + 8 ± 2</span></p></td></tr></table><!--EndFragment--></body></html>`

/** A picture as a screenshot comes: a file in the clipboard without any text. */
const pasteInto = (box: Locator, html: string, picture?: string) =>
  box.evaluate(
    (element, [text, bytes]) => {
      const clipboardData = new DataTransfer()
      if (text) clipboardData.setData('text/html', text)
      if (text) clipboardData.setData('text/plain', '表格')
      if (bytes) {
        const data = Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0)
        clipboardData.items.add(new File([data], 'image.png', { type: 'image/png' }))
      }
      const how = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', how))
    },
    [html, picture] as const,
  )

const screenshot = async (page: Page): Promise<string> =>
  (await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 160 } })).toString('base64')

const begin = async (page: Page) => {
  await signIn(page, 'teacher1')
  await page.goto(`${qinghe}/PersonalInfo/courseManage`)
  await page.getByRole('link', { name: '新建课程' }).click()
  await page.getByLabel('课程类型').selectOption('0')
  await page.getByLabel('课程名称').fill(name)
  await page.getByLabel('学科').selectOption({ index: 1 })
  await page.getByLabel('科室').selectOption({ index: 1 })
  await page.getByRole('button', { name: '创建并继续' }).click()
  await page.getByRole('button', { name: '添加栏目' }).click()
}

/** Everything that a text may hold, by keyboard where there are keys for it. */
const write = async (page: Page) => {
  const picture = await screenshot(page)
  const box = page.getByRole('textbox', { name: '内容' })
  await box.click()
  await page.keyboard.type('亨德森方程')
  await page.getByRole('button', { name: '小标题', exact: true }).click()
  await page.keyboard.press('Enter')
  // The tools are one stop before the text; the arrows lead to the formula.
  await page.keyboard.press('Shift+Tab')
  const formula = page.getByRole('button', { name: '公式', exact: true })
  while (!(await formula.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '插入公式' })
  await page.keyboard.type(String.raw`\frac{`)
  await expect(dialog.getByText('公式第 7 个字符附近无法识别，请检查')).toBeVisible()
  await dialog.getByLabel('公式（TeX）').fill(tex)
  await expect(dialog.locator('math')).toBeVisible()
  await accessible(page)
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(box.locator('math')).toBeVisible()
  await expect(box).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')

  await pasteInto(box, table)
  await expect(box.getByRole('cell', { name: '预计代偿' })).toHaveAttribute('colspan', '2')
  await page.keyboard.press('Control+End')
  await pasteInto(box, '', picture)
  await expect(box.locator('img[src^="/f/"]')).toBeVisible()
  await box.locator('img[src^="/f/"]').click()
  await page.getByRole('button', { name: '图片说明' }).click()
  await page.getByRole('textbox', { name: '图片说明' }).fill('课程页的上沿')
  await page.keyboard.press('Enter')
  await expect(box.getByRole('img', { name: '课程页的上沿' })).toBeVisible()
  await expect(page.getByText('已保存')).toBeVisible()
  await accessible(page)
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

/** The same text as whoever reads it finds it. */
const expectText = async (page: Page) => {
  await expect(page.getByRole('heading', { name: '亨德森方程' })).toBeVisible()
  await expect(page.locator('math annotation')).toHaveText(tex)
  await expect(page.locator('math mfrac').first()).toBeVisible()
  await expect(page.locator('math [style]')).toHaveCount(0)
  await expect(page.getByRole('cell', { name: '代谢性酸中毒' })).toBeVisible()
  const picture = page.getByRole('img', { name: '课程页的上沿' })
  await picture.scrollIntoViewIfNeeded()
  const isLoaded = (element: Element) =>
    element instanceof HTMLImageElement && element.naturalWidth === 320
  await expect.poll(() => picture.evaluate(isLoaded)).toBe(true)
}

test('a text with a formula, a table of Word and a picture is written, and a student sees them', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const consoleErrors = watchConsole(page)
  await begin(page)
  await write(page)
  // What was saved is what is edited again.
  await page.reload()
  await expectText(page)

  await page.getByRole('button', { name: '下一步：课程内容' }).click()
  await page.getByRole('button', { name: '添加一章' }).click()
  await page.getByRole('textbox', { name: '第1章' }).fill('酸碱失衡')
  await page.getByRole('button', { name: /^向.*添加内容$/ }).click()
  await page.getByRole('menuitem', { name: '图文' }).click()
  await page.getByRole('textbox', { name: '内容名称' }).fill('代偿公式')
  const box = page.getByRole('textbox', { name: '正文' })
  await box.click()
  await pasteInto(box, table)
  await expect(page.getByText('已保存')).toBeVisible()
  await page.getByRole('button', { name: '下一步：审核与发布' }).click()
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText(/等待管理员审核/)).toBeVisible()
  expect(consoleErrors).toEqual([])

  const office = await (await browser.newContext()).newPage()
  await enterManage(office, { at: '/manage/courses' })
  await office.getByRole('button', { name, exact: true }).click()
  const drawer = office.getByRole('dialog', { name })
  for (const action of ['审核通过', '发布']) {
    await drawer.getByRole('button', { name: action }).click()
    const question = office.getByRole('dialog', { name: `${action}“${name}”` })
    await question.getByRole('button', { name: action }).click()
  }
  await expect(drawer.getByText('已发布')).toBeVisible()

  const phone = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } })
  const student = await phone.newPage()
  const studentErrors = watchConsole(student)
  await signIn(student, 'student2')
  await student.goto(`${qinghe}/searchResults?key=${encodeURIComponent('酸碱失衡')}`)
  await student.getByRole('link', { name }).first().click()
  await expectText(student)
  await accessible(student)
  await fits(student)
  await student.setViewportSize({ width: 1280, height: 900 })
  await student.getByRole('button', { name: '开始学习' }).click()
  await expect(student.getByRole('heading', { level: 1, name: '代偿公式' })).toBeVisible()
  await expect(student.getByRole('cell', { name: '预计代偿' })).toBeVisible()
  await accessible(student)
  expect(studentErrors).toEqual([])
})
