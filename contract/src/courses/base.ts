import * as z from 'zod/mini'
import { call, id, people, signedIn, text } from '@xinglin/contract/call'
import { OwnPeriod } from '@xinglin/contract/offerings'
import { Verdict } from './verdict.ts'

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
  CreateUserExpertise: z.array(z.string()),
  UserImgUrl: z.string(),
  Gender: z.nullable(z.number()),
  SchoolName: z.string(),
  PSubjectId: z.string(),
  PSubjectName: z.string(),
  SectionId: z.string(),
  SubjectName: z.string(),
  /** 1 when the caller keeps it among the favourites. */
  IsFavorite: z.number(),
  FavoriteCount: z.number(),
  /** Reviews that are shown. */
  CommentTotal: z.number(),
  TrialExpires: z.boolean(),
  TrialStatus: z.number(),
  TrialStartDate: z.nullable(z.string()),
  TrialEndDate: z.nullable(z.string()),
  /** 1 public, 0 for the school's own people. */
  SecrecyType: z.number(),
  /** The expert who reviewed its medical content; empty where nobody did. */
  ReviewedBy: z.string(),
  /** The dates that hold for a student to whom the course is given; null for everybody else. */
  Period: z.nullable(OwnPeriod),
  CourseProgress: z.number(),
  /** How the own school practises it in the contest that was named; null without one. Means below five people are null. */
  ContestStudyInfo: z.nullable(
    z.strictObject({
      SkillContestId: z.string(),
      ContestName: z.string(),
      AvgCompositeScore: z.nullable(z.number()),
      MaxCompositeScore: z.nullable(z.number()),
      FinishUserCount: z.number(),
      FinishCount: z.number(),
      /** The caller's best. */
      OwnCompositeScore: z.nullable(z.number()),
    }),
  ),
  /** The open attempt: its id where the caller has one, and whether it was ended. */
  ProgressId: z.nullable(z.string()),
  AttemptState: z.enum(['none', 'active', 'finished']),
  /** How many rounds the caller ever began. */
  MyStudyCount: z.number(),
  /** Required items done and in all, of the newest attempt. */
  DoneCount: z.number(),
  ItemCount: z.number(),
  CreateTime: z.string(),
  StudyCount: z.number(),
  Assign: z.number(),
  CourseType: z.number(),
  HasVirtual: z.number(),
  ExperimentType: z.string(),
  ExperimentPath: z.string(),
  /** As what it was declared: 0 not at all, 1 国家级, 2 省级, 3 校级. */
  DeclareLevel: z.number(),
  /** When; 0 where it was not. */
  DeclareYear: z.number(),
  KnowledgeTypeList: z.array(z.strictObject({ Name: z.string() })),
  IsAuthVSP: z.number(),
  CourseInfoModel: z.strictObject({
    IsLearningOutline: z.number(),
    IsScoringStandard: z.number(),
    IsEvaluation: z.number(),
    /** 1 where it has three-dimensional models, or the caller may add some. */
    IsModels: z.number(),
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

/** What a course teaches, without contents: for whoever may look at its structure. */
export const item = call({
  path: '/api/Course/Item',
  keyless: true,
  who: signedIn.filter((who) => who !== 'guest'),
  menu: 3,
  input: z.object({ CourseId: id }),
  output: z.strictObject({
    VersionNo: z.number(),
    Chapters: z.array(
      z.strictObject({
        Title: z.string(),
        Items: z.array(
          z.strictObject({
            Id: z.string(),
            Title: z.string(),
            Kind: z.string(),
            Minutes: z.number(),
            Required: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  refusals: getRetCourseDetailClient.refusals,
})
