import * as z from 'zod/mini'
import { authors, call, id, managers, text } from '@xinglin/contract/call'
import { missing, Resource, resourceVisibilities, words } from './library.ts'

/** Who else may receive a resource. Classes and people are reached at once, the school after a decision. */
export const shareResource = call({
  path: '/api/ResourcesManage/Share',
  who: authors,
  input: z.object({
    Id: id,
    Visibility: z.enum(words(resourceVisibilities)),
    MayDownload: z._default(z.boolean(), false),
    Targets: z._default(
      z
        .array(
          z.object({
            Kind: z.enum(['administrative', 'teaching', 'group', 'person']),
            Id: id,
            Excluded: z._default(z.boolean(), false),
          }),
        )
        .check(z.maxLength(60, '最多60个对象')),
      [],
    ),
  }),
  output: Resource,
  refusals: {
    ...missing,
    targets: [-1, '请选择共享的班级'],
    reach: [-1, '只能共享给自己任教或带的班级'],
    unready: [-1, '视频转码完成后才能共享'],
    unchecked: [-1, '请先检查影像上有没有姓名等文字，完成后才能共享'],
    unmarkable: [-1, '该文件无法加水印，请允许下载，或换一个未加密、不超过20 MB 的 PDF'],
  },
})

/** To whom a resource is given, as it stands. */
export const getResourceTargets = call({
  path: '/api/ResourcesManage/Targets',
  keyless: true,
  who: authors,
  input: z.object({ Id: id }),
  output: z.strictObject({
    List: z.array(
      z.strictObject({
        Kind: z.enum(['administrative', 'teaching', 'group', 'person']),
        Id: z.string(),
        Name: z.string(),
        Excluded: z.boolean(),
      }),
    ),
  }),
  refusals: missing,
})

/** Decides on what waits: it is received by the school, or goes back with a reason. */
export const reviewResource = call({
  path: '/api/ResourcesManage/Review',
  who: managers,
  input: z.object({ Id: id, Pass: z.boolean(), Reason: text(200) }),
  output: Resource,
  refusals: {
    ...missing,
    wrongState: [-1, '资源状态已改变，请刷新后重试'],
    reason: [-10008, '请填写退回原因'],
  },
})
