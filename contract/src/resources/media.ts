import * as z from 'zod/mini'
import { call, id, listOf, managers, named, page, pageSize, text } from '@xinglin/contract/call'
import { fileBytes } from './pictures.ts'

/** A video that is uploaded has at most so many bytes. */
export const largestVideo = 524_288_000

/** What the videos of one person may take together. */
export const videoQuota = 5_368_709_120

/** A part of a file on its way has so many bytes, the last one at most so many. */
export const partBytes = 2_097_152

/** What the browser's own list of files offers where a video is wanted. */
export const videoKinds = 'video/mp4,video/webm,video/quicktime,.mp4,.m4v,.webm,.mov'

/** What becomes of a video: 排队, 处理中, 完成, 失败. */
export const mediaStates = ['queued', 'running', 'done', 'failed'] as const

/** A video of the school as it is shown: where it stands in its conversion, and where it is to be had once that is done. */
export const Media = z.strictObject({
  Id: z.string(),
  /** Names the video in `/videotransform?src=`; signed, so that nobody makes one up. */
  Src: z.string(),
  Name: z.string(),
  OwnerName: z.string(),
  /** Whether the caller may try again, or remove it. */
  Mine: z.boolean(),
  State: z.enum(mediaStates),
  /** 0 to 100 while it is converted. */
  Percent: z.number(),
  /** Why it failed; empty otherwise. */
  Reason: z.string(),
  /** Empty until it is done. */
  Url: z.string(),
  PosterUrl: z.string(),
  Seconds: z.number(),
  Width: z.number(),
  Height: z.number(),
  Bytes: z.number(),
  CreateTime: z.string(),
  /** Whether there is a program that converts; without it videos wait. */
  Converter: z.boolean(),
})
export type Media = z.output<typeof Media>

const keepers = ['teacher', ...managers] as const
const missing = { missing: [-404, '视频不存在'] } as const
const kind = { kind: [-10008, '仅支持 MP4、WebM、MOV 格式的视频'] } as const

/**
 * Announces a video: `Id` is one that the browser made (UUIDv7). Announced again it tells how much of it has arrived, so
 * that an upload that was broken off goes on.
 */
export const uploadInit = call({
  path: '/api/ResourcesManage/UploadInit',
  keyless: true,
  who: keepers,
  perMinute: 30,
  input: z.object({
    Id: id,
    Name: named(200, '文件名'),
    Bytes: z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
  }),
  output: z.strictObject({ Id: z.string(), PartBytes: z.number(), Received: z.number() }),
  refusals: {
    ...kind,
    empty: [-10008, '文件是空的，请换一个文件'],
    large: [-10008, '视频不得超过500 MB'],
    full: [-1, '您的视频空间已用完（5 GB），请先删除不需要的视频'],
    many: [-1, '同时上传的视频不得超过3个'],
    taken: [-404, '视频不存在'],
  },
})

/** Takes one part of a video, `From` bytes from its beginning; a part that has arrived already changes nothing. */
export const uploadPart = call({
  path: '/api/ResourcesManage/UploadPart',
  keyless: true,
  fileBody: true,
  bodyBytes: partBytes,
  who: keepers,
  input: z.object({
    Id: id,
    From: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(largestVideo)),
    Bytes: fileBytes,
  }),
  output: z.strictObject({ Received: z.number() }),
  refusals: {
    ...kind,
    missing: [-404, '上传已失效，请重新选择文件'],
    gap: [-10009, '上传的顺序有误，请重试'],
    part: [-10008, '上传的数据有误，请重试'],
  },
})

/** Ends an upload: the video waits for its conversion. Said again it answers the same. */
export const uploadComplete = call({
  path: '/api/ResourcesManage/UploadComplete',
  who: keepers,
  input: z.object({ Id: id }),
  output: Media,
  refusals: {
    missing: [-404, '上传已失效，请重新选择文件'],
    unfinished: [-1, '文件还没有传完'],
  },
})

/** The caller's own videos, newest first; those who run the school see everybody's with `All`. */
export const listResources = call({
  path: '/api/ResourcesManage/List',
  keyless: true,
  who: keepers,
  input: z.object({
    All: z._default(z.boolean(), false),
    PageIndex: page,
    PageSize: pageSize(12),
  }),
  output: z.extend(listOf(Media), {
    /** Bytes that the caller's own take, and may take. */
    Used: z.number(),
    Quota: z.number(),
    Converter: z.boolean(),
  }),
})

/** One video by its signed name, for whoever is signed in: how far its conversion is, and where it is to be had. */
export const transcodeState = call({
  path: '/api/ResourcesManage/TranscodeState',
  keyless: true,
  who: ['student', ...keepers],
  input: z.object({ Src: text(200) }),
  output: Media,
  refusals: missing,
})

/** Converts a video again that failed; its owner and those who run the school. */
export const transcodeRetry = call({
  path: '/api/ResourcesManage/TranscodeRetry',
  who: keepers,
  input: z.object({ Id: id }),
  output: Media,
  refusals: {
    ...missing,
    wrongState: [-1, '视频状态已改变，请刷新后重试'],
    gone: [-1, '原文件已不在，请重新上传'],
  },
})

/** Removes a video that no course shows, its owner and those who run the school; or gives up one of one's own that is on its way. */
export const removeResource = call({
  path: '/api/ResourcesManage/Remove',
  who: keepers,
  input: z.object({ Id: id }),
  output: z.strictObject({}),
  refusals: { ...missing, taught: [-1, '该视频已用于课程，不能删除'] },
})
