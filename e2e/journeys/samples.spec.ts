import { expect, test } from '@playwright/test'
import { qinghe } from '../addresses.ts'
import { accessible, fits } from '../person.ts'

test('a visitor asks a patient, does an operation and runs an experiment on Home; to begin the course one signs in', async ({
  page,
}) => {
  await page.goto(qinghe)
  await page.getByRole('button', { name: '开始问诊' }).click()
  const patient = page.getByRole('region', { name: '问一位病人' })
  const talk = patient.getByRole('log', { name: '对话' })
  await expect(talk.getByText(/./).first()).toBeVisible()
  await patient.getByRole('textbox', { name: '您的问题' }).fill('什么时候开始的？')
  await patient.getByRole('button', { name: '问', exact: true }).click()
  await expect(talk.getByText('什么时候开始的？')).toBeVisible()
  await expect(talk.locator('p')).toHaveCount(3)

  await page.getByRole('button', { name: '走到床旁' }).click()
  const bedside = page.getByRole('region', { name: '做一项操作' })
  const form = bedside.getByRole('form')
  const said = bedside.getByRole('region', { name: '观察记录' }).getByRole('listitem')
  await form.getByLabel('方式').selectOption({ index: 1 })
  await form.getByLabel('进针角度').fill('90')
  await form.getByRole('button', { name: '执行' }).click()
  await expect(bedside.getByText(/深度应在/)).toBeVisible()
  await form.getByLabel('进针深度').fill('3')
  await form.getByRole('button', { name: '执行' }).click()
  await expect(said.getByText('阻力突然消失，有落空感。')).toBeVisible()
  await accessible(page)
  await fits(page)

  await page.getByRole('button', { name: '打开记录仪' }).click()
  const bench = page.getByRole('region', { name: '做一个实验' })
  await bench.getByRole('button', { name: '夹闭右颈总动脉' }).click({ timeout: 30_000 })
  await expect(bench.locator('canvas')).toBeVisible()
  await accessible(page)
  await fits(page)

  await bench.getByRole('button', { name: '开始学习' }).click()
  await expect(page.getByText('登录后才可以学习哦！')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?redirect=%2FCoursePreview%2F/)
})
