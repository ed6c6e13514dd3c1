import * as z from 'zod/mini'
import { authors, call, id, named, text } from '@xinglin/contract/call'
import { ManagedCourse } from '@xinglin/contract/courses'
import { CourseContent } from './content.ts'
import { missing, Problem } from './draft.ts'

/** How many bytes a save may have. */
export const largestContent = 1_048_576

const refusals = {
  ...missing,
  wrongState: [-1, '课程状态已改变，请刷新后重试'],
  sensitive: [-10010, '内容包含敏感词'],
} as const

/** Begins a course of the calling teacher's: theory, virtual consultation, operation or experiment, without content yet. `Id` is made by the browser (UUIDv7): a repeat answers what is there. */
export const createCourse = call({
  path: '/api/CourseCreating/Create',
  who: ['teacher'],
  perMinute: 60,
  input: z.object({
    Id: id,
    Name: named(60, '课程名称'),
    /** 0 theory, 1 virtual consultation, 2 virtual operation, 3 virtual experiment. */
    CourseType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    DepartmentId: id,
    SectionId: id,
    SecrecyType: z.union([z.literal(0), z.literal(1)]),
    Applicable: z
      .array(z.number().check(z.int(), z.minimum(1), z.maximum(99)))
      .check(z.maxLength(20)),
    Knowledge: z.array(named(20, '标签')).check(z.maxLength(6)),
  }),
  output: ManagedCourse,
  refusals: {
    ...missing,
    sensitive: refusals.sensitive,
    place: [-10008, '请选择学科与科室'],
    audience: [-10008, '所选适用对象不存在，请重新选择'],
    tooMany: [-1, '未通过审核的课程最多保留100门，请先清理草稿'],
  },
})

/**
 * Saves members of a course's draft, as far as they have come: what is typed is kept, right or wrong. Members that are
 * not named stay as they are. A draft that somebody else saved meanwhile is refused with theirs in Data, and nothing is lost.
 */
export const saveDraft = call({
  path: '/api/CourseCreating/Save',
  who: authors,
  bodyBytes: largestContent,
  perMinute: 120,
  input: z.object({
    CourseId: id,
    Parts: z.partial(CourseContent),
    /** That of the draft which was written upon. */
    Version: text(64),
  }),
  output: z.strictObject({
    Course: ManagedCourse,
    Version: z.string(),
    Problems: z.array(Problem),
  }),
  refusals: {
    ...refusals,
    repeated: [-10008, '内容的编号重复，请刷新后重试'],
    file: [-10008, '所选文件不存在，请重新上传'],
    tooLarge: [-10008, '课程内容过多，无法保存'],
    /** `Data` holds theirs. */
    newer: [-10011, '该课程已被他人修改，请核对后再次保存'],
  },
})

/** Deletes a course of which nothing was ever approved, with its draft. The same answer when it is gone already. */
export const deleteCourse = call({
  path: '/api/CourseCreating/Delete',
  who: authors,
  input: z.object({ CourseId: id }),
  output: z.strictObject({}),
  refusals: { ...refusals, approved: [-1, '已有审核通过的版本，不能删除'] },
})
