import { expect, test } from 'vitest'
import { isRecital, itemsOf, sentencesOf } from './clauses.ts'
import { normalise } from './text.ts'

/** Sentences by |, clauses by /, + where the next is read together. */
const written = (text: string): string =>
  sentencesOf(normalise(text))
    .map((clauses) => clauses.map((one) => one.text + (one.joined ? '+' : '')).join('/'))
    .join(' | ')

test.each([
  ['发烧吗？咳嗽吗？', '发烧吗 | 咳嗽吗'],
  ['您发烧吗咳嗽吗', '您发烧吗 | 咳嗽吗'],
  ['您觉得怎么不舒服', '您觉得怎么不舒服'],
  ['您好，请问哪里不舒服', '您好 | 请问哪里不舒服'],
  ['大爷，您哪里不舒服', '您哪里不舒服'],
  ['好的。平时抽烟吗', '平时抽烟吗'],
  ['好的', '好的'],
  ['吃药以后，有没有好转', '吃药以后+/有没有好转'],
  ['您刚才说肚子疼，是什么时候开始的', '是什么时候开始的'],
  ['一直疼，还是一阵一阵疼', '一直疼+/还是一阵一阵疼'],
  ['我先问一下您的基本信息，您多大年龄', '您多大年龄'],
  ['腿呢，是不是也疼', '腿呢+/是不是也疼'],
  ['天旋地转的晕，有吗', '天旋地转的晕+/有吗'],
  ['小结一下：您咳嗽三天。我的理解正确吗', '小结一下+/您咳嗽三天+/我的理解正确吗'],
  ['您三天前发烧。昨天开始咳嗽，没有痰，对吗', '您三天前发烧+/昨天开始咳嗽+/没有痰+/对吗'],
  ['您刚说口渴得厉害，这是哪天的事', '这是哪天的事'],
  ['您说吃得更多了，还瘦了，瘦了多少斤', '瘦了多少斤'],
  ['您说吃得更多了，还瘦了，对吗', '您说吃得更多了+/还瘦了+/对吗'],
  ['肚脐周围疼，嗯，吐了没有', '吐了没有'],
  ['头晕我记下了，耳朵响吗', '耳朵响吗'],
  ['好，腿肿的情况我了解了，那尿少不少', '那尿少不少'],
  ['抽烟吗，嗯，喝酒吗', '抽烟吗/喝酒吗'],
  ['孩子多大、体重多少，睡得好吗', '孩子多大/体重多少/睡得好吗'],
  ['做过什么检查或者吃过什么药吗', '做过什么检查吗/吃过什么药吗'],
  ['得过盆腔炎，或者做过妇科手术', '得过盆腔炎吗/做过妇科手术吗'],
  ['吃过或者接触过什么过敏的东西吗', '吃过或者接触过什么过敏的东西吗'],
  ['带血吗？如果有，量多不多', '带血吗 | 量多不多'],
  ['吃什么药，或者有没有过敏', '吃什么药/或者有没有过敏'],
  ['胸闷、气短，这些有过吗', '胸闷、气短+/这些有过吗'],
  ['我归拢一下：您咳嗽三天，有痰。漏了什么吗', '我归拢一下+/您咳嗽三天+/有痰+/漏了什么吗'],
  ['您说话清楚吗，走路稳吗', '您说话清楚吗/走路稳吗'],
  ['发烧几天了还有没有咳嗽', '发烧几天了/还有没有咳嗽'],
  ['这几天有没有发烧', '这几天有没有发烧'],
  ['怎么样有没有好一点', '怎么样有没有好一点'],
  [
    '我把要紧的说一遍，咳嗽三天，有痰。您看还差什么',
    '我把要紧的说一遍+/咳嗽三天+/有痰+/您看还差什么',
  ],
])('%s', (text, expected) => {
  expect(written(text)).toBe(expected)
})

test.each([
  ['恶心、走路歪不歪', ['恶心', '走路歪不歪']],
  ['发愣或者叫不答应吗', ['发愣', '叫不答应吗']],
  ['手抖、心慌、这几样有没有', ['手抖', '心慌']],
  ['或者摔过吗', ['或者摔过吗']],
  ['有没有', []],
])('%s asks for %j', (clause, expected) => {
  expect(itemsOf(clause)).toEqual(expected)
})

test('no more than twelve clauses are read', () => {
  const clauses = sentencesOf(normalise('疼，'.repeat(200))).flat()
  expect(clauses.length).toBeLessThanOrEqual(12)
})

test.each([
  ['您咳嗽三天，有痰，对吗', true],
  ['咳嗽三天，有痰，是吗', false],
  ['三天前发烧，昨天咳嗽，没有痰，对吗', true],
  ['您咳嗽吗，有痰，对吗', false],
  ['您咳嗽三天，对吗', false],
  ['对吗', false],
])('%s recites: %s', (clause, expected) => {
  expect(isRecital(clause)).toBe(expected)
})

test('whether a text recites is found at once, even of nothing but pauses', () => {
  for (let time = 0; time < 20; time += 1) expect(isRecital('，'.repeat(499))).toBe(false)
}, 1000)
