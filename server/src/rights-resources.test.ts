import * as courses from '@xinglin/contract/courses'
import * as resources from '@xinglin/contract/resources'
import { callsOf, holdMatrix, holdRows, openColumns, type MatrixRow } from '#testing'

/** The permission matrix of uploads and videos: A, G, S, T, M, V. Whose video it is, the room's own tests decide. */
const matrix: readonly MatrixRow[] = [
  [resources.uploadInit, '–––✓✓✓'],
  [resources.uploadPart, '–––✓✓✓'],
  [resources.uploadComplete, '–––✓✓✓'],
  [resources.listResources, '–––✓✓✓'],
  [resources.transcodeState, '––✓✓✓✓'],
  [resources.transcodeRetry, '–––✓✓✓'],
  [resources.removeResource, '–––✓✓✓'],
  [courses.uploadCover, '–––✓✓✓'],
  [courses.removeCover, '–––✓✓✓'],
]

/** Its loaders of choices stand in `rights-dropdowns.test.ts`. */
const ofVideos = callsOf('resources').filter(({ path }) => !path.includes('DropDown'))

holdMatrix(openColumns(), matrix)
holdRows(matrix, [...ofVideos, courses.uploadCover, courses.removeCover])
