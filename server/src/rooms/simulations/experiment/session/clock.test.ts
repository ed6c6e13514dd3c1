import { afterAll, beforeAll, expect, test } from 'vitest'
import { experiment, testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

test('a step of the engine ahead of the clock is refused', async () => {
  const lab = await experiment(app, 'student2')
  await lab.goTheGoldenWay(3)
  expect(
    await lab.operate({ type: 'check', check: 'x' }, { Steps: lab.steps + 60 / 0.004 }),
  ).toMatchObject({
    Code: -10008,
    Msg: '操作时刻超前于实验时钟，请刷新页面后重试',
  })
}, 60_000)
