import * as z from 'zod/mini'
import { authors, call, id, listOf, page, pageSize, text } from '@xinglin/contract/call'

/** What the videos of one person may take together. */
export const videoQuota = 5_368_709_120

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

const missing = { missing: [-404, '视频不存在'] } as const

/** The caller's own videos, newest first; those who run the school see everybody's with `All`. */
export const listResources = call({
  path: '/api/ResourcesManage/List',
  keyless: true,
  who: authors,
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
  who: ['student', ...authors],
  input: z.object({ Src: text(200) }),
  output: Media,
  refusals: missing,
})

/** Converts a video again that failed; its owner and those who run the school. */
export const transcodeRetry = call({
  path: '/api/ResourcesManage/TranscodeRetry',
  who: authors,
  input: z.object({ Id: id }),
  output: Media,
  refusals: {
    ...missing,
    wrongState: [-1, '视频状态已改变，请刷新后重试'],
    gone: [-1, '原文件已不在，请重新上传'],
  },
})
