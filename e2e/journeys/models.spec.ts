import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits, watchConsole, signIn } from '../person.ts'

// teacher1 is its author; the heart comes with it.
const course = '/CoursePreview/01980000-0000-7000-8000-000000000001?tab=models'
const airway = fileURLToPath(new URL('../../anatomy/models/airway.glb', import.meta.url))
const drawn = { timeout: 45_000 }

const toolbar = (page: Page) => page.getByRole('toolbar', { name: '三维视图' })

test('the heart is turned, opened and explained, by keys alone too', async ({ page }) => {
  test.slow()
  const consoleErrors = watchConsole(page)
  await page.goto(qinghe + course)
  await expect(toolbar(page)).toBeVisible(drawn)
  await accessible(page)
  const model = page.getByRole('application', { name: /^三维模型：心脏/ })
  await model.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('+')
  await page.keyboard.press('Escape')
  await expect(model).not.toBeFocused()
  await page.getByRole('button', { name: '后面观' }).click()
  await page.getByRole('button', { name: /^14? ?二尖瓣|二尖瓣 ?Mitral/ }).click()
  await expect(page.getByRole('switch', { name: '四腔切面' })).toBeChecked()
  await expect(page.getByText(/后内侧乳头肌通常只由一支动脉供血/)).toBeVisible()
  await page.getByRole('tab', { name: '结构' }).click()
  await page.getByRole('button', { name: '只看左心室' }).click()
  await expect(page.getByRole('button', { name: /^右心室.*半透明.*改为隐藏/ })).toBeVisible()
  await accessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await fits(page)
  expect(consoleErrors).toEqual([])
})

test('without WebGL there is the picture, and the same explanations', async ({ page }) => {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- bound again where it is called
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function only(this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind])
    } as typeof getContext
  })
  await page.goto(qinghe + course)
  await expect(page.getByText(/当前浏览器不支持三维显示/)).toBeVisible(drawn)
  await expect(page.getByRole('img', { name: '三维模型：心脏' })).toBeVisible()
  await page.getByRole('button', { name: /心尖 ?Apex/ }).click()
  await expect(page.getByText(/心尖搏动向左下移位提示左心室增大/)).toBeVisible()
  await accessible(page)
})

test('a teacher uploads a model, explains a point on it, and takes it away', async ({ page }) => {
  test.slow()
  await signIn(page, 'teacher1')
  await page.goto(qinghe + course)
  await page.getByRole('button', { name: '添加模型' }).click(drawn)
  const dialog = page.getByRole('dialog', { name: '添加三维模型' })
  await expect(dialog.getByRole('button', { name: '心脏已添加' })).toBeVisible()
  const chooser = dialog.locator('input[type=file]')
  const page0 = Buffer.from('<!doctype html><script>alert(1)</script>')
  await chooser.setInputFiles({ name: 'x.glb', mimeType: 'model/gltf-binary', buffer: page0 })
  await expect(dialog.getByText('这不是 .glb 三维模型文件')).toBeVisible()
  await accessible(page)
  const half = Buffer.concat([Buffer.from('glTF'), Buffer.alloc(400, 1)])
  await chooser.setInputFiles({ name: 'y.glb', mimeType: 'model/gltf-binary', buffer: half })
  await dialog.getByLabel('模型名称').fill('我的气道')
  await dialog.getByRole('button', { name: '上传' }).click()
  await expect(dialog.getByRole('alert')).toContainText(/不是 \.glb|损坏/)
  await chooser.setInputFiles(airway)
  await dialog.getByRole('button', { name: '上传' }).click()
  await expect(page.getByText('已添加三维模型“我的气道”')).toBeVisible(drawn)
  await expect(page.getByRole('heading', { name: '我的气道' })).toBeVisible()

  await page.getByRole('button', { name: '编辑标注' }).click()
  await expect(toolbar(page)).toBeVisible(drawn)
  await page.getByRole('button', { name: '新增标注' }).click()
  await page.getByRole('button', { name: '取画面中心' }).click()
  const point = page.getByRole('group', { name: '标注 1' })
  await point.getByLabel('名称', { exact: true }).fill('气管')
  await point.getByLabel('讲解').fill('成人气管长约10～12 cm。')
  await accessible(page)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存')).toBeVisible()
  await page.getByRole('button', { name: '退出编辑' }).click()
  await expect(page.getByRole('button', { name: /气管/ }).first()).toBeVisible(drawn)

  await page.getByRole('button', { name: '移除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click()
  await expect(page.getByText('已移除')).toBeVisible()
  await expect(page.getByRole('heading', { name: '我的气道' })).toBeHidden()
})
