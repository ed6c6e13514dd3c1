import { readModel } from '@xinglin/language/model'
import { consultation, dialogueOf } from '@xinglin/simulation/consultation'
import { understand } from '@xinglin/simulation/understanding'
import { expect, test } from 'vitest'
import { demoCases } from './index.ts'

const hear = understand(readModel())
const cases = demoCases()

/** True of no patient of ours, though most were operated on, drink, vomited or have children. */
const neverSo = [
  '做过心脏搭桥',
  '做过开颅手术',
  '装过心脏起搏器',
  '做过肾移植',
  '右腿截肢了',
  '对海鲜过敏',
  '对头孢过敏',
  '在吃华法林',
  '上个月化疗过',
  '输过八次血',
  '有三个孩子',
  '每天喝两斤白酒',
  '每天抽五包烟',
  '血压二百二十',
  '没有任何不舒服',
  '是来体检的',
]
/** How patients say yes. */
const yes = /^(?:嗯|对|是|好|中|差不多|就是)[^。]{0,14}(?:。|$)/

const say = (script: (typeof cases)[number]['script'], text: string) => {
  const begun = consultation.start({
    script,
    seed: 1,
    mode: 'practice',
    temperament: 'cooperative',
  })
  const parts = hear(text, dialogueOf(begun))
  const done = consultation.act(begun, { type: 'ask', text, parts }, begun.at + 1000)
  if ('refusal' in done) throw new Error(done.refusal.zh)
  const { claims = [], said } = done.state.turns.at(-1) ?? { said: [] }
  const [first] = done.event.observations.flatMap((one) => (one.type === 'say' ? [one] : []))
  return { claims, said, first }
}

test.each(cases)('$slug: what was never so is not confirmed, however it is put', ({ script }) => {
  for (const what of neverSo)
    for (const text of [
      `您${what}，对吧？`,
      `我小结一下：您${what}，对吗？`,
      `我小结一下：您今天来看病，${what}，是吗？`,
    ]) {
      const { claims, first } = say(script, text)
      expect(
        claims.filter(({ text, verdict }) => text.includes(what) && verdict === 'true'),
        text,
      ).toEqual([])
      expect(
        first?.manner === 'acknowledge' && yes.test(first.text),
        `${text} → ${first?.text}`,
      ).toBe(false)
    }
})

test.each(cases.filter(({ slug }) => slug !== 'gastric-ulcer-bleeding'))(
  '$slug: blood that was vomited is more than vomiting',
  ({ script }) => {
    const text = '我小结一下：您吐了一大碗血，对吗？'
    expect(say(script, text).claims.map(({ verdict }) => verdict)).not.toContain('true')
  },
)
