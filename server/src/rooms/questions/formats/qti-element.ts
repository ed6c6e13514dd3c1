import type { Element } from '#platform/documents'

const camel = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** QTI 3 as QTI 2 has it: qti-simple-choice is simpleChoice, response-identifier is responseIdentifier. */
export const asQti2 = (element: Element): Element => {
  const isNew = element.name.startsWith('qti-')
  const attributes = isNew
    ? Object.fromEntries(
        Object.entries(element.attributes).map(([name, value]) => [
          name.startsWith('data-') ? name : camel(name),
          value,
        ]),
      )
    : element.attributes
  const parts = element.parts.map((part) => (typeof part === 'string' ? part : asQti2(part)))
  return {
    name: isNew ? camel(element.name.slice(4)) : element.name,
    attributes,
    parts,
    children: parts.filter((part) => typeof part !== 'string'),
  }
}

export const childOf = ({ children }: Element, name: string): Element | undefined =>
  children.find((one) => one.name === name)

export const childrenOf = ({ children }: Element, name: string): Element[] =>
  children.filter((one) => one.name === name)

/** All text within an element. */
export const textOf = ({ parts }: Element): string =>
  parts.map((part) => (typeof part === 'string' ? part : textOf(part))).join('')

/** What a response is right by. */
export type Declaration = {
  readonly identifier: string
  readonly cardinality: string
  readonly baseType: string
  readonly correct: readonly string[]
  readonly mapped: readonly {
    readonly key: string
    readonly value: number
    readonly caseSensitive: boolean
  }[]
  readonly hasMapping: boolean
}

const declarationOf = (element: Element): Declaration => {
  const mapping = childOf(element, 'mapping')
  const correct = childOf(element, 'correctResponse')
  return {
    identifier: element.attributes['identifier'] ?? '',
    cardinality: element.attributes['cardinality'] ?? 'single',
    baseType: element.attributes['baseType'] ?? 'string',
    correct: correct ? childrenOf(correct, 'value').map((one) => textOf(one).trim()) : [],
    mapped: mapping
      ? childrenOf(mapping, 'mapEntry').map(({ attributes }) => ({
          key: (attributes['mapKey'] ?? '').trim(),
          value: Number(attributes['mappedValue'] ?? '0'),
          caseSensitive: attributes['caseSensitive'] === 'true',
        }))
      : [],
    hasMapping: mapping !== undefined,
  }
}

export const declarationsIn = (item: Element): ReadonlyMap<string, Declaration> =>
  new Map(
    childrenOf(item, 'responseDeclaration').map((one) => [
      one.attributes['identifier'] ?? '',
      declarationOf(one),
    ]),
  )

/** The values that answer a response: those said to be correct, or else those that give the most points. */
export const rightValues = ({ correct, mapped, cardinality }: Declaration): readonly string[] => {
  if (correct.length > 0) return correct
  const best = Math.max(0, ...mapped.map(({ value }) => value))
  if (best === 0) return []
  return mapped
    .filter(({ value }) => (cardinality === 'single' ? value === best : value > 0))
    .map(({ key }) => key)
}
