import * as z from 'zod/mini'
import { call, courseKind, id, nobody, page, pageSize, people, text } from '@xinglin/contract/call'

/** A teacher as anybody may see one. */
export const Teacher = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  ImgUrl: z.string(),
  Gender: z.nullable(z.number()),
  Type: z.number(),
  SchoolName: z.string(),
  Remark: z.string(),
  /** What the teacher is good at (擅长): six at most. */
  Expertise: z.array(z.string()),
})
export type Teacher = z.output<typeof Teacher>

/** Teachers with at least one course that the caller may see; all of one department when that is asked for. */
export const getRetPaginationCourseUser = call({
  path: '/api/Course/GetRetPaginationCourseUser',
  keyless: true,
  who: people,
  input: z.object({
    DepartId: z._default(z.nullable(id), nobody),
    /** A title by number; 0 for all. */
    Title: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(99)), 0),
    CourseType: courseKind,
    Domain: text(255),
    PageIndex: page,
    PageSize: pageSize(6),
  }),
  output: z.strictObject({ User: z.array(Teacher), Count: z.number() }),
})

/** The titles a teacher may carry, in order. */
export const getTeacherTypeDataSource = call({
  path: '/api/Common/GetTeacherTypeDataSource',
  keyless: true,
  method: 'GET',
  who: people,
  input: z.object({}),
  output: z.array(z.strictObject({ Id: z.number(), Name: z.string() })),
})
