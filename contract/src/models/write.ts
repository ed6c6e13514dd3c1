import * as z from 'zod/mini'
import { call, id, named, text } from '@xinglin/contract/call'
import { Annotations, CourseModel, full, missing, notYours } from './shapes.ts'

const editors = ['teacher', 'admin', 'operator'] as const

/** A file is uploaded in parts of so many bytes, and has at most so many bytes in all. */
export const uploadBounds = { part: 65_536, bytes: 12 * 1024 * 1024 } as const

const maxParts = uploadBounds.bytes / uploadBounds.part

/** Puts a model that comes with the product into a course, with all that is said of it; once a course. */
export const attachModel = call({
  path: '/api/CourseModel/Attach',
  who: editors,
  perMinute: 30,
  input: z.object({ CourseId: id, Key: text(40) }),
  output: CourseModel,
  refusals: { ...missing, ...notYours, ...full },
})

/** Sends a part of a file, from 0; the same part again changes nothing. Parts are forgotten after a day. */
export const uploadModelPart = call({
  path: '/api/CourseModel/UploadPart',
  who: editors,
  perMinute: 480,
  input: z.object({
    CourseId: id,
    /** Made by the browser (UUIDv7), one a file. */
    UploadId: id,
    Index: z.number().check(z.int(), z.minimum(0), z.maximum(maxParts - 1)),
    /** Base64. */
    Bytes: z
      .string()
      .check(z.maxLength(Math.ceil(uploadBounds.part / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  }),
  output: z.strictObject({}),
  refusals: {
    ...missing,
    ...notYours,
    tooMany: [-1, '未完成的上传太多，请稍后再试'],
  },
})

/** Makes a model of the parts that were sent: looked into by its content, never by its name. `UploadId` becomes its id, so that a repeat answers what is there. */
export const uploadModel = call({
  path: '/api/CourseModel/Upload',
  who: editors,
  perMinute: 20,
  input: z.object({
    CourseId: id,
    UploadId: id,
    Parts: z.number().check(z.int(), z.minimum(1), z.maximum(maxParts)),
    Name: named(40, '模型名称'),
  }),
  output: CourseModel,
  refusals: {
    ...missing,
    ...notYours,
    ...full,
    sensitive: [-10010, '内容包含敏感词'],
    incomplete: [-1, '文件没有传完整，请重新上传'],
    notGlb: [-10008, '这不是 .glb 三维模型文件'],
    broken: [-10008, '模型文件不完整或已损坏，请重新导出后上传'],
    external: [-10008, '模型引用了文件以外的内容，请导出为包含全部内容的单个 .glb 文件'],
    compressed: [-10008, '模型使用了不支持的扩展或压缩方式，请关闭压缩后重新导出'],
    undrawn: [
      -10008,
      '模型的材质用了查看器不能显示的扩展（KHR_materials_pbrSpecularGlossiness），请改用金属度/粗糙度材质后重新导出',
    ],
    complex: [-10008, '模型过于复杂：三角面不得超过50万个，部件不得超过2000个'],
    pictures: [-10008, '模型的贴图须为 PNG 或 JPEG，边长不得超过4096像素'],
    nothing: [-10008, '模型里没有可以显示的三角面'],
  },
})

/** Changes what is said of a model: its names and its points, in their order. */
export const saveModel = call({
  path: '/api/CourseModel/Save',
  who: editors,
  perMinute: 60,
  input: z.object({
    Id: id,
    Name: named(40, '模型名称'),
    English: text(80, '英文名称不得超过80个字'),
    Summary: text(300, '简介不得超过300个字'),
    Annotations,
    /** That of the model the form was read from: a newer one refuses, with the model in Data. Empty does not ask. */
    Version: text(64),
  }),
  output: CourseModel,
  refusals: {
    ...missing,
    ...notYours,
    sensitive: [-10010, '内容包含敏感词'],
    newer: [-10011, '该模型已被他人修改，请核对后再次保存'],
  },
})

/** Takes a model out of its course. The same answer when it is gone already. */
export const detachModel = call({
  path: '/api/CourseModel/Detach',
  who: editors,
  input: z.object({ CourseId: id, Id: id }),
  output: z.strictObject({}),
  refusals: { ...missing, ...notYours },
})
