import { meaningKey, readMeaning } from '#ontology'
import { describe, expect, test } from 'vitest'
import { promptIn } from './prompts.ts'

/** What such words mean after some meanings were asked for, with a sign where it is the same again. */
const after = (text: string, ...keys: readonly string[]): string | undefined => {
  const meanings = keys.flatMap((key) => readMeaning(key) ?? [])
  const before = keys.length === 0 ? [] : [{ text: '…', meanings }]
  const part = promptIn(text, { before })?.part
  return (
    part &&
    (part.again === undefined ? '' : `${part.again} `) + part.meanings.map(meaningKey).join(' ')
  )
}

describe('what keeps somebody talking', () => {
  test.each([
    ['继续', 'chief', 'progression'],
    ['嗯，您接着说。', 'chief', 'progression'],
    ['请您继续往下讲', 'past_general', 'progression'],
    ['然后呢？', 'chief', 'progression'],
    ['那后来怎么样了', 'symptom:cough', 'progression'],
    ['还有呢', 'symptom:cough', 'assoc_open'],
    ['就这些吗', 'chief', 'assoc_open'],
    ['还有吗', 'current_meds', 'current_meds'],
    ['还有没有', 'past_general', 'past_general'],
    ['还有其他的吗', 'family_history', 'family_history'],
    ['具体点', 'past_general', 'past_general'],
    ['能说得再详细些吗', 'chief', 'chief'],
    ['详细说说', 'symptom:sputum', 'sputum'],
    ['展开讲讲', 'symptom:cough', 'quality'],
    ['难不难受', 'chief', 'severity'],
    ['等一下', 'chief', 'acknowledge'],
    ['让我想想啊', 'chief', 'acknowledge'],
    ['好吧。', 'chief', 'acknowledge'],
  ])('%s after %s is %s', (text, asked, expected) => {
    expect(after(text, asked)).toBe(expected)
  })

  test('before anything was asked it is the story', () => {
    expect(after('您继续说')).toBe('chief')
    expect(after('具体点')).toBe('chief')
    expect(after('还有吗')).toBe('assoc_open')
    // Nothing was told that could have been misheard or doubted.
    expect(after('真的吗')).toBeUndefined()
    expect(after('再说一遍')).toBeUndefined()
  })

  test('details of a finding are what it is like', () => {
    const meanings = [{ intent: 'symptom', entity: 'cough' }]
    expect(promptIn('具体点', { before: [{ text: '…', meanings }] })?.part).toMatchObject({
      meanings: [{ intent: 'quality' }],
      about: 'cough',
      named: true,
    })
  })
})

describe('what was not heard or not believed is asked again', () => {
  test.each([
    ['再说一遍', 'unheard'],
    ['您能重复一遍吗', 'unheard'],
    ['不好意思，没听清', 'unheard'],
    ['没听清楚，麻烦再说一次', 'unheard'],
    ['您刚才说什么？', 'unheard'],
    ['啥意思啊', 'unheard'],
    ['真的吗？', 'doubted'],
    ['你确定吗', 'doubted'],
    ['确定没有？', 'doubted'],
    ['真没有吗', 'doubted'],
    ['是吗', 'doubted'],
    ['不会吧', 'doubted'],
  ])('%s', (text, why) => {
    expect(after(text, 'symptom:sputum', 'smoking')).toBe(`${why} symptom:sputum smoking`)
  })

  test('of what was told nothing is asked again: whether a plan was understood is another question', () => {
    expect(after('您能重复一遍吗', 'explain_plan')).toBeUndefined()
    expect(after('真的吗', 'greet', 'location')).toBe('doubted location')
  })
})

test.each([
  '是真的疼吗',
  '是什么病的意思',
  '确定是昨天吗',
  '咳嗽然后呢',
  '还有发烧吗',
  '还有什么不舒服',
  '听得清楚吗',
  '清楚了吗',
  '说什么',
  '您好',
  '好点没',
  '行动方便吗',
  '接着就吐了吗',
  '再说说您爸爸',
  '以后再说',
  '具体在哪个位置',
  '详细地址是哪里',
  '等一下要抽血',
  '嗯哪里疼',
  '可以吃饭吗',
  '可以走路吗',
  '后来去医院了吗',
])('%s names something itself', (text) => {
  expect(after(text, 'current_meds')).toBeUndefined()
})

test('only of what comes next a model is asked first', () => {
  const before = [{ text: '…', meanings: [{ intent: 'chief' }] }]
  expect(promptIn('后来呢', { before })?.isMeant).toBe(false)
  expect(promptIn('继续', { before })?.isMeant).toBe(true)
})
