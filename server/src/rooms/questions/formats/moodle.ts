import { Unreadable, readXml, type Element } from '#platform/documents'
import type { QuestionContent } from '@xinglin/contract/questions'
import { blankOf, choiceOf, judgeOf, matchingOf, textBlank, writtenOf } from './build-content.ts'
import {
  answersOf,
  childOf,
  feedbackOf,
  numericalOf,
  optionsOf,
  type Reading,
  richIn,
  textOf,
  textIn,
} from './moodle-answers.ts'
import { type Gap, gapMark, gapsIn, writtenGap } from './moodle-blanks.ts'
import {
  mostItems,
  noFiling,
  type PictureShelf,
  pictureShelf,
  type QuestionFile,
  type ReadItem,
  refusedItem,
} from './read-item.ts'
import { fromPlain } from './rich-words.ts'

/** Ten thousand questions with all their parts. */
const maxElements = 800_000

/** A text with gaps, or why it cannot be taken: one that is chosen for is a question with options. */
const gappedOf = (
  texts: readonly string[],
  gaps: readonly Gap[],
  explanation: string,
  { note }: Reading,
): QuestionContent | string => {
  const fault = gaps.find((one) => one.kind === 'fault')
  if (fault?.kind === 'fault') return fault.fault
  const [only] = gaps
  if (gaps.length === 1 && only?.kind === 'choice') {
    const options = only.options.map(({ text, right }) => ({
      html: fromPlain(text),
      kind: right ? ('right' as const) : ('wrong' as const),
    }))
    return choiceOf({ stem: texts.join('____'), options, explanation }, note)
  }
  const written = gaps.map(writtenGap)
  if (written.some((one) => one.kind === 'blank' && one.offered.length > 0))
    note('下拉选择改为填空，可选的内容列在题干中')
  const stem = texts.map((text, at) => text + (written[at] ? gapMark(written[at]) : '')).join('')
  return blankOf(
    stem,
    written.flatMap((one) => (one.kind === 'blank' ? one.blank : [])),
    explanation,
  )
}

/** The gaps of 选词填空, which the text names by the number of the word that is right there. */
const numberedGaps = (question: Element, stem: string) => {
  const words = question.children
    .filter(({ name }) => name === 'selectoption' || name === 'dragbox')
    .map((one) => ({
      text: textIn(one, 'text'),
      group: textIn(one, 'group') || textOf(childOf(one, 'group')).trim(),
    }))
  const texts: string[] = []
  const gaps: Gap[] = []
  let at = 0
  for (const { index, 0: all, 1: no } of stem.matchAll(/\[\[(\d{1,3})\]\]/g)) {
    const right = words[Number(no) - 1]
    texts.push(stem.slice(at, index))
    at = index + all.length
    gaps.push(
      right
        ? {
            kind: 'choice',
            options: words
              .filter(({ group }) => group === right.group)
              .map((one) => ({ text: one.text, right: one === right })),
          }
        : { kind: 'fault', fault: `题干引用的第${no}个词不存在` },
    )
  }
  return { texts: [...texts, stem.slice(at)], gaps }
}

const contentOf = (question: Element, type: string, reading: Reading): QuestionContent | string => {
  const { note } = reading
  const stem = richIn(childOf(question, 'questiontext'), reading)
  const general = richIn(childOf(question, 'generalfeedback'), reading)
  const answers = answersOf(question, reading)
  const explanation = general + feedbackOf(answers)
  const whole = answers.filter(({ fraction }) => fraction >= 100)
  switch (type) {
    case 'multichoice':
    case 'multichoiceset': {
      const isSingle =
        type === 'multichoice' && !/^(?:false|0)$/.test(textOf(childOf(question, 'single')).trim())
      return choiceOf({ stem, options: optionsOf(answers, isSingle, reading), explanation }, note)
    }
    case 'truefalse': {
      const right = whole[0]?.plain.toLowerCase()
      return judgeOf(stem, right === undefined ? null : right === 'true', explanation)
    }
    case 'shortanswer': {
      if (whole.length < answers.filter(({ fraction }) => fraction > 0).length)
        note('部分得分的答案未导入')
      const forms = whole.map(({ plain }) => plain).filter((one) => one !== '*')
      if (forms.some((one) => /(?<!\\)\*/.test(one))) return '答案含通配符“*”，本平台没有对应'
      return blankOf(stem, [textBlank(forms.map((one) => one.replaceAll('\\*', '*')))], explanation)
    }
    case 'numerical':
      return blankOf(stem, numericalOf(question, answers, reading), explanation)
    case 'essay': {
      const info = richIn(childOf(question, 'graderinfo'), reading)
      return writtenOf('short', stem, info, general)
    }
    case 'matching':
    case 'ddmatch': {
      const pairs = question.children
        .filter(({ name }) => name === 'subquestion')
        .map((one) => ({
          stem: richIn(one, reading),
          answer: richIn(childOf(one, 'answer'), reading),
        }))
      const options = [...new Set(pairs.map(({ answer }) => answer))]
      const stems = pairs.filter((one) => one.stem !== '')
      return matchingOf(
        options,
        stems.map((one) => ({
          stem: stem + one.stem,
          right: options.indexOf(one.answer),
          explanation: general,
        })),
      )
    }
    case 'cloze':
    case 'multianswer': {
      const { texts, gaps } = gapsIn(stem)
      return gaps.length === 0
        ? '完形填空中没有可识别的空'
        : gappedOf(texts, gaps, general, reading)
    }
    case 'gapselect':
    case 'ddwtos': {
      const { texts, gaps } = numberedGaps(question, stem)
      return gappedOf(texts, gaps, general, reading)
    }
    case 'description':
      return '只是说明文字，没有作答部分'
    default:
      return type.startsWith('calculated')
        ? '题干含随机数值，请用计算题生成'
        : `题型“${type}”本平台没有对应`
  }
}

const itemOf = (question: Element, no: number, shelf: PictureShelf): ReadItem => {
  const notes = new Set<string>()
  const type = question.attributes['type'] ?? ''
  const name = textIn(childOf(question, 'name'), 'text') || textOf(childOf(question, 'name')).trim()
  const place = `第${no}题${name === '' ? '' : `“${name.slice(0, 40)}”`}`
  const content = contentOf(question, type, { shelf, note: (text) => void notes.add(text) })
  if (typeof content === 'string') return refusedItem(place, content)
  if (childOf(question, 'tags')?.children.length) notes.add('标签未导入')
  if (question.children.some((one) => one.name === 'hint' && textOf(one).trim() !== ''))
    notes.add('提示未导入')
  return { place, content, faults: [], notes: [...notes], filing: noFiling }
}

/** Reads a file in Moodle XML. */
export const readMoodle = (text: string): QuestionFile => {
  const { root, repairs } = readXml(text, '文件', maxElements)
  const all = root.children.filter(({ name }) => name === 'question')
  const questions = all.filter(({ attributes }) => attributes['type'] !== 'category')
  if (questions.length > mostItems) throw new Unreadable(`每个文件最多${mostItems}题`)
  const shelf = pictureShelf()
  const items = questions.map((one, at) => itemOf(one, at + 1, shelf))
  const categories = all.length - questions.length
  return {
    format: 'moodle',
    items,
    pictures: shelf.all(),
    notes: [
      ...(categories > 0 ? [`${categories} 个题目分类未导入：请用学科与标签归类`] : []),
      ...(repairs > 0 ? [`文件有 ${repairs} 处不合 XML 规则，已修复后读取`] : []),
    ],
  }
}
