import * as z from 'zod/mini'
import { authors, call, id, text } from '@xinglin/contract/call'
import { fileBytes, pictureRefusals } from '@xinglin/contract/resources'
import { Entry } from './contest-shapes.ts'
import { documentLimits } from './document-shapes.ts'

const missing = { missing: [-404, '数据不存在'] } as const
const closed = { closed: [-1, '材料已通过审核，或现在不能提交'] } as const
const document = { Id: id, DocumentId: id }

/** Lays a file at a document of an own entry; it waits for the organiser from then on. */
export const keepDocument = call({
  path: '/api/SimulationGame/KeepDocument',
  fileBody: true,
  bodyBytes: documentLimits.fileBytes,
  perMinute: 30,
  who: ['student', ...authors],
  input: z.object({ ...document, Name: text(255), Bytes: fileBytes }),
  output: Entry,
  refusals: {
    ...missing,
    ...closed,
    ...pictureRefusals,
    many: [-1, `每份材料最多${documentLimits.files}个文件`],
    fileKind: [-10008, '仅支持图片、PDF、Word、Excel、PowerPoint'],
    large: [-10008, '文件不得超过20 MB'],
  },
})

/** Takes a file of a document of an own entry away. */
export const dropDocument = call({
  path: '/api/SimulationGame/DropDocument',
  who: ['student', ...authors],
  input: z.object({ ...document, FileId: id }),
  output: Entry,
  refusals: { ...missing, ...closed },
})

/** Accepts a document of an entry that was read as `Version`, or returns it with a reason. */
export const reviewDocument = call({
  path: '/api/Skill/ReviewDocument',
  who: authors,
  input: z.object({
    ...document,
    Accept: z.boolean(),
    Reason: text(200),
    Version: z._default(z.number().check(z.int(), z.minimum(0)), 0),
  }),
  output: Entry,
  refusals: {
    ...missing,
    newer: [-10011, '材料已更新，请查看最新的文件后再审核'],
    empty: [-1, '还没有提交文件'],
    over: [-1, '报名已处理或赛事已开始，不能再审核材料'],
    reason: [-10008, '请填写退回的原因'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})
