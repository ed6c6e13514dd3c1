import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { words } from './library.ts'

/** In what a resource can be used, and what each is called; `other` is what has no name of its own. */
export const useKinds = {
  course: '课程',
  case: '病例',
  question: '题目',
  paper: '试卷',
  news: '新闻',
  topic: '专题',
  announcement: '公告',
  assignment: '任务',
  questionnaire: '问卷',
  other: '其他内容',
} as const
export type UseKind = keyof typeof useKinds

/** Where a resource is used: in what, and what that is called. */
export const ResourceUse = z.strictObject({
  Kind: z.enum(words(useKinds)),
  Id: z.string(),
  Title: z.string(),
})
export type ResourceUse = z.output<typeof ResourceUse>

/** Where some of one's own resources are used; those who run the school ask of any. */
export const getResourceUses = call({
  path: '/api/ResourcesManage/Uses',
  keyless: true,
  who: authors,
  perMinute: 60,
  input: z.object({ Ids: z.array(id).check(z.minLength(1), z.maxLength(24)) }),
  output: z.strictObject({
    List: z.array(z.strictObject({ Id: z.string(), Uses: z.array(ResourceUse) })),
  }),
})
