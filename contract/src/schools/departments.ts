import * as z from 'zod/mini'
import { call, id, managers, named, nobody } from '@xinglin/contract/call'
import { motifs } from './motifs.ts'

const section = {
  Id: z.string(),
  Name: z.string(),
  Motif: z.string(),
  Sort: z.number(),
  /** How much hangs on it: it cannot be deleted while anything does. */
  CourseCount: z.number(),
  TeacherCount: z.number(),
}

/** The tree of 学科 (departments) and their 科室 (sections). */
export const listDepartments = call({
  path: '/api/SynopsisSchool/ListDepartments',
  keyless: true,
  who: managers,
  posts: ['secretary', 'collegeHead', 'departmentHead'],
  input: z.object({}),
  output: z.array(z.strictObject({ ...section, Child: z.array(z.strictObject(section)) })),
})

const refusals = {
  missing: [-404, '数据不存在'],
  taken: [-10008, '同级下已有同名学科或科室'],
  used: [-1, '其下还有课程、教师或科室，不能删除'],
} as const

/** Makes a department (no parent) or a section (with one), or renames one; the parent does not change. */
export const saveDepartment = call({
  path: '/api/SynopsisSchool/SaveDepartment',
  who: managers,
  input: z.object({
    Id: id,
    ParentId: z._default(z.nullable(id), nobody),
    Name: named(30, '名称'),
    Motif: z.enum(motifs),
  }),
  output: z.strictObject({ Id: z.string() }),
  refusals,
})

/** Puts siblings into an order: ids, the first first. */
export const sortDepartments = call({
  path: '/api/SynopsisSchool/SortDepartments',
  who: managers,
  input: z.object({ Ids: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  output: z.strictObject({}),
})

/** Deletes a department or section on which nothing hangs. */
export const deleteDepartment = call({
  path: '/api/SynopsisSchool/DeleteDepartment',
  who: managers,
  input: z.object({ Id: id }),
  output: z.strictObject({}),
  refusals,
})
