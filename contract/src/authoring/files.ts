import * as z from 'zod/mini'
import { authors, call, id, text } from '@xinglin/contract/call'
import { fileBytes, pictureRefusals, pictureUpload } from '@xinglin/contract/resources'
import { missing } from './draft.ts'

/** A document that is uploaded has at most so many bytes. */
export const largestDocument = 20_971_520

const wrongState = { wrongState: [-1, '课程状态已改变，请刷新后重试'] } as const

/** Keeps a picture for an item of a course that the caller may change; it is made anew. */
export const keepFigure = call({
  path: '/api/CourseCreating/KeepFigure',
  ...pictureUpload,
  who: authors,
  input: z.object({ CourseId: id, Name: text(255), Bytes: fileBytes }),
  output: z.strictObject({
    File: z.string(),
    Url: z.string(),
    Width: z.number(),
    Height: z.number(),
  }),
  refusals: { ...missing, ...wrongState, ...pictureRefusals },
})

/** Keeps a PDF for an item of a course that the caller may change. How many pages it has, the browser says, which opens it. */
export const keepDocument = call({
  path: '/api/CourseCreating/KeepDocument',
  keyless: true,
  fileBody: true,
  bodyBytes: largestDocument,
  perMinute: 20,
  who: authors,
  input: z.object({ CourseId: id, Name: text(255), Bytes: fileBytes }),
  output: z.strictObject({ File: z.string(), Url: z.string() }),
  refusals: {
    ...missing,
    ...wrongState,
    kind: [-10008, '仅支持 PDF 格式的文档'],
    large: [-10008, '文档不得超过20 MB'],
  },
})

/** Takes one of the caller's converted videos for an item of a course that the caller may change. */
export const takeVideo = call({
  path: '/api/CourseCreating/TakeVideo',
  keyless: true,
  who: authors,
  input: z.object({ CourseId: id, MediaId: id }),
  output: z.strictObject({
    File: z.string(),
    Poster: z.string(),
    Seconds: z.number(),
    Url: z.string(),
    PosterUrl: z.string(),
  }),
  refusals: {
    ...missing,
    ...wrongState,
    unready: [-1, '视频还没有转码完成，请稍后再选'],
  },
})
