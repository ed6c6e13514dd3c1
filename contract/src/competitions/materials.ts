import * as z from 'zod/mini'
import { authors, call, id, named, text } from '@xinglin/contract/call'
import { WorkFile } from '@xinglin/contract/marking'
import { fileBytes, pictureRefusals } from '@xinglin/contract/resources'

const missing = { missing: [-404, '数据不存在'] } as const
const newer = { newer: [-10011, '该内容已被他人修改，请查看最新内容后再改'] } as const
const edition = z._default(z.number().check(z.int(), z.minimum(0)), 0)

export const materialLimits = { materials: 50, fileBytes: 20_971_520 } as const
/** What the browser's own list of files offers. */
export const materialFileKinds = '.pdf,.docx,.xlsx,.pptx,image/jpeg,image/png,image/webp,image/gif'

/** For whom a material is: everybody who sees the contest, or those who entered it. */
export const materialReaders = ['all', 'entered'] as const
export type MaterialReaders = (typeof materialReaders)[number]
export const materialReaderNames: Readonly<Record<MaterialReaders, string>> = {
  all: '所有人',
  entered: '报名成功的队',
}

/** From when on a material is shown. */
export const materialPhases = ['published', 'drawn', 'running', 'after'] as const
export type MaterialPhase = (typeof materialPhases)[number]
export const materialPhaseNames: Readonly<Record<MaterialPhase, string>> = {
  published: '发布赛事起',
  drawn: '抽签后',
  running: '开赛后',
  after: '成绩公示后',
}

/** A text or a file for those who compete: how to come, what to bring, what is examined. */
export const ContestMaterial = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  Text: z.string(),
  File: z.nullable(WorkFile),
})
export type ContestMaterial = z.output<typeof ContestMaterial>

/** The same for whoever holds the contest. */
export const ManagedMaterial = z.strictObject({
  ...ContestMaterial.shape,
  Readers: z.enum(materialReaders),
  ShownFrom: z.enum(materialPhases),
  /** It is shown now. */
  IsShown: z.boolean(),
  Version: z.number(),
})
export type ManagedMaterial = z.output<typeof ManagedMaterial>

/** The materials of a contest, for whoever holds it. */
export const listMaterials = call({
  path: '/api/Skill/Materials',
  keyless: true,
  who: authors,
  input: z.object({ SkillContestId: id }),
  output: z.array(ManagedMaterial),
  refusals: missing,
})

/** Writes a material under an id of the browser's, or changes one that was read as `Version`. */
export const saveMaterial = call({
  path: '/api/Skill/SaveMaterial',
  who: authors,
  input: z.object({
    SkillContestId: id,
    Id: id,
    Title: named(60, '资料名称'),
    Text: text(5_000, '说明不得超过5000个字'),
    Readers: z.enum(materialReaders),
    ShownFrom: z.enum(materialPhases),
    Version: edition,
  }),
  output: z.array(ManagedMaterial),
  refusals: {
    ...missing,
    ...newer,
    over: [-1, '赛事已取消或归档，不能修改'],
    many: [-1, `资料最多${materialLimits.materials}份`],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Lays a file beside the text of a material, in the place of the one before. */
export const keepMaterialFile = call({
  path: '/api/Skill/KeepMaterialFile',
  fileBody: true,
  bodyBytes: materialLimits.fileBytes,
  perMinute: 20,
  who: authors,
  input: z.object({ SkillContestId: id, Id: id, Name: text(255), Bytes: fileBytes }),
  output: z.array(ManagedMaterial),
  refusals: {
    ...missing,
    ...pictureRefusals,
    over: [-1, '赛事已取消或归档，不能修改'],
    fileKind: [-10008, '仅支持图片、PDF、Word、Excel、PowerPoint'],
    large: [-10008, '文件不得超过20 MB'],
  },
})

/** Takes a material away, or its file alone. */
export const deleteMaterial = call({
  path: '/api/Skill/DeleteMaterial',
  who: authors,
  input: z.object({ SkillContestId: id, Id: id, FileOnly: z._default(z.boolean(), false) }),
  output: z.array(ManagedMaterial),
  refusals: { ...missing, over: [-1, '赛事已取消或归档，不能修改'] },
})
