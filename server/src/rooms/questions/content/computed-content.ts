import { createHash } from 'node:crypto'
import type { ContentOf, QuestionContent, QuestionForm } from '@xinglin/contract/questions'
import {
  choicesOf,
  computedFamily,
  computedInstance,
  type Instance,
  narrowingProblem,
  type Recorded,
} from '@xinglin/simulation/computed'
import { htmlOfText } from '#platform/rich-text'

type Computed = ContentOf<'computed'>

/** What is asked and answered as it stands: of computed questions one instance. */
export type PlainContent = Exclude<QuestionContent, Computed>

/** An id that some words alone decide: the same instance has the same options wherever it is shown. */
export const idOf = (...parts: readonly string[]): string => {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const narrowedOf = ({ Ranges }: Computed) =>
  Object.fromEntries(Ranges.map(({ Name, Least, Most }) => [Name, { least: Least, most: Most }]))

const figureOf = ({ zh, length, timeUnit, grid, strips }: Recorded) => ({
  Name: zh,
  Length: length,
  TimeUnit: timeUnit,
  Grid: grid,
  Strips: strips.map((strip) => ({
    Name: strip.zh,
    Unit: strip.unit,
    Least: strip.lo,
    Most: strip.hi,
    Samples: [...strip.samples],
  })),
})

const paragraphs = (lines: readonly string[]): string => lines.map(htmlOfText).join('')

const choiceOf = (instance: Instance, seed: string, explanation: string) => ({
  Type: 'A1' as const,
  Stem: paragraphs([instance.stem]),
  Options: choicesOf(instance).map(({ text, mistake }) => ({
    Id: idOf('option', seed, text),
    Text: htmlOfText(text),
    Kind: mistake === null ? ('right' as const) : ('wrong' as const),
    Fixed: null,
  })),
  Explanation: `${explanation}${paragraphs(
    choicesOf(instance).flatMap(({ text, mistake }) =>
      mistake === null ? [] : [`${text}：${mistake}`],
    ),
  )}`,
})

const blankOf = ({ stem, value, tolerance, unit }: Instance, explanation: string) => ({
  Type: 'blank' as const,
  Stem: paragraphs([stem]),
  Blanks: [
    {
      Kind: 'number' as const,
      Value: Number(value),
      Tolerance: tolerance,
      Units: unit === '' ? [] : [unit],
      UnitPrinted: unit !== '',
    },
  ],
  Explanation: explanation,
})

/** A computed question as one reader has it: figures, curve and key by the seed. Other questions are the same to everybody. */
export const forReader = (content: QuestionContent, seed: string): QuestionContent => {
  if (content.Type !== 'computed') return content
  const family = computedFamily(content.Family)
  // A draft may be wrong at any time: it has no instances until it is not.
  if (!family || computedProblems(content).length > 0) return content
  const instance = computedInstance(family, seed, narrowedOf(content))
  const explanation = `${paragraphs(instance.derivation)}${content.Explanation}`
  return {
    ...content,
    Instance: {
      Question:
        content.Asks === 'choice' || family.isNamed
          ? choiceOf(instance, seed, explanation)
          : blankOf(instance, explanation),
      Figure: instance.figure ? figureOf(instance.figure) : null,
    },
  }
}

/** The same of a form. */
export const formForReader = (form: QuestionForm, seed: string): QuestionForm =>
  form.Content.Type === 'computed' ? { ...form, Content: forReader(form.Content, seed) } : form

/** What is asked: the question itself, or the instance of a computed one; undefined where it has none yet. */
export const plainOf = (content: QuestionContent): PlainContent | undefined =>
  content.Type === 'computed' ? content.Instance?.Question : content

/** What a computed question is called, and what one of its readers is asked. */
export const computedWords = (content: Computed): { name: string; sample: string } => {
  const family = computedFamily(content.Family)
  if (!family) return { name: '', sample: '' }
  const isSound = narrowingProblem(family, narrowedOf(content)) === undefined
  return {
    name: family.name,
    sample: computedInstance(family, 'sample', isSound ? narrowedOf(content) : {}).stem,
  }
}

/** Where what a computed question asks can be read; empty for another question. */
export const sourceOf = (content: QuestionContent): string =>
  content.Type === 'computed' ? (computedFamily(content.Family)?.source ?? '') : ''

/** What is wrong with a computed question, in sentences. */
export const computedProblems = (content: Computed): string[] => {
  const family = computedFamily(content.Family)
  if (!family) return ['请选择计算题的类型']
  const names = content.Ranges.map(({ Name }) => Name)
  if (new Set(names).size < names.length) return ['参数范围重复，请重新选择']
  const problem = narrowingProblem(family, narrowedOf(content))
  if (problem !== undefined) return [problem]
  return family.isNamed && content.Asks === 'blank' ? ['该类型的答案是名称，只能作选择题'] : []
}
