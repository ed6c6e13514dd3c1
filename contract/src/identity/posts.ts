import * as z from 'zod/mini'
import {
  call,
  day,
  id,
  listOf,
  managers,
  page,
  pageSize,
  postKinds,
  searchKey,
  type PostKind,
} from '@xinglin/contract/call'

/** What a post is called. */
export const postNames: Readonly<Record<PostKind, string>> = {
  secretary: '教学秘书',
  collegeHead: '院系负责人',
  departmentHead: '教研室负责人',
  examiner: '考官',
}

/** What a post is held for: a 院系, or a subject (with its 科室) or a single 科室. */
export const postPlaces: Readonly<Record<PostKind, 'college' | 'department'>> = {
  secretary: 'college',
  collegeHead: 'college',
  departmentHead: 'department',
  examiner: 'department',
}

/** What each post opens, in the words of the form that grants it. */
export const postDuties: Readonly<Record<PostKind, string>> = {
  secretary:
    '管理、导入本院系的学生与行政班，查看本院系教师的教学班、任务与成绩册，调整他们的开课安排',
  collegeHead: '查看本院系的人员、班级、任务与成绩册，审批撤回成绩的申请',
  departmentHead: '审核本学科的课程、题目、病例、操作项目与实验方案，不含本人编写的',
  examiner: '查看、监考并批阅本学科教师组织的考试',
}

/** `later`: not begun; `over`: its last day is past; `ended`: taken away. */
export const postStates = ['active', 'later', 'over', 'ended'] as const

/** A post of somebody, as those who run the school see it. */
export const Post = z.strictObject({
  Id: z.string(),
  PersonId: z.string(),
  RealName: z.string(),
  Number: z.string(),
  Kind: z.enum(postKinds),
  PlaceId: z.string(),
  /** Empty where the place is gone: the post opens nothing then. */
  PlaceName: z.string(),
  FromDay: z.string(),
  /** The last day; empty for none. */
  UntilDay: z.string(),
  State: z.enum(postStates),
  GrantedByName: z.string(),
  GrantedAt: z.string(),
  /** Empty while it stands. */
  EndedByName: z.string(),
  EndedAt: z.string(),
})
export type Post = z.output<typeof Post>

const refusals = {
  missing: [-404, '数据不存在'],
  notTeacher: [-10008, '请选择本校的一位教师'],
  place: [-10008, '请选择院系或学科'],
  days: [-10008, '结束日期不得早于开始日期和今天'],
  twice: [-10008, '该教师已担任此职务'],
  closed: [-10002, '平台未开放本校自行授予职务'],
  ended: [-10011, '该职务已被收回'],
} as const

/** A place; `ParentName` is the subject of a 科室. */
const Place = z.strictObject({ Id: z.string(), Name: z.string(), ParentName: z.string() })

/** The posts of the school, whoever was granted one last first. */
export const listPosts = call({
  path: '/api/UserManage/ListPosts',
  keyless: true,
  who: managers,
  input: z.object({
    SearchKey: searchKey,
    /** Absent for every kind. */
    Kind: z.optional(z.enum(postKinds)),
    /** `standing`: those that were not taken away and are not over. */
    State: z._default(z.enum(['standing', 'past', 'all']), 'standing'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.extend(listOf(Post), {
    /** False where the platform keeps the granting to itself. */
    MayGrant: z.boolean(),
  }),
})

/** Where posts can be held. */
export const listPostPlaces = call({
  path: '/api/UserManage/ListPostPlaces',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: z.strictObject({ Colleges: z.array(Place), Departments: z.array(Place) }),
})

/** Gives a teacher a post; it opens with the next sign-in at the administrators’ door. */
export const grantPost = call({
  path: '/api/UserManage/GrantPost',
  who: managers,
  input: z.object({
    PersonId: id,
    Kind: z.enum(postKinds),
    PlaceId: id,
    /** Empty for today. */
    FromDay: day,
    UntilDay: day,
  }),
  output: z.strictObject({ Id: z.string() }),
  refusals,
})

/** Takes a post away: what was opened by it closes at once. */
export const endPost = call({
  path: '/api/UserManage/EndPost',
  who: managers,
  input: z.object({ Id: id }),
  output: z.strictObject({}),
  refusals,
})
