import { builtInModels, type BuiltInModel } from '@xinglin/anatomy'
import { countModels } from '#courses/access'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import type { FileRoom } from '#resources'
import { inspectGlb } from './inspect-glb.ts'
import { insertModel } from './store.ts'

let read: readonly BuiltInModel[] | undefined

/** The models that come with the product; read from their files once. */
export const builtIns = (): readonly BuiltInModel[] => (read ??= builtInModels())

/** Puts a model that comes with the product into a course; false where it is there already. */
export const makeBuiltIn = async (
  db: Db,
  schoolId: string,
  files: FileRoom,
  wanted: { key: string; courseId: string; personId: string | null; at: Date },
): Promise<boolean> => {
  const model = builtIns().find(({ key }) => key === wanted.key)
  if (!model) throw new Error(`there is no model ${wanted.key}`)
  const fileId = await files.keep(db, schoolId, model.glb, { mediaType: 'model/gltf-binary' })
  const posterId = await files.keep(db, schoolId, model.poster, { mediaType: 'image/webp' })
  const inserted = await insertModel(db, {
    schoolId,
    id: newId(wanted.at.getTime()),
    courseId: wanted.courseId,
    personId: wanted.personId,
    builtIn: model.key,
    name: model.name,
    english: model.english,
    summary: model.summary,
    fileId,
    posterId,
    bytes: model.glb.length,
    triangles: inspectGlb(model.glb).triangles,
    annotations: model.annotations.map(({ id, name, english, text, at, from, stage }) => ({
      Id: id,
      Name: name,
      English: english,
      Text: text,
      At: [...at],
      From: [...from],
      Stage: stage,
    })),
    createdAt: wanted.at,
  })
  if (inserted) await countModels({ db, school: { id: schoolId } }, wanted.courseId, 1)
  return inserted
}
