import { expect, test } from '@playwright/test'
import ids from '../../content/demo-ids.json' with { type: 'json' }
import { qinghe } from '../addresses.ts'
import { accessible, fits, signIn, watchConsole } from '../person.ts'

test('two judges mark a station without network and load their pages anew; the board follows, and is frozen', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page)
  await signIn(page, 'teacher2')
  await page.goto(`${qinghe}/GameReview`)
  await page.getByRole('link', { name: '青禾医科大学急救技能团体赛' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '心肺复苏' })).toBeVisible()
  await accessible(page)
  const sheet = page.getByRole('form', { name: /的评分表$/ })
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole('button', { name: '提交评分' })).toBeDisabled()
  // The other judge of the station, on a tablet of their own, sees none of it.
  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const organiser = await elsewhere.newPage()
  await signIn(organiser, 'teacher1')
  await organiser.goto(`${qinghe}/GameReview?id=${ids.contestRunning}`)
  const otherSheet = organiser.getByRole('form', { name: /的评分表$/ })
  await expect(otherSheet).toBeVisible()

  // The network goes away for both: what is marked stays on each device, also when the page is loaded anew.
  const tablets = [
    { tablet: page, form: sheet, rating: '良好' },
    { tablet: organiser, form: otherSheet, rating: '优秀' },
  ]
  for (const { tablet } of tablets) {
    await expect(tablet.getByText('断网也可刷新本页')).toBeVisible()
    await tablet.context().setOffline(true)
  }
  for (const { tablet, form, rating } of tablets) {
    const lines = await form.getByRole('group', { name: /^\d+\. / }).all()
    for (const line of lines) await line.getByRole('button').last().click()
    await form.getByRole('button', { name: rating }).click()
    await expect(tablet.getByText('1 份已存本机，等待网络')).toBeVisible({ timeout: 15_000 })
    await tablet.reload()
    await expect(form).toBeVisible()
    await expect(form.getByRole('button', { name: rating, pressed: true })).toBeVisible()
    await form.getByRole('button', { name: '提交评分' }).click()
    await tablet.getByRole('dialog').getByRole('button', { name: '提交评分' }).click()
    await expect(tablet.getByText('已提交在本机，等待网络。')).toBeVisible()
    await tablet.reload()
    await expect(tablet.getByText('已提交在本机，等待网络。')).toBeVisible()
  }
  // Once it is back, what waits is sent without a press.
  for (const { tablet, rating } of tablets) {
    await tablet.context().setOffline(false)
    await expect(tablet.getByText('已提交，不能再改。')).toBeVisible({ timeout: 40_000 })
    await expect(tablet.getByText('全部已保存')).toBeVisible()
    await tablet.reload()
    // Each has their own marks still.
    await expect(tablet.getByRole('button', { name: rating, pressed: true })).toBeVisible()
  }
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await fits(page)
  }

  await organiser.goto(`${qinghe}/PersonalInfo/competitionManage?id=${ids.contestRunning}`)
  await organiser.getByRole('link', { name: '控制台' }).click()
  await expect(organiser.getByRole('heading', { level: 1, name: '决赛控制台' })).toBeVisible()
  await expect(organiser.getByText('待提交的评分表')).toBeVisible()
  await accessible(organiser)
  await organiser.getByRole('tab', { name: '成绩与公示' }).click()
  await organiser.getByRole('button', { name: '封榜', exact: true }).click()
  await expect(organiser.getByRole('button', { name: '解除封榜' })).toBeVisible()
  await accessible(organiser)
  for (const width of [1024, 390]) {
    await organiser.setViewportSize({ width, height: 844 })
    await fits(organiser)
  }
  const stranger = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await stranger.goto(`${qinghe}/FormalGameResult?id=${ids.contestRunning}`)
  await expect(stranger.getByText('已封榜')).toBeVisible()
  await accessible(stranger)
  await stranger.goto(`${qinghe}/FormalGame?id=${ids.contestRunning}`)
  await expect(stranger.getByRole('timer')).toBeVisible()
  await accessible(stranger)
  for (const width of [1024, 390]) {
    await stranger.setViewportSize({ width, height: 844 })
    await fits(stranger)
  }
  await elsewhere.close()
  await stranger.context().close()
  // While the network was away nothing could be fetched, which the browser writes down.
  expect(
    consoleErrors.filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(text)),
  ).toEqual([])
})

test('a contestant reads a published score and objects; it is turned down, and the score stays', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page)
  await signIn(page, 'student2')
  await page.goto(`${qinghe}/FormalGameResult?id=${ids.contestSettled}`)
  await expect(page.getByText('已公示', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: '周予安的各站得分' })).toBeVisible()
  await accessible(page)
  const scores = await page.getByRole('table').last().innerText()
  await page.getByRole('button', { name: '提出异议' }).click()
  await page.getByRole('dialog').getByLabel('理由和依据').fill('按压深度达标，请核对录像第三分钟。')
  await page.getByRole('dialog').getByRole('button', { name: '实名提交' }).click()
  await expect(page.getByText('待处理')).toBeVisible()
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await fits(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  const elsewhere = await browser.newContext({ locale: 'zh-CN' })
  const organiser = await elsewhere.newPage()
  await signIn(organiser, 'teacher1')
  await organiser.goto(`${qinghe}/PersonalInfo/competitionManage?id=${ids.contestSettled}`)
  await organiser.getByRole('link', { name: '控制台' }).click()
  await organiser.getByRole('tab', { name: '成绩与公示' }).click()
  await organiser.getByRole('button', { name: '处理周予安的异议' }).click()
  await organiser.getByRole('dialog').getByLabel('处理意见').fill('复核录像，给分无误。')
  await organiser.getByRole('dialog').getByRole('button', { name: '提交处理意见' }).click()
  await expect(organiser.getByText('处理意见：复核录像，给分无误。')).toBeVisible()
  await elsewhere.close()

  await page.reload()
  await expect(page.getByText('处理意见：复核录像，给分无误。')).toBeVisible()
  expect(await page.getByRole('table').last().innerText()).toBe(scores)
  expect(consoleErrors).toEqual([])
})
