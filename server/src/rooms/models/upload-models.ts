import { uploadBounds, uploadModel, uploadModelPart } from '@xinglin/contract/models'
import { nobody } from '@xinglin/contract/call'
import { countModels } from '#courses/access'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { openThreads, Overrun } from '#platform/threads'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import type { UploadedFiles } from '#resources'
import { refuseFull, writeDown } from './edit-models.ts'
import type { GlbFindings } from './inspect-glb.ts'
import { editedCourse } from './policy.ts'
import { forgetParts, modelStore, partStore } from './store.ts'
import { toModelResponse } from './serialize.ts'

const { missing, incomplete, sensitive, notYours, complex } = uploadModel.refusals
const { tooMany } = uploadModelPart.refusals

/** What one person may have on its way: two of the largest files. */
const maxWaiting = (2 * uploadBounds.bytes) / uploadBounds.part

const dayMs = 86_400_000

/** Forgets what was sent of files that were never finished. */
export const forgetModelParts = (school: TenantContext, at: Date): Promise<void> =>
  forgetParts(school, new Date(at.getTime() - dayMs))

/** A file is looked into in a thread of its own, which is ended when it takes more than any model does. */
const threads = openThreads<Uint8Array, GlbFindings>(new URL('glb-thread.ts', import.meta.url), {
  longestMs: 10_000,
  megabytes: 256,
})

/** Looks into a file of somebody's: how many triangles it draws, or what is wrong with it. */
export const inspectModel = (bytes: Buffer, visitor: string): Promise<GlbFindings> =>
  threads.run(bytes, visitor).catch((error: unknown): GlbFindings => {
    if (error instanceof Overrun) return { refused: complex }
    throw error
  })

/** How many triangles a file draws; refuses it with what is wrong. */
const trianglesIn = async (visit: Visit, bytes: Buffer): Promise<number> => {
  const inspection = await visit.apart(() => inspectModel(bytes, visit.visitor))
  if ('refused' in inspection) throw refuse(inspection.refused)
  return inspection.triangles
}

/** Answers those who upload a model: part by part, then all of it. */
export const uploadingCalls = (files: UploadedFiles) => [
  answer(
    uploadModelPart,
    async function handleUploadModelPart(visit, { CourseId, UploadId, Index, Bytes }) {
      await editedCourse(visit, CourseId)
      if (UploadId === nobody) throw refuse(missing)
      const store = partStore(visit)
      if ((await store.count()) >= maxWaiting) throw refuse(tooMany)
      await store.keep(UploadId, Index, Buffer.from(Bytes, 'base64'))
      return {}
    },
  ),

  answer(uploadModel, async function handleUploadModel(visit, { CourseId, UploadId, Parts, Name }) {
    const read = async () => {
      const { course } = await editedCourse(visit, CourseId)
      if (UploadId === nobody) throw refuse(missing)
      const before = await modelStore(visit).find(UploadId)
      if (before && before.courseId !== CourseId) throw refuse(notYours)
      return { course, before }
    }
    const contents = await read()
    // The same again is an answer that was lost on the way.
    if (contents.before) return toModelResponse(visit, contents.before)
    await refuseFull(visit, CourseId)
    await refuseSensitive(visit, Name, 'model', sensitive)
    const parts = await partStore(visit).list(UploadId)
    if (parts.length !== Parts || parts.some(({ part }, index) => part !== index))
      throw refuse(incomplete)
    const bytes = Buffer.concat(parts.map((one) => one.bytes))
    const triangles = await trianglesIn(visit, bytes)
    // Meanwhile everything may have changed.
    const { course, before } = await read()
    if (before) return toModelResponse(visit, before)
    await refuseFull(visit, CourseId)
    const store = modelStore(visit)
    const fileId = await files.take(visit, bytes, {
      mediaType: 'model/gltf-binary',
    })
    const model = await store.add({
      id: UploadId,
      courseId: CourseId,
      personId: visit.person?.id ?? null,
      name: Name,
      fileId,
      bytes: bytes.length,
      triangles,
      annotations: [],
      createdAt: visit.at,
    })
    if (model) await countModels(visit, CourseId, 1)
    await partStore(visit).forget(UploadId)
    const size = `${(bytes.length / 1_048_576).toFixed(1)} MB，${triangles} 个三角面`
    await writeDown(visit, `为课程“${course.name}”上传了三维模型“${Name}”`, size)
    const row = await store.find(UploadId)
    if (!row) throw refuse(missing)
    return toModelResponse(visit, row)
  }),
]
