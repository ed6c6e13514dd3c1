import { expect, test } from 'vitest'
import { mendingOf } from './repair.ts'
import { isVague, namedIn, namesField, painIn, termsOf, topicsBeside, topicsWith } from './terms.ts'
import { focusOf, lexiconOf } from './lexicon.ts'

const words = {
  咳嗽: ['s:cough'],
  有痰: ['s:sputum'],
  胸闷: ['s:chest_tightness'],
  心慌: ['s:palpitation'],
  肚子疼: ['s:abd_pain'],
  来月经: ['c:period'],
  后背: ['p:back'],
  胸口: ['p:chest'],
  疼: ['f:pain'],
  肿: ['f:swell'],
  脖子粗: ['s:neck_mass'],
  京剧: ['c:off_stage'],
  的时候: ['c:moment'],
  睡眠: ['t:sleep'],
  大小便: ['t:bowel_urine'],
  痒: ['~s:skin_itch'],
  血压: ['~d:hypertension'],
  心脏: ['~d:chd'],
  糖尿病: ['d:diabetes'],
  血糖: ['~d:diabetes'],
  三高: ['d:hypertension', 'd:diabetes', 'd:hyperlipidemia'],
  其他症状: ['t:assoc_open'],
}
const composed = {
  'back pain': 'back_pain',
  'back swell': 'edema',
  'chest pain': 'chest_pain',
  'chest swell': 'edema',
}
const paired = { 'c:period abd_pain': 'dysmenorrhea', 's:neck_mass f:pain': 'neck_pain' }
const { find, feltIn } = lexiconOf({ words, composed, paired })

const sensesOf = (clause: string): string[] => find(clause).flatMap(({ senses }) => [...senses])
const named = (clause: string): string[] =>
  focusOf(find(clause)).flatMap(({ senses }) => [...senses])

test.each([
  ['咳嗽有痰', ['s:cough', 's:sputum']],
  ['后背好好的并不疼', ['p:back', 'f:pain']],
  ['后背有点疼', ['s:back_pain']],
  ['后背和疼', ['p:back', 'f:pain']],
  ['后背疼或肿', ['s:back_pain', 's:edema']],
  ['胸口和后背疼', ['s:chest_pain', 's:back_pain']],
  ['胸口、后背肿', ['p:chest', 's:edema']],
  ['胸口或者后背疼', ['s:chest_pain', 's:back_pain']],
  ['胸口后背疼', ['s:chest_pain']],
  ['脖子粗疼', ['s:neck_mass', 's:neck_pain']],
  ['来月经肚子疼', ['c:period', 's:dysmenorrhea']],
  ['肚子疼来月经', ['s:abd_pain', 'c:period']],
])('%s holds %j', (clause, expected) => {
  expect(sensesOf(clause)).toEqual(expected)
})

test.each([
  ['心慌的时候胸闷吗', ['s:chest_tightness']],
  ['心慌的时候怎么办', []],
  ['心慌的时候', ['s:palpitation', 'c:moment']],
  ['除了心慌，还有胸闷吗', ['s:chest_tightness']],
  ['除了心慌，睡眠怎么样', ['t:sleep']],
  ['除了心慌，脚上有什么', []],
  ['咳嗽有痰吗', ['s:sputum']],
  ['这次咳嗽有痰吗', ['s:sputum']],
])('%s asks for %j', (clause, expected) => {
  expect(named(clause)).toEqual(expected)
})

test.each([
  ['有咳嗽、胸闷吗', ['cough', 'chest_tightness']],
  ['睡眠、大小便怎么样', ['sleep', 'bowel_urine']],
  ['痒吗', ['skin_itch']],
  ['咳嗽怎么样', undefined],
  ['咳嗽多久了', undefined],
  ['疼的睡眠和大小便怎么样', ['sleep', 'bowel_urine']],
  ['咳嗽是干的还是带痰的', undefined],
  ['两只脚都肿吗', undefined],
  ['血压、心脏怎么样', undefined],
  ['有血压、心脏、糖尿病吗', ['hypertension', 'chd', 'diabetes']],
  ['有咳嗽、胸闷等其他症状吗', ['cough', 'chest_tightness']],
])('%s lists %j', (clause, expected) => {
  expect(termsOf(find(clause))?.map(({ id }) => id)).toEqual(expected)
})

