import { light } from './colour.ts'
import { boundsOf, type Mesh } from './mesh.ts'
import type { Material, Model, Part } from './model.ts'
import { sub, times, type Vec } from './vector.ts'

const component = { byte: 5120, ubyte: 5121, short: 5122, ushort: 5123, uint: 5125 }
const target = { vertices: 34962, indices: 34963 }

const materialOf = ({ name, colour, roughness, opacity = 1, twoSided = false }: Material) => ({
  name,
  pbrMetallicRoughness: {
    baseColorFactor: [...light(colour), opacity],
    metallicFactor: 0,
    roughnessFactor: roughness,
  },
  ...(opacity < 1 ? { alphaMode: 'BLEND' } : {}),
  ...(twoSided ? { doubleSided: true } : {}),
})

const clamped = (value: number, most: number): number =>
  Math.round(Math.min(1, Math.max(-1, value)) * most)

/** The bytes of a file as they grow, each stretch begun at a multiple of four. */
class Buffers {
  readonly views: object[] = []
  readonly accessors: object[] = []
  #parts: Uint8Array[] = []
  #length = 0

  add(bytes: Uint8Array, view: object, accessor: object): number {
    this.views.push({ buffer: 0, byteOffset: this.#length, byteLength: bytes.length, ...view })
    this.accessors.push({ bufferView: this.views.length - 1, ...accessor })
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4)
    padded.set(bytes)
    this.#parts.push(padded)
    this.#length += padded.length
    return this.accessors.length - 1
  }

  whole(): Uint8Array {
    const all = new Uint8Array(this.#length)
    let at = 0
    for (const part of this.#parts) {
      all.set(part, at)
      at += part.length
    }
    return all
  }
}

/** Rows of three small numbers, each row filled up to four (or eight bytes, of two-byte ones). */
const rows = (list: readonly Vec[], most: number, wide: boolean, last = 0): Uint8Array => {
  const all = wide ? new Int16Array(list.length * 4) : new Int8Array(list.length * 4)
  for (const [index, row] of list.entries()) {
    for (const axis of [0, 1, 2] as const) all[index * 4 + axis] = clamped(row[axis], most)
    all[index * 4 + 3] = last
  }
  return new Uint8Array(all.buffer)
}

const tintBytes = (tints: readonly Vec[]): Uint8Array => {
  const all = new Uint8Array(tints.length * 4).fill(255)
  for (const [index, tint] of tints.entries())
    for (const axis of [0, 1, 2] as const) all[index * 4 + axis] = clamped(tint[axis], 255)
  return all
}

const primitiveOf = (mesh: Mesh, material: number, into: Buffers, middle: Vec, half: number) => {
  const count = mesh.points.length
  const small = mesh.points.map((point) => times(sub(point, middle), 1 / half))
  const box = boundsOf([{ ...mesh, points: small }])
  const indices = count > 65_535 ? Uint32Array.from(mesh.faces) : Uint16Array.from(mesh.faces)
  return {
    attributes: {
      POSITION: into.add(
        rows(small, 32_767, true),
        { byteStride: 8, target: target.vertices },
        {
          componentType: component.short,
          normalized: true,
          count,
          type: 'VEC3',
          min: box.least.map((one) => clamped(one, 32_767)),
          max: box.most.map((one) => clamped(one, 32_767)),
        },
      ),
      NORMAL: into.add(
        rows(mesh.normals, 127, false),
        { byteStride: 4, target: target.vertices },
        { componentType: component.byte, normalized: true, count, type: 'VEC3' },
      ),
      ...(mesh.tints
        ? {
            COLOR_0: into.add(
              tintBytes(mesh.tints),
              { byteStride: 4, target: target.vertices },
              { componentType: component.ubyte, normalized: true, count, type: 'VEC4' },
            ),
          }
        : {}),
    },
    indices: into.add(
      new Uint8Array(indices.buffer),
      { target: target.indices },
      {
        componentType: count > 65_535 ? component.uint : component.ushort,
        count: mesh.faces.length,
        type: 'SCALAR',
      },
    ),
    material,
  }
}

const metre = 0.001

const nodeOf = (part: Part, mesh: number, middle: Vec, half: number) => ({
  name: part.id,
  mesh,
  translation: times(middle, metre),
  scale: [half * metre, half * metre, half * metre],
  extras: {
    name: part.name,
    english: part.english,
    group: part.group,
    stage: part.stage ?? 'always',
  },
})

const chunk = (kind: string, bytes: Uint8Array, fill: number): Uint8Array => {
  const padded = Math.ceil(bytes.length / 4) * 4
  const all = new Uint8Array(8 + padded).fill(fill)
  new DataView(all.buffer).setUint32(0, padded, true)
  for (let i = 0; i < 4; i += 1) all[4 + i] = kind.charCodeAt(i)
  all.set(bytes, 8)
  return all
}

/**
 * A model as one binary glTF 2.0 file, in metres: a node for every part, with what it is called in its extras;
 * corners in two bytes an axis (KHR_mesh_quantization), which is finer than a hundredth of a millimetre.
 */
export const glb = (model: Model): Uint8Array => {
  const into = new Buffers()
  const materials = [
    ...new Map(model.parts.map((part) => [part.material.name, part.material])).values(),
  ]
  const meshes: object[] = []
  const nodes: object[] = []
  for (const part of model.parts) {
    const { least, most } = boundsOf([part.mesh])
    const middle: Vec = [
      (least[0] + most[0]) / 2,
      (least[1] + most[1]) / 2,
      (least[2] + most[2]) / 2,
    ]
    const half = Math.max(most[0] - least[0], most[1] - least[1], most[2] - least[2]) / 2
    const material = materials.findIndex(({ name }) => name === part.material.name)
    const primitive = primitiveOf(part.mesh, material, into, middle, half)
    meshes.push({ name: part.id, primitives: [primitive] })
    nodes.push(nodeOf(part, meshes.length - 1, middle, half))
  }
  const bytes = into.whole()
  const { id, name, english, cut } = model
  const json = {
    asset: { version: '2.0', generator: 'xinglin anatomy' },
    extensionsUsed: ['KHR_mesh_quantization'],
    extensionsRequired: ['KHR_mesh_quantization'],
    scene: 0,
    scenes: [{ name: id, nodes: [0] }],
    nodes: [
      {
        name: id,
        children: nodes.map((_, index) => index + 1),
        extras: { name, english, ...(cut ? { cut: cut.name, cutFrom: cut.from } : {}) },
      },
      ...nodes,
    ],
    meshes,
    materials: materials.map(materialOf),
    accessors: into.accessors,
    bufferViews: into.views,
    buffers: [{ byteLength: bytes.length }],
  }
  const chunks = [
    chunk('JSON', new TextEncoder().encode(JSON.stringify(json)), 0x20),
    chunk('BIN\0', bytes, 0),
  ]
  const total = 12 + chunks.reduce((sum, one) => sum + one.length, 0)
  const file = new Uint8Array(total)
  const head = new DataView(file.buffer)
  head.setUint32(0, 0x46546c67, true)
  head.setUint32(4, 2, true)
  head.setUint32(8, total, true)
  let at = 12
  for (const one of chunks) {
    file.set(one, at)
    at += one.length
  }
  return file
}
