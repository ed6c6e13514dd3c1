import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Layer, Linear, Model, Net, Rows } from '@xinglin/simulation/understanding'

const folder = fileURLToPath(new URL('../model', import.meta.url))
const words = join(folder, 'words.json')
const weights = join(folder, 'weights.bin')

type Sized = Pick<Linear, 'classes' | 'scale'> & {
  readonly rows: number
  readonly entries: number
}
type SizedRows = Pick<Rows, 'width' | 'scale'> & { readonly rows: number }
type SizedNet = Pick<Net, 'classes'> & {
  readonly said: SizedRows
  readonly around: SizedRows
  readonly cells: number
}
type Described = Omit<Model, 'intents' | 'entities' | 'net'> & {
  readonly intents: Sized
  readonly entities: Sized
  readonly net: SizedNet
}

const sizedOf = ({ classes, scale, features, columns }: Linear): Sized => ({
  classes,
  scale,
  rows: features.length,
  entries: columns.length,
})

const joined = (arrays: readonly ArrayBufferView[]): Buffer =>
  Buffer.concat(
    arrays.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  )

const bytesOf = ({ features, starts, columns, weights: steps }: Linear): Buffer =>
  joined([features, starts, columns, steps])

const bytesOfNet = ({ said, around, hidden, output, several }: Net): Buffer =>
  joined([
    ...[hidden, output, several].flatMap(({ weights: steps, offsets }) => [steps, offsets]),
    ...[said, around].flatMap(({ features, values }) => [features, values]),
  ])

const sizedRows = ({ width, scale, features }: Rows): SizedRows => ({
  width,
  scale,
  rows: features.length,
})

const lengthOf = ({ rows, entries }: Sized): number => rows * 8 + 4 + entries * 3

/** The two files of a model: what can be read, and the weights (little-endian). */
export const filesOf = (
  model: Model & { readonly net: Net },
): { readonly words: string; readonly weights: Buffer } => {
  const { intents, entities, net, ...rest } = model
  const described: Described = {
    ...rest,
    intents: sizedOf(intents),
    entities: sizedOf(entities),
    net: {
      classes: net.classes,
      said: sizedRows(net.said),
      around: sizedRows(net.around),
      cells: net.hidden.offsets.length,
    },
  }
  return {
    words: JSON.stringify(described),
    weights: Buffer.concat([...[intents, entities].map(bytesOf), bytesOfNet(net)]),
  }
}

/** Keeps a model in the repository. */
export const storeModel = (model: Model & { readonly net: Net }): void => {
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
    features: new Uint32Array(buffer, 0, rows),
    starts: new Uint32Array(buffer, rows * 4, rows + 1),
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
    hashes: (count: number) => new Uint32Array(next(count * 4)),
    steps: (count: number) => new Int8Array(next(count)),
    isDone: () => at === bytes.length,
  }
}

const netOf = ({ classes, said, around, cells }: SizedNet, bytes: Buffer): Net | undefined => {
  const take = takerOf(bytes)
  const layerOf = (size: number, below: number): Layer => ({
    weights: take.numbers(size * below),
    offsets: take.numbers(size),
  })
  const rowsOf = ({ rows, width, scale }: SizedRows): Rows => ({
    features: take.hashes(rows),
    width,
    values: take.steps(rows * width),
    scale,
  })
  const hidden = layerOf(cells, said.width + around.width)
  const output = layerOf(classes.length, cells)
  const several = layerOf(1, cells)
  const net = { classes, hidden, output, several, said: rowsOf(said), around: rowsOf(around) }
  return take.isDone() ? net : undefined
}

/** The model that came with the product; refuses one whose two files do not belong together. */
export const readModel = (): Model => {
  const { intents, entities, net, ...rest } = JSON.parse(readFileSync(words, 'utf8')) as Described
  const bytes = readFileSync(weights)
  const first = lengthOf(intents)
  const second = first + lengthOf(entities)
  const last = netOf(net, bytes.subarray(second))
  if (!last) throw new Error('language/model: words.json and weights.bin are not of one making')
  return {
    ...rest,
    intents: linearOf(intents, bytes.subarray(0, first)),
    entities: linearOf(entities, bytes.subarray(first, second)),
    net: last,
  }
}

/** The size of the stored model in bytes. */
export const storedBytes = (): number => readFileSync(words).length + readFileSync(weights).length
