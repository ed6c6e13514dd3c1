import * as z from 'zod/mini'
import { authors, call, id, named, text } from '@xinglin/contract/call'
import { largestVideo, tooLarge } from './kinds.ts'
import { Resource } from './library.ts'
import { fileBytes } from './pictures.ts'

/** A part of a file on its way has so many bytes, the last one at most so many. */
export const partBytes = 2_097_152

/** How many files one person may have on their way, and for how many days one that was broken off is kept. */
export const uploadBounds = { atOnce: 10, days: 3 } as const

const kind = {
  kind: [-10008, '不支持该格式，请选择文档、图片、视频、音频、GLB 三维模型、DICOM 影像或心电图'],
} as const
const content = { content: [-10008, '文件内容与扩展名不符，或文件已损坏'] } as const

/**
 * Announces a file: `Id` is one that the browser made (UUIDv7). Announced again it tells how much of it has arrived, so
 * that an upload that was broken off goes on; another size or mark under the same id is another file.
 */
export const uploadInit = call({
  path: '/api/ResourcesManage/UploadInit',
  keyless: true,
  who: authors,
  perMinute: 60,
  input: z.object({
    Id: id,
    Name: named(200, '文件名'),
    Bytes: z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
    /** Where it will lie; the empty id for the top. */
    FolderId: id,
    /** By what the browser knows the file again: of its name, size, time and some of its bytes. */
    Mark: text(64),
  }),
  output: z.strictObject({ Id: z.string(), PartBytes: z.number(), Received: z.number() }),
  refusals: {
    ...kind,
    empty: [-10008, '文件是空的，请换一个文件'],
    large: [-10008, tooLarge('video')],
    full: [-1, '您的视频空间已用完（5 GB），请先删除不需要的视频'],
    many: [-1, '未完成的上传不得超过10个，请先完成或取消'],
    taken: [-404, '文件不存在'],
    changed: [-10009, '文件已改变，请重新上传'],
    folder: [-404, '文件夹不存在'],
  },
})

/** What of the caller's own is on its way, the newest first. */
export const getUploads = call({
  path: '/api/ResourcesManage/Uploads',
  keyless: true,
  who: authors,
  input: z.object({}),
  output: z.strictObject({
    List: z.array(
      z.strictObject({
        Id: z.string(),
        Name: z.string(),
        Bytes: z.number(),
        Received: z.number(),
        Mark: z.string(),
        FolderId: z.string(),
        /** Until when it is kept. */
        Until: z.string(),
      }),
    ),
  }),
})

/** Takes one part of a file, `From` bytes from its beginning; a part that has arrived already changes nothing. */
export const uploadPart = call({
  path: '/api/ResourcesManage/UploadPart',
  keyless: true,
  fileBody: true,
  bodyBytes: partBytes,
  who: authors,
  input: z.object({
    Id: id,
    From: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(largestVideo)),
    Bytes: fileBytes,
  }),
  output: z.strictObject({ Received: z.number() }),
  refusals: {
    ...content,
    missing: [-404, '上传已失效，请重新选择文件'],
    gap: [-10009, '上传的顺序有误，请重试'],
    part: [-10008, '上传的数据有误，请重试'],
  },
})

/** Ends an upload: the file is a resource then, and a video waits for its conversion. Said again it answers the same. */
export const uploadComplete = call({
  path: '/api/ResourcesManage/UploadComplete',
  who: authors,
  input: z.object({ Id: id }),
  output: Resource,
  refusals: {
    ...content,
    missing: [-404, '上传已失效，请重新选择文件'],
    unfinished: [-1, '文件还没有传完'],
  },
})

/** Removes a resource that nothing uses, its owner and those who run the school; or gives up one of one's own that is on its way. */
export const removeResource = call({
  path: '/api/ResourcesManage/Remove',
  who: authors,
  input: z.object({ Id: id }),
  output: z.strictObject({}),
  refusals: {
    missing: [-404, '资源不存在'],
    /** Said with where it is used. */
    used: [-1, '该资源正在使用，不能删除'],
  },
})
