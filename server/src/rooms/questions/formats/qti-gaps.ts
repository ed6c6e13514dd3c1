import type { QuestionContent } from '@xinglin/contract/questions'
import { within, type Element } from '#platform/documents'
import { blankOf, choiceOf, numberBlank, textBlank } from './build-content.ts'
import { type Gap, gapMark, writtenGap } from './moodle-blanks.ts'
import { interactionsIn, markupOf, richIn, richOf } from './qti-body.ts'
import { childOf, childrenOf, type Declaration, rightValues } from './qti-element.ts'
import { escaped, type FindPicture, plainOf } from './rich-words.ts'

/** What is needed to read an item. */
export type Reading = {
  readonly item: Element
  readonly declared: ReadonlyMap<string, Declaration>
  readonly find: FindPicture
  readonly note: (text: string) => void
}

/** Why an item cannot be made a question. */
export class NotCarried extends Error {}

/** What answers an interaction. */
export const declarationFor = ({ declared }: Reading, { attributes }: Element): Declaration => {
  const known = declared.get(attributes['responseIdentifier'] ?? '')
  if (!known) throw new NotCarried('作答没有对应的答案声明')
  return known
}

/** How far a figure may be off, by the processing of the item. */
const toleranceOf = ({ item, note }: Reading, identifier: string): number => {
  const processing = childOf(item, 'responseProcessing')
  const equals = processing ? within(processing, 'equal', 'equalRounded') : []
  const own = equals.find((one) =>
    within(one, 'variable').some(({ attributes }) => attributes['identifier'] === identifier),
  )
  if (!own) return 0
  const tolerance = Number((own.attributes['tolerance'] ?? '0').split(' ')[0])
  if (own.name === 'equalRounded' || own.attributes['toleranceMode'] === 'relative') {
    note('按比例或四舍五入的误差未导入')
    return 0
  }
  return Number.isFinite(tolerance) ? Math.abs(tolerance) : 0
}

const entryGap = (interaction: Element, reading: Reading): Gap => {
  const declaration = declarationFor(reading, interaction)
  const { identifier, baseType, correct, mapped } = declaration
  const rights = rightValues(declaration)
  if (rights.length === 0) return { kind: 'fault', fault: '没有正确答案' }
  if (baseType === 'float' || baseType === 'integer') {
    const value = Number(rights[0])
    if (!Number.isFinite(value)) return { kind: 'fault', fault: `答案“${rights[0] ?? ''}”不是数值` }
    return {
      kind: 'blank',
      blank: numberBlank(value, toleranceOf(reading, identifier)),
      offered: [],
    }
  }
  const best = Math.max(0, ...mapped.map(({ value }) => value))
  if (mapped.some(({ value }) => value > 0 && value < best)) reading.note('部分得分的答案未导入')
  if (mapped.some(({ caseSensitive }) => caseSensitive)) reading.note('区分大小写的要求未导入')
  const forms = [
    ...correct,
    ...mapped.filter(({ value }) => value === best && best > 0).map(({ key }) => key),
  ]
  return { kind: 'blank', blank: textBlank(forms), offered: [] }
}

const inlineGap = (interaction: Element, reading: Reading): Gap => {
  const rights = new Set(rightValues(declarationFor(reading, interaction)))
  if (rights.size === 0) return { kind: 'fault', fault: '没有正确答案' }
  const options = childrenOf(interaction, 'inlineChoice').map((one) => ({
    text: plainOf(richIn(one, reading)),
    right: rights.has(one.attributes['identifier'] ?? ''),
  }))
  return { kind: 'choice', options }
}

/** The gaps of 选词填空: pairs name the word and its gap. */
const wordGaps = (interaction: Element, reading: Reading) => {
  const rights = rightValues(declarationFor(reading, interaction)).map((one) => one.split(/\s+/))
  const words = childrenOf(interaction, 'gapText').map((one) => ({
    id: one.attributes['identifier'] ?? '',
    text: plainOf(richIn(one, reading)),
  }))
  if (words.length === 0 || within(interaction, 'gapImg').length > 0)
    throw new NotCarried('以图片填空，本平台没有对应的题型')
  return (gap: Element): Gap => {
    const id = gap.attributes['identifier'] ?? ''
    const right = rights.filter((pair) => pair.includes(id)).flat()
    if (right.length === 0) return { kind: 'fault', fault: '有的空没有正确答案' }
    return {
      kind: 'choice',
      options: words.map((one) => ({ text: one.text, right: right.includes(one.id) })),
    }
  }
}

/** A body with gaps, each written where it stands. */
export const gapped = (body: Element, reading: Reading, explanation: string): QuestionContent => {
  const gaps: Gap[] = []
  const [only, ...others] = interactionsIn(body)
  const stand = (interaction: Element): string => {
    if (interaction.name === 'gapMatchInteraction') {
      const of = wordGaps(interaction, reading)
      const parts = interaction.parts.filter(
        (one) => typeof one === 'string' || one.name !== 'gapText',
      )
      return markupOf(parts, {
        ...reading,
        stand: (gap) => {
          const one = writtenGap(of(gap))
          gaps.push(one)
          return gapMark(one)
        },
      })
    }
    const read =
      interaction.name === 'textEntryInteraction'
        ? entryGap(interaction, reading)
        : inlineGap(interaction, reading)
    if (others.length === 0 && read.kind === 'choice') {
      gaps.push(read)
      return '____'
    }
    const one = writtenGap(read)
    gaps.push(one)
    return gapMark(one)
  }
  const stem = richOf(markupOf(body.parts, { ...reading, stand }), reading)
  const fault = gaps.find((one) => one.kind === 'fault')
  if (fault?.kind === 'fault') throw new NotCarried(fault.fault)
  const [gap] = gaps
  if (only?.name === 'inlineChoiceInteraction' && gap?.kind === 'choice')
    return choiceOf(
      {
        stem,
        options: gap.options.map(({ text, right }) => ({
          html: `<p>${escaped(text)}</p>`,
          kind: right ? 'right' : 'wrong',
        })),
        explanation,
      },
      reading.note,
    )
  if (gaps.some((one) => one.kind === 'blank' && one.offered.length > 0))
    reading.note('选词、下拉选择改为填空，可选的内容列在题干中')
  return blankOf(
    stem,
    gaps.flatMap((one) => (one.kind === 'blank' ? one.blank : [])),
    explanation,
  )
}
