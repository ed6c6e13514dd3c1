import { htmlNames } from './in-order.ts'
import type { Reading } from './reading.ts'
import type { Element } from '#platform/documents'

/** Parts of a package that are for its own program: what is no word there (figures, switches, paths) is not told. */
const ofPrograms = new Set([
  'ActivityModel',
  'DataAvailabilityModel',
  'Table',
  'manifest',
  'MediaResource',
  'lom',
])
const noWord =
  /^(?:[-+=*]?\d+(?:\.\d+)?|on|off|true|false|yes|no|y|n|eq|neq|leq|lt|geq|gt|[-+=*<>]|\/(?:ActivityModel|DataAvailabilityModel|VirtualPatientData)\S*|#?[\da-f]{6})$/i

const wordy = /^(?:label|title|alt|feedback|results?|appropriateness|description|text)$/i
const noWords = /^(?:xmlns.*|schemaLocation|href|src|style|class)$/i

/** Attributes that say something to a person. */
const saidBy = ({ attributes }: Element): readonly (readonly [string, string])[] =>
  Object.entries(attributes).filter(
    ([name, value]) =>
      value.trim() !== '' &&
      !noWords.test(name) &&
      !noWord.test(value.trim()) &&
      (wordy.test(name) || /[^\u0020-\u007E]/.test(value)),
  )

const html = new Set(htmlNames)

/** Every text of a document that no reader asked for, with where it stands. */
export const unreadIn = (root: Element, from: Reading): readonly string[] => {
  const lines: string[] = []
  const walk = (element: Element, path: readonly string[], isOfProgram: boolean) => {
    const here = [...path.slice(-1), element.name]
    const program = isOfProgram || ofPrograms.has(element.name)
    const wasRead = from.isRead(element)
    for (const [name, value] of saidBy(element))
      if (!(element.name === 'VPDText' && name === 'textType'))
        lines.push(`${here.join(' › ')} 的 ${name}“${value.trim()}”：没有导入`)
    if (wasRead) {
      for (const child of element.children) walk(child, here, program)
      return
    }
    const isText = element.children.every(({ name }) => html.has(name.toLowerCase()))
    if (isText || element.parts.some((part) => typeof part === 'string' && part.trim() !== '')) {
      const text = from.words(element)
      if (text !== '' && !(program && noWord.test(text)))
        lines.push(`${here.join(' › ')}“${text}”：没有导入`)
    }
    for (const child of element.children) walk(child, here, program)
  }
  walk(root, [], false)
  return lines
}
