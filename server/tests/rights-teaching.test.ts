import { expect, test } from 'vitest'
import * as courses from '@xinglin/contract/courses'
import * as exams from '@xinglin/contract/exams'
import * as teachers from '@xinglin/contract/teachers'
import { holdMatrix, openColumns, type MatrixRow, type TestApp } from '#testing'

const teacher = (app: TestApp) => ({ UserId: app.fixture.people['a.teacher1'] })

/** The permission matrix of teachers, and of what courses are chosen and narrowed by: A, G, S, T, M, V. */
const matrix: readonly MatrixRow[] = [
  [teachers.getRetPaginationCourseUser, '✓✓✓✓✓✓', {}],
  [teachers.getTeacherTypeDataSource, '✓✓✓✓✓✓', {}],
  [teachers.getTeacherProfile, '✓✓✓✓✓✓', teacher],
  [teachers.getTeacherDoings, '✓✓✓✓✓✓', teacher],
  [teachers.getOwnTeaching, '–––✓––', {}],
  [teachers.saveOwnTeaching, '–––✓––', { Remark: '', Expertise: [] }],
  [courses.searchDeclareCourseList, '✓✓✓✓✓✓', {}],
  [courses.getApplicableAllowType, '–✓✓✓✓✓', {}],
  [courses.getKnowledgeAllowType, '–✓✓✓✓✓', {}],
  [courses.getShortApplicableListByCouseType, '–✓✓✓✓✓', {}],
  [exams.searchKnowledgeQuizTemplate, '–––✓✓✓', {}],
]

holdMatrix(openColumns(), matrix)

test('a link opens one course: of these its holder has what courses are chosen by', () =>
  expect(
    matrix.filter(([{ who: may }]) => may.includes('preview')).map(([{ path }]) => path),
  ).toEqual([
    courses.getApplicableAllowType.path,
    courses.getKnowledgeAllowType.path,
    courses.getShortApplicableListByCouseType.path,
  ]))
