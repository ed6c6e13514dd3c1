import type { Element } from '#platform/documents'
import { type BareOption, numberBlank } from './build-content.ts'
import type { PictureShelf } from './read-item.ts'
import { escaped, fromMarkup, fromPlain, plainOf } from './rich-words.ts'

export const childOf = ({ children }: Element, name: string): Element | undefined =>
  children.find((one) => one.name === name)

export const textOf = (element: Element | undefined): string =>
  element === undefined
    ? ''
    : element.parts.map((part) => (typeof part === 'string' ? part : textOf(part))).join('')

export const textIn = (element: Element | undefined, name: string): string =>
  textOf(element && childOf(element, name)).trim()

export type Reading = { readonly shelf: PictureShelf; readonly note: (text: string) => void }

/** The formatted text of an element, with the files that stand beside it. */
export const richIn = (
  element: Element | undefined,
  { shelf, note }: Reading,
  inherited = '',
): string => {
  if (element === undefined) return ''
  const text = textOf(childOf(element, 'text') ?? element)
  const format = element.attributes['format'] ?? inherited
  if (format === 'plain_text') return fromPlain(text)
  if (format === 'markdown') note('Markdown 标记按原文保留，请核对格式')
  const files = new Map(
    element.children
      .filter(({ name }) => name === 'file')
      .map((one) => [one.attributes['name'] ?? '', textOf(one).replaceAll(/\s/g, '')]),
  )
  const find = (source: string): string | undefined => {
    const own = /^@@PLUGINFILE@@\/(.+)$/.exec(source)?.[1]
    const inline = /^data:image\/[a-z.+-]{1,20};base64,(.+)$/s.exec(source)?.[1]
    const data =
      inline ??
      files.get(
        decodeURIComponent(own ?? '')
          .split('/')
          .at(-1) ?? '',
      )
    if (data === undefined || data === '') return undefined
    return shelf.keep(
      `${own ?? 'inline'} ${data.length} ${data.slice(-40)}`,
      Buffer.from(data, 'base64'),
    )
  }
  if (!/<[a-z!/]|&[a-z#]/i.test(text) && !/\\\(|\$\$/.test(text)) return fromPlain(text)
  const { html, notes } = fromMarkup(text, find)
  for (const one of notes) note(one)
  return html
}

export type Answer = {
  readonly html: string
  readonly plain: string
  readonly fraction: number
  readonly feedback: string
  readonly of: Element
}

export const answersOf = (question: Element, reading: Reading): Answer[] =>
  question.children
    .filter(({ name }) => name === 'answer')
    .map((of) => {
      const html = richIn(of, reading)
      return {
        of,
        html,
        plain: plainOf(html),
        fraction: Number(of.attributes['fraction'] ?? '0'),
        feedback: richIn(childOf(of, 'feedback'), reading),
      }
    })

export const feedbackOf = (answers: readonly Answer[]): string =>
  answers
    .filter(({ feedback }) => feedback !== '')
    .map(({ plain, feedback }) => `<p>${escaped(plain)}：${escaped(plainOf(feedback))}</p>`)
    .join('')

export const optionsOf = (
  answers: readonly Answer[],
  isSingle: boolean,
  { note }: Reading,
): BareOption[] => {
  const most = Math.max(...answers.map(({ fraction }) => fraction), 0)
  const isRight = ({ fraction }: Answer) =>
    isSingle ? fraction >= 100 || (most < 100 && most > 0 && fraction === most) : fraction > 0
  if (isSingle && answers.some(({ fraction }) => fraction !== 0 && fraction < 100))
    note(most < 100 ? '没有满分的选项，以得分最高的选项为答案，请核对' : '部分得分的比例未导入')
  if (!isSingle && new Set(answers.map(({ fraction }) => fraction)).size > 2)
    note('各选项的得分比例未导入，按全对得分')
  return answers.map((one) => ({ html: one.html, kind: isRight(one) ? 'right' : 'wrong' }))
}

export const numericalOf = (question: Element, answers: readonly Answer[], { note }: Reading) => {
  const whole = answers.find(({ fraction, plain }) => fraction >= 100 && plain !== '*')
  const value = Number(whole?.plain.replace(',', '.') || Number.NaN)
  if (answers.filter(({ plain }) => plain !== '*').length > 1)
    note('只导入了满分的数值，其余答案未导入')
  const units = (childOf(question, 'units')?.children ?? []).map((one) => ({
    name: textIn(one, 'unit_name') || textOf(childOf(one, 'unit_name')).trim(),
    multiplier: Number(textOf(childOf(one, 'multiplier')) || '1'),
  }))
  const own = units
    .filter(({ multiplier, name }) => multiplier === 1 && name !== '')
    .map(({ name }) => name)
  if (own.length < units.length) note('其他单位及其换算未导入')
  const tolerance = Number(textOf(whole && childOf(whole.of, 'tolerance')).trim() || '0')
  if (!whole || !Number.isFinite(value)) return []
  return [
    {
      ...numberBlank(value, Number.isFinite(tolerance) ? Math.abs(tolerance) : 0, own),
      UnitPrinted: own.length > 0,
    },
  ]
}
