import * as z from 'zod/mini'
import { authors, call, text } from '@xinglin/contract/call'

/** A picture that is uploaded has at most so many bytes. */
export const largestPicture = 8_388_608

/** And so many pixels, all frames of a moving one together. */
export const maxPixels = 40_000_000

/** What the browser's own list of files offers where a picture is wanted. */
export const pictureKinds = 'image/jpeg,image/png,image/webp,image/gif'

/** Why a picture is refused, wherever one is uploaded. */
export const pictureRefusals = {
  kind: [-10008, '仅支持 JPG、PNG、WebP、GIF 格式的图片'],
  large: [-10008, '图片不得超过8 MB'],
  pixels: [-10008, '图片不得超过4000万像素'],
  broken: [-10008, '无法读取该图片，请换一张'],
} as const

/** How a call takes a picture as a file: again it is the same picture, and making it anew waits its turn. */
export const pictureUpload = {
  keyless: true,
  makesPictures: true,
  fileBody: true,
  bodyBytes: largestPicture,
  perMinute: 20,
} as const

/** A file as it is sent: bytes, not text. */
export const fileBytes = z.instanceof(Uint8Array)

/** Why a text is refused whose pictures are not there. */
export const lostPicture = { lostPicture: [-10008, '正文中的图片不存在，请重新插入'] } as const

/** Keeps a picture for the formatted text that somebody writes; it is made anew. */
export const keepTextPicture = call({
  path: '/api/ResourcesManage/KeepTextPicture',
  ...pictureUpload,
  who: ['student', ...authors],
  input: z.object({ Name: text(255), Bytes: fileBytes }),
  output: z.strictObject({ Url: z.string(), Width: z.number(), Height: z.number() }),
  refusals: pictureRefusals,
})
