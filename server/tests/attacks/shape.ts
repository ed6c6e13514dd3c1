import { toJSONSchema } from 'zod/mini'
import type { Call } from '@xinglin/contract/call'
import type { Drawing } from '../../seed/seeded-random.ts'

/** As much of JSON Schema as the contract's inputs are made of. */
export type Shape = {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly prefixItems?: readonly Shape[]
  readonly additionalProperties?: boolean | Shape
  readonly propertyNames?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly required?: readonly string[]
}

const shapes = new Map<string, Shape>()

/** What a call reads, said as data; without the bytes of a file. */
export const shapeOf = ({ path, input }: Call): Shape => {
  const known = shapes.get(path)
  if (known) return known
  const { properties = {}, ...whole } = toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
  }) as Shape
  const { Bytes: _file, ...members } = properties
  const shape = { ...whole, properties: members }
  shapes.set(path, shape)
  return shape
}

/** Says a text for the member of a name: an id, words, whatever the test is about. */
export type Texts = (name: string, draw: Drawing) => string

const seldom = 15

const objectOf = (shape: Shape, draw: Drawing, texts: Texts): Record<string, unknown> => {
  const entries = Object.entries(shape.properties ?? {})
    .filter(([name]) => shape.required?.includes(name) || !draw.chance(seldom))
    .map(([name, inner]) => [name, valueOf(inner, draw, texts, name)])
  if (entries.length === 0 && typeof shape.additionalProperties === 'object')
    entries.push([texts('', draw), valueOf(shape.additionalProperties, draw, texts)])
  return Object.fromEntries(entries) as Record<string, unknown>
}

const numberOf = ({ minimum = 0, maximum = 100 }: Shape, draw: Drawing): number =>
  Math.max(minimum, 0) +
  draw.below(Math.min(maximum, Math.max(minimum, 0) + 5) - Math.max(minimum, 0) + 1)

const onlyTyped = (shape: Shape, draw: Drawing, texts: Texts, name: string): unknown => {
  const { type = 'object' } = shape
  switch (typeof type === 'string' ? type : type[0]) {
    case 'string':
      return texts(name, draw)
    case 'integer':
    case 'number':
      return numberOf(shape, draw)
    case 'boolean':
      return draw.chance(50)
    case 'null':
      return null
    case 'array':
      if (shape.prefixItems) return shape.prefixItems.map((one) => valueOf(one, draw, texts, name))
      return Array.from({ length: Math.max(shape.minItems ?? 0, draw.below(3)) }, () =>
        valueOf(shape.items ?? { type: 'string' }, draw, texts, name),
      )
    default:
      return objectOf(shape, draw, texts)
  }
}

/** A value that a shape admits, as far as the shape tells: one of its alternatives, small numbers, short lists. */
export const valueOf = (shape: Shape, draw: Drawing, texts: Texts, name = ''): unknown => {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return draw.of(shape.enum)
  const either = shape.anyOf ?? shape.oneOf
  if (either) return valueOf(draw.of(either), draw, texts, name)
  if (shape.allOf) {
    const parts = shape.allOf.map((one) => valueOf(one, draw, texts, name))
    return parts.every((part) => typeof part === 'object') ? Object.assign({}, ...parts) : parts[0]
  }
  return onlyTyped(shape, draw, texts, name)
}

/** Every name that a shape mentions, with how deep it is asked to look. */
export const namesIn = ({
  properties = {},
  items,
  anyOf = [],
  oneOf = [],
  allOf = [],
}: Shape): string[] => [
  ...new Set([
    ...Object.keys(properties),
    ...[
      ...Object.values(properties),
      ...(items ? [items] : []),
      ...anyOf,
      ...oneOf,
      ...allOf,
    ].flatMap(namesIn),
  ]),
]
