import type { QuestionContent } from '@xinglin/contract/questions'
import { within, type Element } from '#platform/documents'
import { isBlankHtml } from '#platform/rich-text'
import {
  type BareOption,
  type BarePart,
  choiceOf,
  matchingOf,
  seriesOf,
  writtenOf,
} from './build-content.ts'
import {
  interactionNames,
  interactions,
  interactionsIn,
  markupOf,
  richIn,
  richOf,
} from './qti-body.ts'
import { childOf, childrenOf, declarationsIn, rightValues, textOf } from './qti-element.ts'
import { declarationFor, gapped, NotCarried, type Reading } from './qti-gaps.ts'
import { escaped, type FindPicture } from './rich-words.ts'

const choicesOf = (interaction: Element): Element[] =>
  interaction.name === 'hottextInteraction'
    ? within(interaction, 'hottext').slice()
    : childrenOf(interaction, 'simpleChoice')

/** What an option is by the points that it has, where they are those of 案例分析题; else by the key alone. */
const kindOf = (
  id: string,
  rights: ReadonlySet<string>,
  points: ReadonlyMap<string, number> | undefined,
): BareOption['kind'] => {
  if (!points) return rights.has(id) ? 'right' : 'wrong'
  const value = points.get(id) ?? 0
  if (value >= 2) return 'key'
  if (value > 0) return 'right'
  return value === 0 ? 'irrelevant' : 'wrong'
}

const optionsOf = (interaction: Element, reading: Reading): BareOption[] => {
  const declaration = declarationFor(reading, interaction)
  const rights = new Set(rightValues(declaration))
  const isWeighed = reading.item.attributes['label'] === 'analysis'
  const points = new Map(declaration.mapped.map(({ key, value }) => [key, value]))
  if (declaration.hasMapping && !isWeighed) reading.note('各选项的得分未导入，按对错计分')
  return choicesOf(interaction).map((one, at) => ({
    html: richIn(one, reading),
    kind: kindOf(one.attributes['identifier'] ?? '', rights, isWeighed ? points : undefined),
    fixed:
      one.attributes['fixed'] === 'true' || interaction.attributes['shuffle'] !== 'true'
        ? at
        : null,
  }))
}

const promptOf = (interaction: Element, reading: Reading): string =>
  richIn(childOf(interaction, 'prompt'), reading)

const matched = (
  interaction: Element,
  stem: string,
  reading: Reading,
  explanation: string,
): QuestionContent => {
  const pairs = rightValues(declarationFor(reading, interaction)).map((one) => one.split(/\s+/))
  const [first, second] = childrenOf(interaction, 'simpleMatchSet').map((set) =>
    childrenOf(set, 'simpleAssociableChoice').map((one) => ({
      id: one.attributes['identifier'] ?? '',
      html: richIn(one, reading),
    })),
  )
  if (!first || !second || pairs.length === 0) throw new NotCarried('没有正确答案')
  const partners = (id: string) =>
    pairs.filter((pair) => pair.includes(id)).map((pair) => pair.find((one) => one !== id) ?? '')
  const isEach = (set: readonly { id: string }[]) =>
    set.every(({ id }) => partners(id).length === 1)
  const [prompt, options] = isEach(first) ? [first, second] : [second, first]
  if (!isEach(prompt)) throw new NotCarried('有的项目对应几个答案或没有答案，不能成为配伍题')
  return matchingOf(
    options.map(({ html }) => html),
    prompt.map(({ id, html }) => ({
      stem: stem + html,
      right: options.findIndex((one) => one.id === partners(id)[0]),
      explanation,
    })),
  )
}

