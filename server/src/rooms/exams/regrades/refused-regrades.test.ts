import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutputOf } from '@xinglin/contract/call'
import {
  type Correction,
  listRegrades,
  type previewRegrade,
  type Regrade,
} from '@xinglin/contract/exams'
import { Examining, testApp, type TestApp } from '#testing'
import { Regrading } from './regrading-testing.ts'

type Preview = OutputOf<typeof previewRegrade>

let app: TestApp
let at: Examining
let on: Regrading
let paper: { Id: string; No: number }

beforeAll(async () => {
  app = await testApp()
  at = await Examining.at(app)
  on = new Regrading(app, at)
  paper = await at.frozen()
})
afterAll(() => app.close())

describe('refused is', () => {
  test('what does not fit its item, or changes nothing', async () => {
    const exam = await at.exam(paper)
    const code = async (unit: string, over: Partial<Correction>) =>
      (await on.preview(exam, unit, over)).Msg
    const [a1, x] = [at.idOf('A1'), at.idOf('X')]
    expect(await code(exam, { Treatment: 'full' })).toBe('所选试题不在这场考试的试卷里')
    expect(await code(a1, {})).toBe('与当前的判分没有区别')
    expect(await code(a1, { Keys: [on.keyWith('A1')] })).toContain('至少有一个正确选项')
    expect(await code(a1, { Keys: [on.keyWith('A1', 0).slice(1)] })).toContain('全部选项')
    expect(await code(a1, { Keys: [on.keyWith('A1', 0), on.keyWith('A1', 1)] })).toContain('单选题')
    expect(await code(x, { Keys: [on.keyWith('A1', 0)] })).toContain('全部选项')
    expect(await code(a1, { Points: 0.05 })).toContain('分值')
    expect(await code(a1, { Points: 100.1 })).toContain('分值')
    expect(await code(a1, { Blanks: [{ Kind: 'text', Forms: ['甲'] }] })).toContain('每个空')
    expect(await code(at.idOf('blank'), { Blanks: [{ Kind: 'text', Forms: ['甲'] }] })).toContain(
      '每个空',
    )
  })

  test('a second proposal while one waits; declined with a word, or taken back by who proposed it', async () => {
    const exam = await at.exam(paper)
    const unit = at.idOf('A2')
    const first = (await on.propose(exam, unit, { Treatment: 'full' })).Data as Regrade
    expect((await on.propose(exam, unit, { Treatment: 'void' })).Code).toBe(-10011)
    expect((await on.decide(exam, first.Id, { Outcome: 'withdrawn' })).Code).toBe(-10002)
    expect((await on.decide(exam, first.Id, { Outcome: 'declined' })).Msg).toBe(
      '不同意时请写明意见',
    )
    const declined = await on.decide(exam, first.Id, { Outcome: 'declined', Note: '原题无误' })
    expect(declined.Data).toMatchObject({ State: 'declined', Note: '原题无误' })
    const again = (await on.propose(exam, unit, { Treatment: 'void' })).Data as Regrade
    const back = await on.decide(exam, again.Id, { Outcome: 'withdrawn' }, at.teacher)
    expect(back.Data.State).toBe('withdrawn')
    const { Data } = await at.teacher.calls(listRegrades, { ExamId: exam })
    expect(Data.Regrades.map(({ State }: Regrade) => State)).toEqual(['withdrawn', 'declined'])
    expect(Data.Items.every(({ Current }: { Current: null }) => Current === null)).toBe(true)
  })

  test('a list that somebody handed in to meanwhile', async () => {
    const exam = await at.exam(paper)
    const unit = at.idOf('judge')
    const one = await on.sit(exam, at.student, {})
    await on.scored(one)
    const { Seen } = (await on.preview(exam, unit, { Treatment: 'full' })).Data as Preview
    const { Id } = (await on.propose(exam, unit, { Treatment: 'full' })).Data as Regrade
    const other = await on.sit(exam, at.other, {})
    await on.scored(other)
    expect(await on.decide(exam, Id, { Seen })).toMatchObject({
      Code: -10009,
      Msg: '受影响的考生有变化，请重新核对名单后再确认',
    })
    expect(await on.scoresOf(one)).toHaveLength(1)
  }, 20_000)
})
