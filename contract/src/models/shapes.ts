import * as z from 'zod/mini'
import { named, text } from '@xinglin/contract/call'

/** A model says at most so much: points, and code points of a point's words. */
export const modelBounds = { annotations: 60, name: 30, english: 80, text: 500 } as const

const number = z.number().check(z.minimum(-1e6), z.maximum(1e6))
const Place = z.tuple([number, number, number])

/** A point of a model that is explained (标注), in the model's own coordinates. */
export const Annotation = z.strictObject({
  /** Of the model alone; the browser makes it. */
  Id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, '标注编号不正确')),
  Name: named(modelBounds.name, '标注名称'),
  English: text(modelBounds.english, `英文名称不得超过${modelBounds.english}个字`),
  Text: text(modelBounds.text, `标注说明不得超过${modelBounds.text}个字`),
  At: Place,
  /** The direction from which one looks at it. */
  From: Place,
  /** When it is seen: on the whole body, on the one that is cut open, or (empty) always. */
  Stage: z.enum(['', 'whole', 'cut']),
})
export type Annotation = z.output<typeof Annotation>

/** The points of a model, in the order in which they are explained. */
export const Annotations = z.array(Annotation).check(
  z.maxLength(modelBounds.annotations, `标注不得超过${modelBounds.annotations}个`),
  z.refine((list) => new Set(list.map(({ Id }) => Id)).size === list.length, '标注编号重复'),
)

/** A three-dimensional model of a course (三维模型). */
export const CourseModel = z.strictObject({
  Id: z.string(),
  CourseId: z.string(),
  Name: z.string(),
  English: z.string(),
  Summary: z.string(),
  /** Which of the models that come with the product; empty for one that was uploaded. */
  BuiltIn: z.string(),
  /** Where its .glb is, for 5 to 10 minutes. */
  Url: z.string(),
  /** A picture of it, for where nothing can be drawn; empty without one. */
  PosterUrl: z.string(),
  Bytes: z.number(),
  Triangles: z.number(),
  Annotations: z.array(Annotation),
  /** Marks what a form shows of it; another once somebody changed it. */
  Version: z.string(),
})
export type CourseModel = z.output<typeof CourseModel>

/** What is not there, or not for the caller to know of. */
export const missing = { missing: [-404, '数据不存在'] } as const

/** What is somebody else's to do. */
export const notYours = { notYours: [-10002, '您没有权限操作'] } as const

/** A course holds at most so many. */
export const maxModels = 6

/** The refusal of one more than a course holds. */
export const full = { full: [-1, `一门课程最多放${maxModels}个三维模型`] } as const
