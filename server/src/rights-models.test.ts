import * as models from '@xinglin/contract/models'
import { callsOf, holdMatrix, holdRows, openColumns, type MatrixRow } from '#testing'

/** The permission matrix of models: A, G, S, T, M, V. Whose course it is, the room's own tests decide. */
const matrix: readonly MatrixRow[] = [
  [models.listCourseModels, '✓✓✓✓✓✓'],
  [models.listBuiltInModels, '–––✓✓✓'],
  [models.attachModel, '–––✓✓✓'],
  [models.uploadModelPart, '–––✓✓✓'],
  [models.uploadModel, '–––✓✓✓'],
  [models.saveModel, '–––✓✓✓'],
  [models.detachModel, '–––✓✓✓'],
]

holdMatrix(openColumns(), matrix)
holdRows(matrix, callsOf('models'))
