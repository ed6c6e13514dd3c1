import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { builtInModels } from '@xinglin/anatomy'
import { describe, expect, test } from 'vitest'
import { Refused } from '#platform/visit'
import { drawnExtensions } from './glb.ts'
import { inspectGlb, pixelsOf } from './inspect-glb.ts'

type GlbJson = Record<string, unknown>

/** A .glb of one triangle, changed as a test likes. */
const glbOf = (change: (json: GlbJson) => void = () => {}, bin = Buffer.alloc(36)): Buffer => {
  const json: GlbJson = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    buffers: [{ byteLength: 36 }],
  }
  change(json)
  const text = Buffer.from(JSON.stringify(json))
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)])
  const chunk = (kind: string, body: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32LE(body.length)
    head.write(kind, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  const body = Buffer.concat([chunk('JSON', padded), chunk('BIN\0', bin)])
  const head = Buffer.alloc(12)
  head.write('glTF', 'latin1')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(12 + body.length, 8)
  return Buffer.concat([head, body])
}

const readResult = (bytes: Buffer): string => {
  try {
    return `${inspectGlb(bytes).triangles}`
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}

const isNone = '这不是 .glb 三维模型文件'
const isBroken = '模型文件不完整或已损坏，请重新导出后上传'
const pointsOut = '模型引用了文件以外的内容，请导出为包含全部内容的单个 .glb 文件'
const isCompressed = '模型使用了不支持的扩展或压缩方式，请关闭压缩后重新导出'
const isUndrawn =
  '模型的材质用了查看器不能显示的扩展（KHR_materials_pbrSpecularGlossiness），请改用金属度/粗糙度材质后重新导出'
const isComplex = '模型过于复杂：三角面不得超过50万个，部件不得超过2000个'

describe('a file that is no model, or no whole one', () => {
  const good = glbOf()
  test.each([
    ['nothing', Buffer.alloc(0), isNone],
    ['a page', Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(40)}`), isNone],
    ['a text model', Buffer.from(JSON.stringify({ asset: { version: '2.0' } })), isNone],
    ['one that is cut short', good.subarray(0, good.length - 9), isBroken],
    ['one with something behind it', Buffer.concat([good, Buffer.from('<script>')]), isBroken],
    [
      'noise in its place',
      Buffer.concat([good.subarray(0, 20), Buffer.alloc(good.length - 20, 7)]),
      isBroken,
    ],
  ])('%s', (_, bytes, why) => expect(readResult(bytes)).toBe(why))
})

describe('what a model says of itself', () => {
  const accessor = (over: object) => (json: GlbJson) =>
    (json['accessors'] = [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', ...over }])
  const manyNodes = (json: GlbJson) => {
    json['nodes'] = [
      { children: Array.from({ length: 2_500 }, (_, i) => i + 1) },
      ...Array.from({ length: 2_500 }, () => ({ mesh: 0 })),
    ]
  }
  test.each<[string, (json: GlbJson) => void, string]>([
    [
      'a file elsewhere',
      (json) => (json['buffers'] = [{ byteLength: 36, uri: 'https://x.example/a.bin' }]),
      pointsOut,
    ],
    [
      'data in an address',
      (json) => (json['images'] = [{ uri: 'data:image/svg+xml,<svg onload=x>' }]),
      pointsOut,
    ],
    [
      'an address within an extension',
      (json) => (json['extensions'] = { EXT_x: { deep: [{ Uri: 'a' }] } }),
      pointsOut,
    ],
    [
      'compression',
      (json) => (json['extensionsRequired'] = ['KHR_draco_mesh_compression']),
      isCompressed,
    ],
    [
      'compression that is only used',
      (json) => (json['extensionsUsed'] = ['EXT_meshopt_compression']),
      isCompressed,
    ],
    [
      'an unknown extension that is required',
      (json) => (json['extensionsRequired'] = ['VENDOR_scripts']),
      isCompressed,
    ],
    [
      'colours in an extension that no reader draws any more, required',
      (json) => (json['extensionsRequired'] = ['KHR_materials_pbrSpecularGlossiness']),
      isUndrawn,
    ],
    [
      'colours in it alone, though it is only used',
      (json) =>
        (json['materials'] = [
          { extensions: { KHR_materials_pbrSpecularGlossiness: { diffuseFactor: [1, 0, 0, 1] } } },
        ]),
      isUndrawn,
    ],
    ['another version', (json) => (json['asset'] = { version: '1.0' }), isBroken],
    [
      'more bytes than there are',
      (json) => (json['bufferViews'] = [{ buffer: 0, byteLength: 4_000 }]),
      isBroken,
    ],
    ['more points than there are bytes', accessor({ count: 2_000_000_000 }), isBroken],
    ['points that are no number', accessor({ count: '3' }), isBroken],
    ['a negative offset', accessor({ byteOffset: -12 }), isBroken],
    ['few bytes for much', accessor({ sparse: { count: 1e9 } }), isBroken],
    ['a circle', (json) => (json['nodes'] = [{ mesh: 0, children: [0] }]), isBroken],
    ['more parts than a browser likes', manyNodes, isComplex],
    [
      'a picture that is none',
      (json) => (json['images'] = [{ bufferView: 0, mimeType: 'image/png' }]),
      '模型的贴图须为 PNG 或 JPEG，边长不得超过4096像素',
    ],
    ['nothing to draw', (json) => (json['scenes'] = [{ nodes: [] }]), '模型里没有可以显示的三角面'],
    ['no scene', (json) => (json['scenes'] = []), '模型里没有可以显示的三角面'],
  ])('%s is refused', (_, change, why) => expect(readResult(glbOf(change))).toBe(why))

  test('one triangle is a model', () => expect(readResult(glbOf())).toBe('1'))
})

test('the models that come with the product pass the same door', () => {
  for (const { glb } of builtInModels()) expect(Number(readResult(glb))).toBeGreaterThan(10_000)
})

test('the size of a picture is read from its first bytes', () => {
  const png = Buffer.alloc(24)
  png.writeUInt32BE(0x89504e47)
  png.writeUInt32BE(640, 16)
  png.writeUInt32BE(480, 20)
  expect(pixelsOf(png)).toEqual({ width: 640, height: 480 })
  const jpeg = Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 1, 0, 2, 0, 1, 1, 0, 0,
  ])
  expect(pixelsOf(jpeg)).toEqual({ width: 512, height: 256 })
  expect(pixelsOf(Buffer.from('GIF89a'))).toBeUndefined()
})

test('every extension that may be required is one that the viewer’s reader knows', () => {
  const reader = createRequire(import.meta.url).resolve('three/examples/jsm/loaders/GLTFLoader.js')
  const source = readFileSync(reader, 'utf8')
  for (const name of drawnExtensions) expect(source, name).toContain(`'${name}'`)
})