/** Several questions with options in one body: what stands before the first is shared, what stands between belongs to the next. */
const series = (
  body: Element,
  all: readonly Element[],
  reading: Reading,
  explanation: string,
): QuestionContent => {
  const cut = '\u{1D455}'
  const markup = markupOf(body.parts, { ...reading, stand: () => cut })
  const texts = markup.split(cut).map((one) => richOf(one, reading))
  const parts: BarePart[] = all.map((one, at) => ({
    stem: (at === 0 ? '' : (texts[at] ?? '')) + promptOf(one, reading) || '<p>请选择：</p>',
    options: optionsOf(one, reading),
    explanation,
  }))
  const { label } = reading.item.attributes
  const type = label === 'A3' || label === 'A4' || label === 'analysis' ? label : undefined
  return seriesOf((texts[0] ?? '') || '<p>请回答下列问题。</p>', parts, type)
}

const madeOf = (body: Element, reading: Reading, explanation: string): QuestionContent => {
  const all = interactionsIn(body)
  const [first] = all
  if (!first) throw new NotCarried('没有作答部分')
  const none = all.find(({ name }) => interactions[name] === 'none')
  if (none)
    throw new NotCarried(`“${interactionNames[none.name] ?? none.name}”本平台没有对应的题型`)
  const kinds = new Set(all.map(({ name }) => interactions[name]))
  if (kinds.has('words') && kinds.size === 1) return gapped(body, reading, explanation)
  if (kinds.size > 1) throw new NotCarried('一题中混有几种作答方式')
  const kind = interactions[first.name]
  if (kind === 'gap') return gapped(body, reading, explanation)
  const around = richOf(
    markupOf(body.parts, {
      ...reading,
      stand: (one) =>
        one.name === 'hottextInteraction'
          ? markupOf(
              one.parts.filter((part) => typeof part === 'string' || part.name !== 'prompt'),
              { ...reading, stand: () => '' },
            )
          : '',
    }),
    reading,
  )
  const stem = around + promptOf(first, reading)
  if (all.length > 1 && kind === 'choice') return series(body, all, reading, explanation)
  if (all.length > 1 && kind === 'written') reading.note('几处作答合为一题')
  else if (all.length > 1) throw new NotCarried('一题中有几个作答部分')
  if (kind === 'choice')
    return choiceOf({ stem, options: optionsOf(first, reading), explanation }, reading.note)
  if (kind === 'match') return matched(first, stem, reading, explanation)
  const reference = within(body, 'rubricBlock').find(({ attributes }) =>
    /scorer/.test(attributes['view'] ?? ''),
  )
  return writtenOf('short', stem, richIn(reference, reading), explanation)
}

/** An item whose body says nothing but its options is asked by its title. */
const titled = (
  content: QuestionContent,
  { attributes }: Element,
  note: (text: string) => void,
): QuestionContent => {
  const title = (attributes['title'] ?? '').trim()
  if (title === '' || !('Stem' in content) || !isBlankHtml(content.Stem)) return content
  note('题干没有文字，以题目名称代替')
  return { ...content, Stem: `<p>${escaped(title)}</p>` }
}

/** An item as a question, or why it is none. */
export const questionOf = (
  item: Element,
  { find, note }: { readonly find: FindPicture; readonly note: (text: string) => void },
): QuestionContent | string => {
  const reading: Reading = { item, declared: declarationsIn(item), find, note }
  const body = childOf(item, 'itemBody')
  if (!body) return '没有题干'
  if (childrenOf(item, 'templateDeclaration').length > 0) return '题干含随机变量，本平台不导入'
  if (item.attributes['adaptive'] === 'true')
    return '自适应题目（多次作答、逐步提示），本平台没有对应'
  const processing = childOf(item, 'responseProcessing')
  if (
    processing &&
    processing.children.length > 0 &&
    within(processing, 'match', 'mapResponse', 'equal', 'equalRounded').length === 0
  )
    note('自定义的计分规则未导入')
  const feedback = childrenOf(item, 'modalFeedback')
    .map((one) => richIn(one, reading))
    .filter((one) => one !== '')
  if (feedback.length > 1) note('几条反馈合并为解析，请整理')
  try {
    const content = titled(madeOf(body, reading, feedback.join('')), item, note)
    if (textOf(body).trim() === '' && feedback.length === 0) note('题干没有文字')
    return content
  } catch (error) {
    if (error instanceof NotCarried) return error.message
    throw error
  }
}
