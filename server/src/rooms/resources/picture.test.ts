import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanPicture } from './picture.ts'
import { promised, sniffed } from './sniff.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

test.each([
  ['a drawing that may hold scripts', svg, '图.svg', '仅支持'],
  ['a drawing that is called a picture', svg, '图.png', '仅支持'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), '图.jpg', '仅支持'],
  ['nothing', Buffer.alloc(0), '图.jpg', '仅支持'],
  ['only the beginning of a picture', Buffer.from('89504e470d0a1a0a', 'hex'), '图.png', '无法读取'],
  ['a picture that is called a page', await plain(4, 4).png().toBuffer(), '图.html', '仅支持'],
  ['a picture without an ending', await plain(4, 4).png().toBuffer(), '图', '仅支持'],
  ['more bytes than are taken', Buffer.alloc(8_388_609, 1), '图.png', '不得超过8 MB'],
  [
    'few bytes that unpack to too many pixels',
    await plain(8001, 5000).png().toBuffer(),
    '图.png',
    '不得超过4000万像素',
  ],
  [
    'a picture that breaks off',
    (await noise(600, 400).jpeg().toBuffer()).subarray(0, 9_000),
    '图.jpg',
    '无法读取',
  ],
])('%s is refused', async (_what, bytes, name, words) => {
  await expect(cleanPicture(bytes, { name })).rejects.toThrow(words)
})

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s is made anew as WebP', async (kind) => {
  const bytes = await plain(900, 700).toFormat(kind).toBuffer()
  const clean = await cleanPicture(bytes, { name: `图.${kind === 'jpeg' ? 'JPG' : kind}` })
  expect(sniffed(clean.bytes)).toBe('webp')
  expect(clean).toMatchObject({ mediaType: 'image/webp', width: 900, height: 700 })
  expect(await sharp(clean.small).metadata()).toMatchObject({ width: 640, height: 498 })
})

test('40 million pixels pass, made smaller', async () => {
  const clean = await cleanPicture(await plain(8000, 5000).jpeg().toBuffer())
  expect([clean.width, clean.height]).toEqual([2560, 1600])
})

test('what the camera wrote beside the picture is gone, and the picture stands upright', async () => {
  const taken = await plain(300, 200)
    .jpeg()
    .withExif({ IFD0: { Artist: '某某' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(taken).metadata()).orientation).toBe(6)
  const clean = await cleanPicture(taken)
  const { exif, xmp, icc, orientation } = await sharp(clean.bytes).metadata()
  expect({ exif, xmp, icc, orientation }).toEqual({})
  expect([clean.width, clean.height]).toEqual([200, 300])
})

test('the part that is wished stays', async () => {
  const left = await plain(400, 450).png().toBuffer()
  const wide = await sharp({
    create: { width: 1600, height: 450, channels: 3, background: '#fff' },
  })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const shown = async (at: number) => {
    const clean = await cleanPicture(wide, { cut: { ratio: 16 / 9, at } })
    expect([clean.width, clean.height]).toEqual([800, 450])
    const { data } = await sharp(clean.bytes).raw().toBuffer({ resolveWithObject: true })
    return data[0] ?? 0
  }
  expect(await shown(0)).toBeLessThan(60)
  expect(await shown(1)).toBeGreaterThan(240)
})

test('a moving picture moves on, unless it is cut', async () => {
  const frames = Buffer.concat([0, 120, 250].map((tone) => Buffer.alloc(40 * 30 * 3, tone)))
  const moving = await sharp(frames, {
    raw: { width: 40, height: 90, channels: 3, pageHeight: 30 },
  })
    .gif()
    .toBuffer()
  const clean = await cleanPicture(moving)
  expect((await sharp(clean.bytes).metadata()).pages).toBe(3)
  expect([clean.width, clean.height]).toEqual([40, 30])
  expect((await sharp(clean.small).metadata()).pages ?? 1).toBe(1)
  const cut = await cleanPicture(moving, { cut: { ratio: 1, at: 0.5 } })
  expect((await sharp(cut.bytes).metadata()).pages ?? 1).toBe(1)
})

test.each([
  ['a.JPEG', 'picture'],
  ['讲解.mp4', 'video'],
  ['a.tar.mov', 'video'],
  ['a.svg', undefined],
  ['png', undefined],
  ['a.png.exe', undefined],
  ['', undefined],
])('%s promises %s', (name, what) => expect(promised(name)).toBe(what))
