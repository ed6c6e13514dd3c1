import { uploadModel } from '@xinglin/contract/models'
import { refuse } from '#platform/visit'

const { notGlb, broken, external, compressed, undrawn } = uploadModel.refusals

/** Any JSON object; what it holds is asked for by name, and believed only of the right type. */
export type Json = { readonly [name: string]: unknown }

/** A .glb file taken apart: what its JSON says, and the bytes beside it. */
export type Glb = { readonly json: Json; readonly bin: Buffer }

const magic = 0x46546c67
const kinds = { json: 0x4e4f534a, bin: 0x004e4942 }
const maxJson = 2 * 1024 * 1024

/** What the viewer's reader draws by itself; compression would need programs that the pages may not run. */
export const drawnExtensions: readonly string[] = [
  'KHR_lights_punctual',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
  ...[
    'anisotropy',
    'clearcoat',
    'dispersion',
    'emissive_strength',
    'ior',
    'iridescence',
    'sheen',
    'specular',
    'transmission',
    'unlit',
    'volume',
  ].map((name) => `KHR_materials_${name}`),
]
const unreadable = /draco|meshopt|basisu|webp|avif|dds|astc|gpu_instancing/i

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The list that stands under a name, of objects alone; refuses any other. */
export const listOf = (json: Json, name: string): readonly Json[] => {
  const value = json[name] ?? []
  if (!Array.isArray(value) || !value.every(isJson)) throw refuse(broken)
  return value
}

/** A whole number from 0 under a name; `usual` where it is absent, refused where it is something else. */
export const wholeOf = (json: Json, name: string, usual?: number): number => {
  const value = json[name] ?? usual
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw refuse(broken)
  return value
}

const textsOf = (json: Json, name: string): readonly string[] => {
  const value = json[name] ?? []
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** Whether anything points out of the file, however deep it stands: neither an address nor data in an address. */
const pointsOut = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if (depth > 40) return true
  if (Array.isArray(value)) return value.some((one) => pointsOut(one, depth + 1))
  return Object.entries(value).some(
    ([name, one]) =>
      (name.toLowerCase() === 'uri' && one !== undefined) ||
      // Notes of a program's own are never followed.
      (name !== 'extras' && pointsOut(one, depth + 1)),
  )
}

const parsed = (bytes: Buffer): Json => {
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (isJson(json)) return json
  } catch {
    // Refused below, like any other nonsense.
  }
  throw refuse(broken)
}

const chunksOf = (bytes: Buffer): { kind: number; body: Buffer }[] => {
  const chunks = []
  let at = 12
  while (at < bytes.length) {
    if (at + 8 > bytes.length) throw refuse(broken)
    const long = bytes.readUInt32LE(at)
    if (at + 8 + long > bytes.length) throw refuse(broken)
    chunks.push({ kind: bytes.readUInt32LE(at + 4), body: bytes.subarray(at + 8, at + 8 + long) })
    at += 8 + long
  }
  return chunks
}

const glossy = 'KHR_materials_pbrSpecularGlossiness'

/** Whether some material has its colours in an extension alone that no reader draws any more: it would be white. */
const isWhite = (json: Json): boolean =>
  listOf(json, 'materials').some(
    ({ extensions, pbrMetallicRoughness: usual }) =>
      isJson(extensions) && glossy in extensions && usual === undefined,
  )

/** Refuses what the viewer could not draw as it is meant. */
const refuseUndrawn = (json: Json): void => {
  const required = textsOf(json, 'extensionsRequired')
  const all = [...required, ...textsOf(json, 'extensionsUsed')]
  if (all.some((name) => unreadable.test(name))) throw refuse(compressed)
  if (required.includes(glossy) || isWhite(json)) throw refuse(undrawn)
  if (!required.every((name) => drawnExtensions.includes(name))) throw refuse(compressed)
}

/** Takes a .glb apart by its content; refuses what is none, what is cut short, and what needs anything from elsewhere. */
export const readGlb = (bytes: Buffer): Glb => {
  if (bytes.length < 20 || bytes.readUInt32LE(0) !== magic) throw refuse(notGlb)
  if (bytes.readUInt32LE(4) !== 2) throw refuse(notGlb)
  if (bytes.readUInt32LE(8) !== bytes.length) throw refuse(broken)
  const [first, second] = chunksOf(bytes)
  if (!first || first.kind !== kinds.json || first.body.length > maxJson) throw refuse(broken)
  if (second && second.kind !== kinds.bin) throw refuse(broken)
  const json = parsed(first.body)
  const { asset } = json
  if (!isJson(asset) || asset['version'] !== '2.0') throw refuse(broken)
  if (pointsOut(json)) throw refuse(external)
  refuseUndrawn(json)
  return { json, bin: second?.body ?? Buffer.alloc(0) }
}
