import * as z from 'zod/mini'
import { authors, call, id, text } from '@xinglin/contract/call'
import { fileBytes, pictureRefusals, pictureUpload } from '@xinglin/contract/resources'
import { ManagedCourse } from './manage.ts'

const missing = {
  missing: [-404, '数据不存在'],
  approved: [-1, '课程已通过审核，名称、分类与封面由学校管理员修改'],
} as const

/**
 * Gives a course a cover, its author until it is approved for the first time: a picture that is cut to 16:9 and made anew. `At` says which part stays, in hundredths along
 * the side that is too long. Sent again it is the same cover.
 */
export const uploadCover = call({
  path: '/api/Course/UploadCover',
  ...pictureUpload,
  who: authors,
  input: z.object({
    CourseId: id,
    /** What the file is called. */
    Name: text(255),
    At: z._default(z.coerce.number().check(z.minimum(0), z.maximum(100)), 50),
    Bytes: fileBytes,
  }),
  output: ManagedCourse,
  refusals: { ...missing, ...pictureRefusals },
})

/** Takes the cover of a course back: it is drawn again. */
export const removeCover = call({
  path: '/api/Course/RemoveCover',
  who: authors,
  input: z.object({ CourseId: id }),
  output: ManagedCourse,
  refusals: missing,
})
