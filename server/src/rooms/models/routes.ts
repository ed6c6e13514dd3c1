import { listBuiltInModels, listCourseModels } from '@xinglin/contract/models'
import { answer } from '#platform/http'
import type { FileRoom } from '#resources'
import { builtIns } from './built-in.ts'
import { editingCalls } from './edit-models.ts'
import { seenCourse } from './policy.ts'
import { modelStore } from './store.ts'
import { toModelResponse } from './serialize.ts'
import { uploadingCalls } from './upload-models.ts'

/** Answers the three-dimensional models of courses: seeing, attaching, uploading, explaining, taking away. */
export const modelCalls = (files: FileRoom) => [
  answer(listCourseModels, async function handleListCourseModels(visit, { CourseId }) {
    const { oversees } = await seenCourse(visit, CourseId)
    const rows = await modelStore(visit).list(CourseId)
    return { List: rows.map((row) => toModelResponse(visit, row)), MayEdit: oversees }
  }),

  answer(listBuiltInModels, async function handleListBuiltInModels() {
    return builtIns().map(({ key, name, english, summary, annotations }) => ({
      Key: key,
      Name: name,
      English: english,
      Summary: summary,
      Annotations: annotations.length,
    }))
  }),

  ...editingCalls(files),
  ...uploadingCalls(files),
]
