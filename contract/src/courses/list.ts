import * as z from 'zod/mini'
import {
  call,
  courseKind,
  id,
  listOf,
  Marks,
  nobody,
  page,
  pageSize,
  people,
  searchKey,
  sensitiveSearch,
  text,
} from '@xinglin/contract/call'

/** HasVirtual and CourseType on the wire. */
export const kind = { theory: 0, consultation: 1, operation: 2, experiment: 3 } as const

/** The Chinese word for each kind of course. */
export const kindNames: Readonly<Record<number, string>> = {
  0: '理论课程',
  1: '虚拟问诊',
  2: '虚拟操作',
  3: '虚拟实验',
}

/** OrderByType: 0 comprehensive, 1 newest, 2 most studied, 3 most favourited. */
export const orderNames: Readonly<Record<number, string>> = {
  0: '综合',
  1: '最新',
  2: '最多学习',
  3: '最多收藏',
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
  /** `URL` opens `ExperimentPath` elsewhere when learning starts; `BUILTIN` stays here. */
  ExperimentType: z.string(),
  ExperimentPath: z.string(),
  /** As what it was declared: 0 not at all, 1 国家级, 2 省级, 3 校级. */
  DeclareLevel: z.number(),
  /** When; 0 where it was not. */
  DeclareYear: z.number(),
  /** Where the name matched a search. */
  Marks: z.optional(Marks),
})
export type CourseListItem = z.output<typeof CourseListItem>

/** Something to choose by number. */
export const Choice = z.strictObject({ Id: z.number(), Name: z.string() })

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
    TypeModel: z.array(Choice),
    ApplicableModel: z.array(Choice),
    OrderModel: z.array(Choice),
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

const place = z._default(z.nullable(id), nobody)

/**
 * The catalogue and its search: by name, author or tag, also in pinyin or by initials. Ordered by relevance (or by what
 * is asked), narrowed by department (PSubjectId), section (SubjectId), kind (Type) and audience (ApplicableType, 0 all).
 */
export const searchCourseList = call({
  path: '/api/Course/SearchCourseList',
  keyless: true,
  who: people,
  menu: 3,
  input: z.object({
    SearchKey: searchKey,
    OrderByType: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(4)), 0),
    PSubjectId: place,
    SubjectId: place,
    Type: courseKind,
    ApplicableType: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(99)), 0),
    PageIndex: page,
    PageSize: pageSize(15),
  }),
  /** `More`: a search found more than it looked through; `Count` is how many of the likeliest it shows. */
  output: z.extend(listOf(CourseListItem), { More: z.optional(z.boolean()) }),
  refusals: sensitiveSearch,
})

/** The other courses of a teacher (`UserId`) that the caller may see. */
export const getUserOtherCourse = call({
  path: '/api/Course/GetUserOtherCourse',
  keyless: true,
  who: people,
  menu: 3,
  namesAnother: true,
  input: z.object({
    UserId: id,
    ThisCourseId: id,
    PageIndex: page,
    PageSize: pageSize(6),
    /** Absent or the caller's own. */
    StudentId: text(64),
    IsSkillContest: z.optional(z.nullable(z.union([z.number(), z.boolean(), z.string()]))),
  }),
  output: listOf(CourseListItem),
  refusals: { notYours: [-10002, '您没有权限操作'] },
})

/** The courses that most people began in the last 30 days, the most studied after them; of a section when asked. */
export const hotCourses = call({
  path: '/api/Course/HotCourses',
  keyless: true,
  who: people,
  menu: 3,
  input: z.object({ Count: pageSize(6), SectionId: place, ThisCourseId: place }),
  output: z.array(CourseListItem),
})

/** At most six other courses of the same section. */
export const getAlikeCourse = call({
  path: '/api/Course/GetAlikeCourse',
  keyless: true,
  who: people,
  menu: 3,
  input: z.object({ SectionId: place, ThisCourseId: place }),
  output: z.array(CourseListItem),
})
