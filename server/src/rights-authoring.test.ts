import * as authoring from '@xinglin/contract/authoring'
import * as courses from '@xinglin/contract/courses'
import { callsOf, holdMatrix, holdRows, openColumns, type MatrixRow } from '#testing'

const columns = openColumns()

/** The permission matrix of making courses (构建课程): A, G, S, T, M, V. Whose course it is, the room’s own tests hold. */
const making: readonly MatrixRow[] = [
  [authoring.getDraft, '–––✓✓✓'],
  [authoring.findCases, '–––✓✓✓', {}],
  [authoring.previewItem, '–––✓✓✓'],
  [authoring.createCourse, '–––✓––'],
  [authoring.saveDraft, '–––✓✓✓'],
  [authoring.deleteCourse, '–––✓✓✓', {}],
  [authoring.keepFigure, '–––✓✓✓'],
  [authoring.keepDocument, '–––✓✓✓'],
  [authoring.takeVideo, '–––✓✓✓'],
]

/** What of a course its author may do besides. */
const keeping: readonly MatrixRow[] = [
  [courses.listOwnCourses, '–––✓––', {}],
  [courses.getCourseHistory, '–––✓✓✓'],
  [courses.moveCourse, '–––✓✓✓'],
  [courses.saveManagedCourse, '–––✓✓✓'],
]

holdMatrix(columns, [...making, ...keeping])
holdRows(making, callsOf('authoring'))
