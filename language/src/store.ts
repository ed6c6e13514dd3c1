import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Layer, Linear, Model, Net, Rows } from '@xinglin/simulation/understanding'

const folder = fileURLToPath(new URL('../model', import.meta.url))
const words = join(folder, 'words.json')
const weights = join(folder, 'weights.bin')
const beside = join(folder, 'beside.json')

type Sized = Pick<Linear, 'classes' | 'scale'> & {
  readonly rows: number
  readonly entries: number
}
type SizedRows = { readonly width: number; readonly rows: number }
type SizedNets = Pick<Net, 'classes'> & {
  readonly own: SizedRows
  readonly around: SizedRows
  readonly cells: number
  /** Of each net the steps of its rows. */
  readonly scales: readonly { readonly own: number; readonly around: number }[]
}
type Described = Omit<Model, 'intents' | 'entities' | 'nets' | 'beside'> & {
  readonly intents: Sized
  readonly entities: Sized
  readonly nets: SizedNets
}

const sizedOf = ({ classes, scale, features, columns }: Linear): Sized => ({
  classes,
  scale,
  rows: features.length,
  entries: columns.length,
})

/** Ascending numbers as what each is above the one before: small numbers deflate better. */
const gapsOf = (ascending: Uint32Array): Uint32Array =>
  ascending.map((value, i) => value - (ascending[i - 1] ?? 0))

/** Ascending numbers again, in the place of their gaps. */
const summed = (gaps: Uint32Array): Uint32Array => {
  for (let i = 1; i < gaps.length; i += 1) gaps[i] = (gaps[i] ?? 0) + (gaps[i - 1] ?? 0)
  return gaps
}

const joined = (arrays: readonly ArrayBufferView[]): Buffer =>
  Buffer.concat(
    arrays.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  )

const bytesOf = ({ features, starts, columns, weights: steps }: Linear): Buffer =>
  joined([gapsOf(features), gapsOf(starts), columns, steps])

/** The features, which all nets know, once; then what each has learnt. */
const bytesOfNets = (nets: readonly Net[]): Buffer =>
  joined([
    ...nets
      .slice(0, 1)
      .flatMap(({ own, around }) => [gapsOf(own.features), gapsOf(around.features)]),
    ...nets.flatMap(({ own, around, hidden, output, several }) => [
      ...[hidden, output, several].flatMap(({ weights: steps, offsets }) => [steps, offsets]),
      own.values,
      around.values,
    ]),
  ])

const sizedRows = ({ width, features }: Rows): SizedRows => ({ width, rows: features.length })

const sizedNets = (nets: readonly Net[]): SizedNets => {
  const [first] = nets
  if (!first) throw new Error('a model that is kept has a net')
  return {
    classes: first.classes,
    own: sizedRows(first.own),
    around: sizedRows(first.around),
    cells: first.hidden.offsets.length,
    scales: nets.map(({ own, around }) => ({ own: own.scale, around: around.scale })),
  }
}

const lengthOf = ({ rows, entries }: Sized): number => rows * 8 + 4 + entries * 3

/** The two files of a model: what can be read, and the weights (little-endian, deflated: a third is air). */
export const filesOf = (model: Model): { readonly words: string; readonly weights: Buffer } => {
  const { intents, entities, nets, beside: _, ...rest } = model
  const described: Described = {
    ...rest,
    intents: sizedOf(intents),
    entities: sizedOf(entities),
    nets: sizedNets(nets),
  }
  return {
    words: JSON.stringify(described),
    weights: deflateRawSync(
      Buffer.concat([...[intents, entities].map(bytesOf), bytesOfNets(nets)]),
      { level: 9 },
    ),
  }
}

/** What was learnt last of meanings that stand beside others; it outlives the making of a model. */
export const readBeside = (): readonly number[] =>
  JSON.parse(readFileSync(beside, 'utf8')) as readonly number[]

/** Keeps it in the repository. */
export const storeBeside = (learnt: readonly number[]): void =>
  writeFileSync(beside, `${JSON.stringify(learnt)}\n`)

/** Keeps a model in the repository, all but what is believed beside. */
export const storeModel = (model: Model): void => {
  const files = filesOf(model)
  writeFileSync(words, files.words)
  writeFileSync(weights, files.weights)
}

const linearOf = ({ classes, scale, rows, entries }: Sized, bytes: Buffer): Linear => {
  const { buffer } = Uint8Array.from(bytes)
  const afterStarts = (rows + rows + 1) * 4
  return {
    classes,
    scale,
    features: summed(new Uint32Array(buffer, 0, rows)),
    starts: summed(new Uint32Array(buffer, rows * 4, rows + 1)),
    columns: new Uint16Array(buffer, afterStarts, entries),
    weights: new Int8Array(buffer, afterStarts + entries * 2, entries),
  }
}

/** Takes arrays from bytes one after another. */
const takerOf = (bytes: Buffer) => {
  let at = 0
  const next = (length: number): ArrayBuffer => {
    at += length
    return Uint8Array.from(bytes.subarray(at - length, at)).buffer
  }
  return {
    numbers: (count: number) => new Float32Array(next(count * 4)),
    hashes: (count: number) => summed(new Uint32Array(next(count * 4))),
    steps: (count: number) => new Int8Array(next(count)),
    isDone: () => at === bytes.length,
  }
}

const netsOf = (sized: SizedNets, bytes: Buffer): readonly Net[] | undefined => {
  const { classes, cells, scales } = sized
  const take = takerOf(bytes)
  const own = { ...sized.own, features: take.hashes(sized.own.rows) }
  const around = { ...sized.around, features: take.hashes(sized.around.rows) }
  const layerOf = (size: number, below: number): Layer => ({
    weights: take.numbers(size * below),
    offsets: take.numbers(size),
  })
  const rowsOf = ({ features, width }: typeof own, scale: number): Rows => ({
    features,
    width,
    values: take.steps(features.length * width),
    scale,
  })
  const nets = scales.map((scale) => ({
    classes,
    hidden: layerOf(cells, own.width + around.width),
    output: layerOf(classes.length, cells),
    several: layerOf(1, cells),
    own: rowsOf(own, scale.own),
    around: rowsOf(around, scale.around),
  }))
  return take.isDone() ? nets : undefined
}

/** The model that came with the product; refuses one whose two files do not belong together. */
export const readModel = (): Model => {
  const { intents, entities, nets, ...rest } = JSON.parse(readFileSync(words, 'utf8')) as Described
  const bytes = inflateRawSync(readFileSync(weights))
  const first = lengthOf(intents)
  const second = first + lengthOf(entities)
  const last = netsOf(nets, bytes.subarray(second))
  if (!last) throw new Error('language/model: words.json and weights.bin are not of one making')
  return {
    ...rest,
    intents: linearOf(intents, bytes.subarray(0, first)),
    entities: linearOf(entities, bytes.subarray(first, second)),
    nets: last,
    beside: readBeside(),
  }
}

/** The size of the stored model in bytes. */
export const storedBytes = (): number => readFileSync(words).length + readFileSync(weights).length