test.each([
  ['疼吗', true],
  ['会疼', true],
  ['后背疼吗', false],
  ['疼得厉害', false],
  ['痒吗', false],
])('of %s it is not said what feels so: %s', (clause, expected) => {
  expect(isVague(find(clause))).toBe(expected)
})

test.each([
  ['疼得厉害吗', '疼'],
  ['后背疼得厉害吗', undefined],
  ['后背，疼吗', undefined],
  ['肿得厉害吗', undefined],
])('of %s it is not said what hurts: %s', (clause, expected) => {
  expect(painIn(find(clause))).toBe(expected)
})

test('a feeling alone is the first symptom that feels so', () => {
  const felt = (...symptoms: string[]) =>
    feltIn(find('疼吗'), symptoms).flatMap(({ senses }) => [...senses])
  expect(felt('edema', 'chest_pain', 'back_pain')).toEqual(['s:chest_pain'])
  expect(felt('edema')).toEqual(['f:pain'])
  // By its name, where no part of the body makes it.
  expect(felt('dysuria')).toEqual(['s:dysuria'])
  expect(felt()).toEqual(['f:pain'])
  const bleeding = feltIn([{ text: '血', senses: ['f:bleed'] }], ['epistaxis'])
  expect(bleeding[0]?.senses).toEqual(['f:bleed'])
})

test.each([
  ['看京剧去吗', false],
  ['睡眠怎么样', true],
  ['后背呢', true],
  ['痒吗', true],
])('%s names something of the field: %s', (clause, expected) => {
  expect(namesField(find(clause))).toBe(expected)
})

test('a word typed by ear is mended, a word that is one is not', () => {
  const mend = mendingOf({ words, sounds: { ke: '咳克', sou: '嗽搜', xion: '胸兄', men: '闷们' } })
  expect(mend(find('有咳搜吗'))).toBe('有咳嗽吗')
  expect(mend(find('有咳嗽吗'))).toBeUndefined()
  expect(mend(find('克搜'))).toBeUndefined()
})

test('a feeling that is written out is not mended into a word without it', () => {
  const mend = mendingOf({ words: { 难过: ['s:low_mood'] }, sounds: { lan: '烂难', guo: '过' } })
  const past = { text: '过', senses: [] }
  expect(mend([{ text: '烂', senses: [] }, past])).toBe('难过')
  expect(mend([{ text: '烂', senses: ['f:ulcer'] }, past])).toBeUndefined()
})

test.each([
  ['除了咳嗽，血压、心脏好吗', ['hypertension', 'chd']],
  ['血压，最近高吗', []],
  ['血压高吗', []],
  ['得过糖尿病吗，心脏呢', ['diabetes']],
  ['血压血糖还好吧', ['hypertension', 'diabetes']],
  ['血压高不高，血糖呢', []],
  ['三高有吗', ['hypertension', 'diabetes', 'hyperlipidemia']],
])('%s names the diseases %j', (clause, expected) => {
  expect(namedIn(find(clause), 'd')).toEqual(expected)
})

test.each([
  ['睡眠大小便受影响吗', ['sleep', 'bowel_urine']],
  ['睡眠、大小便的变化', ['sleep', 'bowel_urine']],
  ['睡眠受影响吗，大小便呢', []],
  ['大小便变没变', []],
])('with sleep %s asks for %j', (clause, expected) => {
  expect(topicsWith(find(clause), 'sleep')).toEqual(expected)
})

test.each([
  ['有咳嗽、心慌或睡眠变化吗', ['sleep']],
  ['咳嗽影响睡眠吗', []],
])('beside findings %s asks for %j', (clause, expected) => {
  expect(topicsBeside(find(clause))).toEqual(expected)
})
