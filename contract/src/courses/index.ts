import * as z from 'zod/mini'
import {
  call,
  courseKind,
  id,
  listOf,
  nobody,
  page,
  pageSize,
  people,
  text,
} from '@xinglin/contract/call'
import { Verdict } from './verdict.ts'

export { Verdict, messages } from './verdict.ts'

/** HasVirtual and CourseType on the wire. */
export const kind = { theory: 0, consultation: 1, operation: 2, experiment: 3 } as const

/** The Chinese word for each kind of course. */
export const kindNames: Readonly<Record<number, string>> = {
  0: '理论课程',
  1: '虚拟问诊',
  2: '虚拟操作',
  3: '虚拟实验',
}

/** A row of a list of courses. `Motif` is the drawing used where `ImgUrl` is empty. */
export const CourseListItem = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  ImgUrl: z.string(),
  Motif: z.string(),
  UserName: z.string(),
  SchoolName: z.string(),
  DepartmentName: z.string(),
  StudyCount: z.number(),
  FavoriteCount: z.number(),
  CommentTotal: z.number(),
  HasVirtual: z.number(),
  /** 0 none, 1 open, 2 not begun, 3 over; any but 0 shows the tag. */
  TrialStatus: z.number(),
  TrialStartDate: z.nullable(z.string()),
  TrialEndDate: z.nullable(z.string()),
  ExperimentType: z.string(),
  ExperimentPath: z.string(),
})
export type CourseListItem = z.output<typeof CourseListItem>

const MenuNode = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  Child: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
})

/** The departments and sections that hold courses the caller may see (with `Scope` 1), else all. */
export const getCourseSearchConditionClient = call({
  path: '/api/Course/GetCourseSearchConditionClient',
  keyless: true,
  who: people,
  input: z.object({ Scope: z._default(z.nullable(z.number()), 0) }),
  output: z.strictObject({
    MenuModel: z.array(MenuNode),
    TypeModel: z.array(z.strictObject({ Id: z.number(), Name: z.string() })),
  }),
})

const isMoment = (value: string): boolean =>
  value === '' || (/^[12]\d{3}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)))

/** A moment in ISO form, or the empty text. */
const moment = text(40).check(z.refine(isMoment, '时间格式不正确'))

/** The college courses of the home page, newest first, of one department or section when asked. */
export const geCoursePaginationClient = call({
  path: '/api/Course/GeCoursePaginationClient',
  keyless: true,
  who: people,
  input: z.object({
    /** Rows created up to this moment (ISO), so that paging stays steady; now when empty. */
    CreateTimeStr: moment,
    ParentSectionId: z._default(z.nullable(id), nobody),
    SectionId: z._default(z.nullable(id), nobody),
    CourseType: courseKind,
    Domain: text(255),
    PageIndex: page,
    PageSize: pageSize(15),
  }),
  output: listOf(CourseListItem),
})

const OutlineNode = z.strictObject({
  Name: z.string(),
  Child: z.array(z.strictObject({ Name: z.string(), Kind: z.string(), Minutes: z.number() })),
})

/** The outline of a course: chapters with their items; travels as JSON text in `LearningOutline`. */
export const LearningOutline = z.array(OutlineNode)
export type LearningOutline = z.output<typeof LearningOutline>

/** What a course that may not be opened still shows. */
const ReducedBase = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  ImgUrl: z.string(),
  Motif: z.string(),
  ExamineType: z.number(),
  PublishType: z.number(),
  IsSelfClass: z.number(),
  CanStudy: z.number(),
  Verdict,
})

/** A course as its preview shows it; dates are ISO, `CourseProgress` is 0-100 of the caller's newest attempt. */
export const CourseBase = z.extend(ReducedBase, {
  VideoUrl: z.string(),
  CreateUserId: z.string(),
  CreateUserName: z.string(),
  CreateUserType: z.number(),
  CreateUserRemark: z.string(),
  UserImgUrl: z.string(),
  Gender: z.nullable(z.number()),
  SchoolName: z.string(),
  PSubjectId: z.string(),
  PSubjectName: z.string(),
  SectionId: z.string(),
  SubjectName: z.string(),
  IsFavorite: z.number(),
  TrialExpires: z.boolean(),
  TrialStatus: z.number(),
  TrialStartDate: z.nullable(z.string()),
  TrialEndDate: z.nullable(z.string()),
  /** 1 public, 0 for the school's own people. */
  SecrecyType: z.number(),
  CourseProgress: z.number(),
  /** The open attempt: its id where the caller has one, and whether it was ended. */
  ProgressId: z.nullable(z.string()),
  AttemptState: z.enum(['none', 'active', 'finished']),
  /** Required items done and in all, of the newest attempt. */
  DoneCount: z.number(),
  ItemCount: z.number(),
  CreateTime: z.string(),
  StudyCount: z.number(),
  Assign: z.number(),
  CourseType: z.number(),
  HasVirtual: z.number(),
  KnowledgeTypeList: z.array(z.strictObject({ Name: z.string() })),
  IsAuthVSP: z.number(),
  CourseInfoModel: z.strictObject({
    IsLearningOutline: z.number(),
    IsScoringStandard: z.number(),
    IsEvaluation: z.number(),
    /** `TextContent` is sanitised HTML. */
    CourseIntroductionList: z.array(z.strictObject({ Title: z.string(), TextContent: z.string() })),
    LearningOutline: z.string(),
    /** Names of the eight dimensions, 12.5 % each. */
    ScoringStandard: z.array(z.string()),
  }),
})
export type CourseBase = z.output<typeof CourseBase>
/** What a course that may not be opened still tells. */
export type ReducedCourseBase = z.output<typeof ReducedBase>

const missing = { missing: [-404, '数据不存在'] } as const

/** A course before it is opened. Off the shelf or small-class: reduced members and the verdict; `Full` tells which. */
export const getRetCourseBaseClient = call({
  path: '/api/Course/GetRetCourseBaseClient',
  keyless: true,
  who: [...people, 'preview'],
  menu: 3,
  input: z.object({ CourseId: id, UserId: text(64), SkillContestId: text(64) }),
  output: z.discriminatedUnion('Full', [
    z.extend(CourseBase, { Full: z.literal(true) }),
    z.extend(ReducedBase, { Full: z.literal(false) }),
  ]),
  refusals: missing,
})

/** One part of a course: Type 0 outline, 1 introduction, 2 scoring standard. */
export const getRetCourseDetailClient = call({
  path: '/api/Course/GetRetCourseDetailClient',
  keyless: true,
  who: [...people, 'preview'],
  menu: 3,
  input: z.object({ CourseId: id, Type: z._default(z.number(), 0) }),
  output: z.strictObject({
    Outline: z.optional(LearningOutline),
    Introduction: z.optional(
      z.array(z.strictObject({ Title: z.string(), TextContent: z.string() })),
    ),
    ScoringStandard: z.optional(z.array(z.string())),
  }),
  refusals: {
    ...missing,
    offShelf: [-1, '该课程已下架，无法继续学习'],
    smallClass: [-1, '老师已设置小班课程，无法查看'],
  },
})
