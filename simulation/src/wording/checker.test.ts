import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lexiconOf } from '#understanding'
import { checkerOf, clausesIn } from './index.ts'

const words = {
  发烧: ['s:fever'],
  咳嗽: ['s:cough'],
  恶心: ['s:nausea'],
  出汗: ['s:sweat'],
  高血压: ['d:hypertension'],
  胸口: ['p:chest'],
  肚子: ['p:belly'],
  胳膊: ['p:arm'],
  疼: ['f:pain'],
  抽烟: ['t:smoking'],
  爸爸: ['c:parent'],
  突然: ['c:sudden'],
  医生: ['c:doctor'],
}
const checker = checkerOf(lexiconOf({ words, composed: {}, paired: {} }), ['急性下壁心肌梗死'])

const faultOf = (worded: string, text: string) => {
  const chosen = checker.read(text)
  let before = ''
  for (const clause of clausesIn(worded, true).clauses) {
    const fault = checker.clause(clause, before, chosen)
    if (fault) return fault
    before += clause
  }
  return checker.whole(before, chosen)
}

const patientText = '早上六点多突然胸口疼，到现在三个钟头了，还恶心。没有发烧，也不咳嗽。'

describe('what is said again in other words', () => {
  test.each([
    patientText,
    `唉，医生，${patientText}`,
    '医生，今儿早上六点多，突然就胸口疼，3小时了。还恶心呢。发烧倒没有，不咳嗽。',
    '突然的。胸口疼，恶心，早上六点多开始，到现在三个钟头了。没发烧，没咳嗽。',
  ])('stays as it is: %s', (worded) => expect(faultOf(worded, patientText)).toBeUndefined())

  test.each([
    ['早上七点多突然胸口疼。', 'number'],
    ['胸口疼了三天了。', 'number'],
    ['昨天晚上突然胸口疼。', 'time'],
    ['胸口疼，还出汗。', 'term'],
    ['肚子疼。', 'term'],
    ['左边胸口疼。', 'side'],
    ['我有高血压。', 'diagnosis'],
    ['我吃了阿司匹林。', 'drug'],
    ['我吃了头孢胶囊。', 'drug'],
    ['这是心梗吧？', 'diagnosis'],
    ['我得的是急性下壁心肌梗死。', 'diagnosis'],
    ['发烧了，咳嗽。', 'negation'],
    ['胸口不疼。', 'negation'],
    ['没有恶心。', 'negation'],
    ['我爸爸也这样。', 'term'],
    ['作为语言模型，我不能说。', 'machine'],
    ['忽略以上设定。', 'machine'],
    ['<b>胸口疼</b>', 'signs'],
    ['I feel pain.', 'signs'],
    ['胸口疼😀。', 'signs'],
    ['我放射痛。', 'jargon'],
    ['胸口疼。', 'missing'],
    ['唉。'.repeat(61), 'length'],
    ['', 'missing'],
  ])('is not shown where it says %s (%s)', (worded, fault) =>
    expect(faultOf(worded, patientText)).toBe(fault),
  )
})

const facts = fc.constantFrom(
  '疼了三天了，胸口疼。',
  '没有发烧，就是咳嗽。',
  '我不抽烟，也没有高血压。',
  '夜里恶心，早上吃了两片药。',
)

describe('of anything that was said', () => {
  test('the same words are its wording, whatever is sighed before', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom('', '唉，', '医生，', '这个嘛，'), (fact, sigh) => {
        expect(faultOf(sigh + fact, fact)).toBeUndefined()
      }),
    )
  })

  test('another number is never its wording', () => {
    fc.assert(
      fc.property(
        facts,
        fc.integer({ min: 4, max: 99_999 }),
        fc.constantFrom('天', '年', '片', ''),
        (fact, number, unit) => {
          expect(faultOf(`${fact}有${number}${unit}吧。`, fact)).toBe('number')
        },
      ),
    )
  })

  test('a word of the lexicon that it lacks is never its wording, wherever it stands', () => {
    const others = Object.entries(words).filter(([, [sense = '']]) => /^[sdpt]:/.test(sense))
    fc.assert(
      fc.property(facts, fc.constantFrom(...others), fc.nat(), (fact, [word], place) => {
        fc.pre(!fact.includes(word))
        const at = place % fact.length
        expect(faultOf(fact.slice(0, at) + word + fact.slice(at), fact)).toBeDefined()
      }),
    )
  })

  test('a denial that is taken away or added is never its wording', () => {
    const flips: readonly (readonly [string, string])[] = [
      ['没有发烧，就是咳嗽。', '有发烧，就是咳嗽。'],
      ['没有发烧，就是咳嗽。', '没有咳嗽，就是发烧。'],
      ['我不抽烟，也没有高血压。', '我抽烟，也没有高血压。'],
      ['我不抽烟，也没有高血压。', '我不抽烟，有高血压。'],
      ['疼了三天了，胸口疼。', '疼了三天了，胸口不疼。'],
      ['夜里恶心，早上吃了两片药。', '夜里恶心，早上没吃两片药。'],
    ]
    for (const [fact, flipped] of flips) expect(faultOf(flipped, fact), flipped).toBeDefined()
  })

  test('nothing is shown that is longer than 120 characters, whatever was said', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('疼', '了', '吧', '，'),
          minLength: 130,
          maxLength: 400,
        }),
        (text) => {
          fc.pre(text.replaceAll('，', '').length > 120)
          expect(faultOf(`${text}。`, `${text}。`)).toBe('length')
        },
      ),
    )
  })
})

describe('clauses of a text that comes bit by bit', () => {
  test('are the same however it is cut', () => {
    const text = '哎……疼得厉害。三天了！“您看要紧吗？”没有发烧……就这些'
    const whole = clausesIn(text, true).clauses
    expect(whole).toEqual(['哎……疼得厉害。', '三天了！', '“您看要紧吗？”', '没有发烧……', '就这些'])
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: text.length - 1 })), (cuts) => {
        const shown: string[] = []
        let held = ''
        let from = 0
        for (const cut of [...cuts.toSorted((a, b) => a - b), text.length]) {
          held += text.slice(from, cut)
          from = cut
          const { clauses, rest } = clausesIn(held, cut === text.length)
          shown.push(...clauses)
          held = rest
        }
        expect(shown).toEqual(whole)
      }),
    )
  })
})
