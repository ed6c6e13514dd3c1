import { uploadModel } from '@xinglin/contract/models'
import { refuse, Refused } from '#platform/visit'
import { isJson, listOf, readGlb, wholeOf, type Glb, type Json } from './glb.ts'

const { broken, complex, pictures, nothing } = uploadModel.refusals

/** A browser draws so much without effort on a lecture hall's computer. */
const most = {
  triangles: 500_000,
  corners: 600_000,
  parts: 2_000,
  lists: 8_000,
  pictures: 16,
  pixels: 4_096,
  depth: 64,
}

const sizes: Readonly<Record<number, number>> = {
  5120: 1,
  5121: 1,
  5122: 2,
  5123: 2,
  5125: 4,
  5126: 4,
}
const widths: Readonly<Record<string, number>> = {
  SCALAR: 1,
  VEC2: 2,
  VEC3: 3,
  VEC4: 4,
  MAT2: 4,
  MAT3: 9,
  MAT4: 16,
}

/** Where each stretch of the bytes lies; refuses one that reaches beyond them. */
const viewsOf = ({ json, bin }: Glb) => {
  const [buffer, ...others] = listOf(json, 'buffers')
  if (others.length > 0) throw refuse(broken)
  const held = buffer ? wholeOf(buffer, 'byteLength') : 0
  if (held > bin.length) throw refuse(broken)
  return listOf(json, 'bufferViews').map((view) => {
    const [from, long] = [wholeOf(view, 'byteOffset', 0), wholeOf(view, 'byteLength')]
    if (wholeOf(view, 'buffer') !== 0 || from + long > held) throw refuse(broken)
    return { from, long, stride: wholeOf(view, 'byteStride', 0) }
  })
}

/** How many values each accessor has; refuses one that reads beyond its stretch. */
const countsOf = (glb: Glb, views: ReturnType<typeof viewsOf>): readonly number[] =>
  listOf(glb.json, 'accessors').map((accessor) => {
    const count = wholeOf(accessor, 'count')
    const size = sizes[wholeOf(accessor, 'componentType')]
    const width = widths[String(accessor['type'])]
    const view = views[wholeOf(accessor, 'bufferView')]
    // A sparse accessor could ask for much with few bytes.
    if (!size || !width || !view || 'sparse' in accessor) throw refuse(broken)
    const one = size * width
    const end = wholeOf(accessor, 'byteOffset', 0) + Math.max(0, count - 1) * (view.stride || one)
    if (count > 0 && end + one > view.long) throw refuse(broken)
    return count
  })

const triangleModes = new Set([4, 5, 6])

const trianglesOf = (primitive: Json, counts: readonly number[]): number => {
  const { attributes } = primitive
  if (!isJson(attributes)) throw refuse(broken)
  const corners = counts[wholeOf(attributes, 'POSITION')]
  if (corners === undefined) throw refuse(broken)
  if (corners > most.corners) throw refuse(complex)
  for (const name of Object.keys(attributes))
    if ((counts[wholeOf(attributes, name)] ?? -1) < corners) throw refuse(broken)
  const drawn = 'indices' in primitive ? counts[wholeOf(primitive, 'indices')] : corners
  if (drawn === undefined) throw refuse(broken)
  const mode = wholeOf(primitive, 'mode', 4)
  if (!triangleModes.has(mode)) return 0
  return mode === 4 ? Math.floor(drawn / 3) : Math.max(0, drawn - 2)
}

const numbersOf = (json: Json, name: string): readonly number[] => {
  const value = json[name] ?? []
  if (!Array.isArray(value) || !value.every((one) => Number.isInteger(one))) throw refuse(broken)
  return value as number[]
}

/** The triangles of the scene as it hangs together, each mesh as often as it is shown; refuses circles. */
const drawnIn = (json: Json, meshes: readonly number[]): number => {
  const nodes = listOf(json, 'nodes')
  if (nodes.length > most.parts) throw refuse(complex)
  const scenes = listOf(json, 'scenes')
  const scene = scenes[wholeOf(json, 'scene', 0)]
  if (!scene) throw refuse(nothing)
  const seen = new Set<number>()
  const below = (index: number, depth: number): number => {
    const node = nodes[index]
    // Every node has one parent at most: what comes twice goes round in a circle.
    if (!node || seen.has(index) || depth > most.depth) throw refuse(broken)
    seen.add(index)
    const own = 'mesh' in node ? meshes[wholeOf(node, 'mesh')] : 0
    if (own === undefined) throw refuse(broken)
    return numbersOf(node, 'children').reduce((sum, child) => sum + below(child, depth + 1), own)
  }
  return numbersOf(scene, 'nodes').reduce((sum, root) => sum + below(root, 0), 0)
}

/** The size of a PNG or JPEG in pixels, read from its first bytes; undefined for anything else. */
export const pixelsOf = (bytes: Buffer): { width: number; height: number } | undefined => {
  if (bytes.length >= 24 && bytes.readUInt32BE(0) === 0x89504e47)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

const lookAtPictures = ({ json, bin }: Glb, views: ReturnType<typeof viewsOf>): void => {
  const images = listOf(json, 'images')
  if (images.length > most.pictures) throw refuse(complex)
  for (const image of images) {
    const view = views[wholeOf(image, 'bufferView')]
    const size = view && pixelsOf(bin.subarray(view.from, view.from + view.long))
    const isSmall =
      size && [size.width, size.height].every((side) => side > 0 && side <= most.pixels)
    if (!isSmall) throw refuse(pictures)
  }
}

/** Looks into a .glb file: answers how many triangles it draws, or refuses it with what is wrong in words. */
export const inspectGlb = (bytes: Buffer): { readonly triangles: number } => {
  const glb = readGlb(bytes)
  const { json } = glb
  const lists = ['accessors', 'bufferViews', 'meshes', 'materials', 'textures', 'animations']
  if (lists.some((name) => listOf(json, name).length > most.lists)) throw refuse(complex)
  const views = viewsOf(glb)
  const counts = countsOf(glb, views)
  lookAtPictures(glb, views)
  const meshes = listOf(json, 'meshes').map((mesh) => {
    const primitives = listOf(mesh, 'primitives')
    if (primitives.length > most.parts) throw refuse(complex)
    return primitives.reduce((sum, one) => sum + trianglesOf(one, counts), 0)
  })
  const triangles = drawnIn(json, meshes)
  if (triangles === 0) throw refuse(nothing)
  if (triangles > most.triangles) throw refuse(complex)
  return { triangles }
}

/** What is found in a file, as it travels between threads. */
export type GlbFindings =
  | { readonly triangles: number }
  | { readonly refused: readonly [code: number, message: string] }

/** Looks into a .glb file like `inspectGlb`, and answers a refusal instead of throwing it. */
export const lookIntoGlb = (bytes: Uint8Array): GlbFindings => {
  try {
    return inspectGlb(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    if (error instanceof Refused) return { refused: [error.code, error.message] }
    throw error
  }
}
