import { dimensionsOf, type CourseKind } from '@xinglin/simulation/assessment'
import {
  kind as kinds,
  type CourseBase,
  type LearningOutline,
  type ReducedCourseBase,
} from '@xinglin/contract/courses'
import { attemptsOf } from '#attempts'
import { toOwnPeriod } from '#offerings/periods'
import { isLicensed, trialStatus } from '#licences'
import { departmentsOf } from '#schools'
import { teacherOf } from '#teachers'
import { dayIn, type Visit } from '#platform/visit'
import { authorName } from './author-name.ts'
import type { CourseAccess } from '../access/course-access.ts'
import type { ContestStudy } from './contest-study.ts'
import { favouriteStore } from './favourite-store.ts'
import { pictureOf } from './picture-of.ts'
import { outlineStore } from '../versions/outline-store.ts'
import { shownHtml } from '#platform/rich-text'

/** The outline of a version: chapters with what is learnt in each. */
export const outlineOf = async (visit: Visit, versionId: string): Promise<LearningOutline> => {
  const store = outlineStore(visit)
  const items = await store.items(versionId)
  return (await store.chapters(versionId)).map(({ id, title }) => ({
    Name: title,
    Child: items
      .filter((item) => item.chapterId === id)
      .map(({ title: Name, kind: Kind, minutes: Minutes }) => ({ Name, Kind, Minutes })),
  }))
}

/** Departments and sections by id. */
type Places = ReadonlyMap<string, { readonly name: string; readonly motif: string }>

/** What a course that may not be opened still shows. */
const reducedBase = async (
  visit: Visit,
  { course: row, canStudy, verdict }: CourseAccess,
  places: Places,
): Promise<ReducedCourseBase> => ({
  Id: row.id,
  Name: row.name,
  ImgUrl: pictureOf(visit, row),
  Motif: places.get(row.sectionId)?.motif ?? 'book',
  ExamineType: row.examineType,
  PublishType: row.publishType,
  IsSelfClass: row.isSelfClass ? 1 : 0,
  CanStudy: canStudy ? 1 : 0,
  Verdict: await verdict(),
})

/** The eight dimensions of a course, by its kind. */
export const scoringOf = (kind: number): string[] => [...dimensionsOf(kind as CourseKind)]

const yes = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** Everything the preview shows. */
const fullBase = async (
  visit: Visit,
  access: CourseAccess,
  places: Places,
  study: ContestStudy | undefined,
): Promise<CourseBase> => {
  const { course: row } = access
  const base = await reducedBase(visit, access, places)
  const attempt = study
    ? await attemptsOf(visit).current(row.id, study.SkillContestId)
    : await access.attempt()
  const licence = await access.licence()
  const today = dayIn(visit.school.timezone, visit.at)
  const version = await access.version()
  const outline = await outlineOf(visit, row.currentVersionId)
  const author = await teacherOf(visit, row.authorId)
  const trial = trialStatus(licence, today)
  const period = await access.period()
  return {
    ...base,
    VideoUrl: row.videoUrl,
    CreateUserId: row.authorId,
    CreateUserName: authorName(row.authorId, author?.name),
    CreateUserType: author?.title ?? 0,
    CreateUserRemark: author?.remark ?? '',
    CreateUserExpertise: author?.expertise ?? [],
    UserImgUrl: author?.imgUrl ?? '',
    Gender: author?.gender ?? null,
    SchoolName: visit.school.name,
    PSubjectId: row.departmentId,
    PSubjectName: places.get(row.departmentId)?.name ?? '',
    SectionId: row.sectionId,
    SubjectName: places.get(row.sectionId)?.name ?? '',
    IsFavorite: yes(await favouriteStore(visit).has(row.id)),
    FavoriteCount: row.favouriteCount,
    CommentTotal: row.commentCount,
    TrialExpires: trial === 3,
    TrialStatus: trial,
    TrialStartDate: licence?.trialStart ?? null,
    TrialEndDate: licence?.trialEnd ?? null,
    SecrecyType: row.secrecyType,
    ReviewedBy: version?.reviewedBy ?? '',
    Period: period ? (await toOwnPeriod(visit, period)).own : null,
    ContestStudyInfo: study ?? null,
    CourseProgress: attempt?.progress ?? 0,
    ProgressId: attempt?.id ?? null,
    AttemptState: attempt?.state === 'finished' ? 'finished' : attempt ? 'active' : 'none',
    MyStudyCount: attempt?.no ?? 0,
    DoneCount: attempt?.doneCount ?? 0,
    ItemCount: attempt?.itemCount ?? outline.reduce((sum, one) => sum + one.Child.length, 0),
    CreateTime: row.createdAt.toISOString(),
    StudyCount: row.studyCount,
    Assign: row.assign,
    CourseType: row.kind,
    HasVirtual: row.kind,
    ExperimentType: row.experimentType,
    // Told only to those who may begin.
    ExperimentPath:
      base.Verdict.Reason === 'ok' && base.Verdict.Actions.length > 0 ? row.experimentPath : '',
    DeclareLevel: row.declareLevel,
    DeclareYear: row.declareYear,
    KnowledgeTypeList: row.knowledge.map((Name) => ({ Name })),
    IsAuthVSP: yes(isLicensed(row.kind === kinds.theory, licence, today)),
    CourseInfoModel: {
      IsLearningOutline: yes(version?.showOutline ?? false),
      IsScoringStandard: yes(version?.showScoring ?? false),
      IsEvaluation: yes(version?.showReviews ?? false),
      IsModels: yes(row.modelCount > 0 || access.oversees),
      CourseIntroductionList: (version?.introduction ?? []).map(({ title, html }) => ({
        Title: title,
        TextContent: shownHtml(visit, html),
      })),
      LearningOutline: JSON.stringify(outline),
      ScoringStandard: scoringOf(row.kind),
    },
  }
}

/** A course before it is opened, as much of it as its sight allows. */
export const baseOf = async (visit: Visit, access: CourseAccess, study?: ContestStudy) => {
  const places = new Map((await departmentsOf(visit)).map((one) => [one.id, one]))
  return access.sight === 'full'
    ? { Full: true as const, ...(await fullBase(visit, access, places, study)) }
    : { Full: false as const, ...(await reducedBase(visit, access, places)) }
}
