import { expect, test } from 'vitest'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { structuresOf } from './structures.ts'

const triangle = new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer)
const primitive = { attributes: { POSITION: 0 } }

/** A .glb file: its head, its words, its bytes. */
const glbOf = (json: object): ArrayBuffer => {
  const words = new TextEncoder().encode(JSON.stringify(json))
  const padded = Math.ceil(words.length / 4) * 4
  const bytes = new Uint8Array(12 + 8 + padded + 8 + triangle.length).fill(0x20)
  const view = new DataView(bytes.buffer)
  const put = (at: number, ...numbers: number[]) => {
    for (const [index, one] of numbers.entries()) view.setUint32(at + 4 * index, one, true)
  }
  put(0, 0x46546c67, 2, bytes.length, padded, 0x4e4f534a)
  bytes.set(words, 20)
  put(20 + padded, triangle.length, 0x004e4942)
  bytes.set(triangle, 28 + padded)
  return bytes.buffer
}

/** A model of some nodes, read as the viewer reads it. */
const namesIn = async (nodes: readonly object[], meshes: readonly object[], scene?: number[]) => {
  const json = {
    asset: { version: '2.0' },
    buffers: [{ byteLength: 36 }],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: 3,
        type: 'VEC3',
        max: [1, 1, 0],
        min: [0, 0, 0],
      },
    ],
    meshes,
    nodes,
    scenes: [{ nodes: scene ?? nodes.map((_, at) => at) }],
    scene: 0,
  }
  const { scene: root, parser } = await new GLTFLoader().parseAsync(glbOf(json), '')
  return structuresOf(root, parser).map(({ name, meshes: { length } }) => [name, length])
}

const one = { primitives: [primitive] }

test.each([
  [
    'unnamed meshes under one parent are structures of their own',
    [{ children: [1, 2] }, { mesh: 0 }, { mesh: 1 }],
    [one, one],
    [0],
    [
      ['部件1', 1],
      ['部件2', 1],
    ],
  ],
  [
    'a mesh of several materials is one, by the name of its node',
    [{ mesh: 0, name: '心' }],
    [{ primitives: [primitive, primitive], name: 'Heart' }],
    undefined,
    [['心', 2]],
  ],
  [
    'an unnamed mesh of several materials beside another',
    [{ children: [1, 2], name: '腹部' }, { mesh: 0 }, { mesh: 0 }],
    [{ primitives: [primitive, primitive] }],
    [0],
    [
      ['部件1', 2],
      ['部件2', 2],
    ],
  ],
  [
    'a label of an atlas, without the sign at its end',
    [{ mesh: 0, name: 'VH_F_right_ovary', extras: { label: 'Right ovary&lf;' } }],
    [one],
    undefined,
    [['Right ovary', 1]],
  ],
  [
    'a name of its own before the label',
    [{ mesh: 0, name: 'n', extras: { name: '右卵巢', label: 'Right ovary' } }],
    [one],
    undefined,
    [['右卵巢', 1]],
  ],
  [
    'equal names are numbered',
    [
      { mesh: 0, name: '肋骨' },
      { mesh: 0, name: '肋骨' },
      { mesh: 1, name: '胸骨' },
    ],
    [one, one],
    undefined,
    [
      ['肋骨（1）', 1],
      ['肋骨（2）', 1],
      ['胸骨', 1],
    ],
  ],
  [
    'the name of the mesh where the node has none',
    [{ mesh: 0 }],
    [{ ...one, name: '肝' }],
    undefined,
    [['肝', 1]],
  ],
])('%s', async (_what, nodes, meshes, scene, names) =>
  expect(await namesIn(nodes, meshes, scene)).toEqual(names),
)
