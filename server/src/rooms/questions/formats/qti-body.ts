import type { Element } from '#platform/documents'
import { escaped, type FindPicture, fromMarkup } from './rich-words.ts'

/** Interactions of QTI, by what becomes of them. */
export const interactions: Readonly<
  Record<string, 'choice' | 'gap' | 'written' | 'match' | 'words' | 'none'>
> = {
  choiceInteraction: 'choice',
  hottextInteraction: 'choice',
  inlineChoiceInteraction: 'gap',
  textEntryInteraction: 'gap',
  extendedTextInteraction: 'written',
  matchInteraction: 'match',
  gapMatchInteraction: 'words',
  orderInteraction: 'none',
  associateInteraction: 'none',
  hotspotInteraction: 'none',
  selectPointInteraction: 'none',
  graphicOrderInteraction: 'none',
  graphicAssociateInteraction: 'none',
  graphicGapMatchInteraction: 'none',
  positionObjectInteraction: 'none',
  sliderInteraction: 'none',
  mediaInteraction: 'none',
  drawingInteraction: 'none',
  uploadInteraction: 'none',
  customInteraction: 'none',
  portableCustomInteraction: 'none',
  endAttemptInteraction: 'none',
}

/** What each interaction that has no place is called. */
export const interactionNames: Readonly<Record<string, string>> = {
  orderInteraction: '排序',
  associateInteraction: '两两配对',
  hotspotInteraction: '图上热区',
  selectPointInteraction: '图上点选',
  graphicOrderInteraction: '图上排序',
  graphicAssociateInteraction: '图上连线',
  graphicGapMatchInteraction: '图上填空',
  positionObjectInteraction: '拖放定位',
  sliderInteraction: '滑块',
  mediaInteraction: '音视频播放',
  drawingInteraction: '绘图',
  uploadInteraction: '上传文件',
  customInteraction: '自定义交互',
  portableCustomInteraction: '自定义交互',
  endAttemptInteraction: '提示按钮',
}

/** Every interaction within an element, in their order. */
export const interactionsIn = (element: Element): Element[] =>
  element.children.flatMap((one) => (one.name in interactions ? [one] : interactionsIn(one)))

export type BodyReading = {
  readonly find: FindPicture
  readonly note: (text: string) => void
  /** What stands for an interaction, or for a gap within one. */
  readonly stand: (interaction: Element) => string
}

const hidden = new Set([
  'feedbackInline',
  'feedbackBlock',
  'modalFeedback',
  'stylesheet',
  'infoControl',
  'catalogInfo',
  'templateInline',
  'templateBlock',
])
const empty = new Set(['br', 'img', 'hr', 'col'])

const attributesOf = ({ attributes }: Element): string =>
  Object.entries(attributes)
    .filter(([name]) => /^(?:src|alt|colspan|rowspan|href|data)$/.test(name))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')

const isForCandidates = ({ attributes }: Element): boolean =>
  (attributes['view'] ?? 'candidate').includes('candidate')

/** A formula as it stands in the document, whatever prefix its names had. */
const mathOf = ({ name, attributes, parts }: Element): string => {
  const own = Object.entries(attributes)
    .filter(([one]) => /^(?:display|open|close|separators|notation|columnalign)$/.test(one))
    .map(([one, value]) => ` ${one}="${escaped(value)}"`)
    .join('')
  const inside = parts.map((one) => (typeof one === 'string' ? escaped(one) : mathOf(one))).join('')
  return `<${name}${own}>${inside}</${name}>`
}

const written = (part: string | Element, reading: BodyReading): string => {
  if (typeof part === 'string') return escaped(part)
  const { name } = part
  if (name in interactions || name === 'gap') return reading.stand(part)
  if (hidden.has(name)) {
    if (name.startsWith('feedback')) reading.note('按作答显示的反馈未导入')
    return ''
  }
  if (name === 'rubricBlock' && !isForCandidates(part)) {
    reading.note('给阅卷人的说明未导入题干')
    return ''
  }
  if (name === 'printedVariable') reading.note('显示变量的地方未导入')
  if (name === 'math') return mathOf(part)
  if (name === 'object' && (part.attributes['type'] ?? '').startsWith('image/'))
    return `<img src="${escaped(part.attributes['data'] ?? '')}" alt="">`
  const inside = part.parts.map((one) => written(one, reading)).join('')
  return empty.has(name)
    ? `<${name}${attributesOf(part)}>`
    : `<${name}${attributesOf(part)}>${inside}</${name}>`
}

/** Some parts of a body as markup, before it is cleaned. */
export const markupOf = (parts: readonly (string | Element)[], reading: BodyReading): string =>
  parts.map((part) => written(part, reading)).join('')

/** Markup as rich text of ours. */
export const richOf = (
  markup: string,
  { find, note }: Pick<BodyReading, 'find' | 'note'>,
): string => {
  const { html, notes } = fromMarkup(markup, find)
  for (const one of notes) note(one)
  return html
}

/** What an element says, as rich text; interactions within it stand for nothing. */
export const richIn = (
  element: Element | undefined,
  reading: Pick<BodyReading, 'find' | 'note'>,
): string =>
  element === undefined
    ? ''
    : richOf(markupOf(element.parts, { ...reading, stand: () => '' }), reading)
