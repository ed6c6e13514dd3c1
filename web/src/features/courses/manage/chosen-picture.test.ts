import { expect, test } from 'vitest'
import { chosenPicture, cutOf } from './chosen-picture.ts'

test.each([
  [1600, 900, 'none'],
  [1280, 721, 'none'],
  [2000, 900, 'sides'],
  [900, 1600, 'ends'],
  [1000, 1000, 'ends'],
] as const)('a picture of %i by %i is cut at its %s', (width, height, cut) =>
  expect(cutOf(width, height)).toBe(cut),
)

const file = (type: string, size = 10) => {
  const one = new File(['x'], 'x', { type })
  Object.defineProperty(one, 'size', { value: size })
  return one
}

test.each([
  [file('image/svg+xml'), '仅支持 JPG、PNG、WebP、GIF 格式的图片'],
  [file('application/pdf'), '仅支持 JPG、PNG、WebP、GIF 格式的图片'],
  [file('image/png', 8_388_609), '图片不得超过8 MB'],
])('what the server would refuse is said at once', async (one, fault) =>
  expect(await chosenPicture(one)).toEqual({ fault }),
)
