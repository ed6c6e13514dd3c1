import { attachModel, detachModel, maxModels, saveModel } from '@xinglin/contract/models'
import { countModels } from '#courses/access'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import type { FileRoom } from '#resources'
import { builtIns, makeBuiltIn } from './built-in.ts'
import { editedCourse, lockedModel } from './policy.ts'
import { modelStore } from './store.ts'
import { toModelResponse, versionOf } from './serialize.ts'

const { missing, full, newer, sensitive, notYours } = {
  ...attachModel.refusals,
  ...saveModel.refusals,
}

/** Writes down in the audit list what was done to a model. */
export const writeDown = (visit: Visit, text: string, detail = ''): Promise<void> =>
  visit.publish({ kind: 'managed', area: 'models', text, detail })

/** Refuses one more than a course holds. */
export const refuseFull = async (visit: Visit, courseId: string): Promise<void> => {
  if ((await modelStore(visit).count(courseId)) >= maxModels) throw refuse(full)
}

/** Answers those who put models into a course, change what is said of them, and take them out. */
export const editingCalls = (files: FileRoom) => [
  answer(attachModel, async function handleAttachModel(visit, { CourseId, Key }) {
    const { course } = await editedCourse(visit, CourseId)
    const model = builtIns().find(({ key }) => key === Key)
    if (!model) throw refuse(missing)
    const store = modelStore(visit)
    const before = await store.builtIn(CourseId, Key)
    // The same again is an answer that was lost on the way.
    if (before) return toModelResponse(visit, before)
    await refuseFull(visit, CourseId)
    const addedModel = await makeBuiltIn(visit.db, visit.school.id, files, {
      key: Key,
      courseId: CourseId,
      personId: visit.person?.id ?? null,
      at: visit.at,
    })
    if (addedModel) await writeDown(visit, `为课程“${course.name}”添加了三维模型“${model.name}”`)
    const row = await store.builtIn(CourseId, Key)
    if (!row) throw refuse(missing)
    return toModelResponse(visit, row)
  }),

  answer(
    saveModel,
    async function handleSaveModel(visit, { Id, Name, English, Summary, Annotations, Version }) {
      const { row, access } = await lockedModel(visit, Id)
      if (Version !== '' && Version !== versionOf(row))
        throw refuse(newer, { data: toModelResponse(visit, row) })
      const words = [Name, English, Summary, ...Annotations.flatMap((one) => [one.Name, one.Text])]
      await refuseSensitive(visit, words.join('\n'), 'model', sensitive)
      const set = { name: Name, english: English, summary: Summary, annotations: Annotations }
      const changed = { ...row, ...set }
      if (versionOf(changed) === versionOf(row)) return toModelResponse(visit, row)
      await modelStore(visit).change(Id, set)
      await writeDown(
        visit,
        `修改了课程“${access.course.name}”的三维模型“${Name}”`,
        `标注 ${row.annotations.length} → ${Annotations.length} 个`,
      )
      return toModelResponse(visit, changed)
    },
  ),

  answer(detachModel, async function handleDetachModel(visit, { CourseId, Id }) {
    const { course } = await editedCourse(visit, CourseId)
    const store = modelStore(visit)
    const row = await store.lock(Id)
    if (!row) return {}
    if (row.courseId !== CourseId) throw refuse(notYours)
    await store.remove(Id)
    await countModels(visit, CourseId, -1)
    await writeDown(visit, `从课程“${course.name}”移除了三维模型“${row.name}”`)
    return {}
  }),
]
