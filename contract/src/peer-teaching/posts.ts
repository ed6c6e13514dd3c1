import * as z from 'zod/mini'
import { call, id, listOf, named, page, pageSize, searchKey, text } from '@xinglin/contract/call'
import { missing, sensitive, TeachingMatch, TeachingPost, teachingPostKinds } from './shapes.ts'

const students = { who: ['student'] } as const

/** Open posts of the school and the caller's own, the newest first. */
export const listTeachingPosts = call({
  path: '/api/MutualAid/OfferList',
  keyless: true,
  ...students,
  input: z.object({
    Kind: z._default(z.enum(['all', ...teachingPostKinds]), 'all'),
    SearchKey: searchKey,
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(TeachingPost),
})

/** Posts what somebody can help with, or wants help with. */
export const addTeachingPost = call({
  path: '/api/MutualAid/AddOffer',
  ...students,
  input: z.object({
    Id: id,
    Kind: z.enum(teachingPostKinds),
    Subject: named(40, '课程或技能'),
    Note: text(300),
  }),
  output: TeachingPost,
  refusals: {
    ...sensitive,
    many: [-1, '最多同时发布5条，请先关闭不再需要的'],
    taken: [-10009, '这条信息已发布'],
  },
})

/** Closes a post of the caller's. */
export const closeTeachingPost = call({
  path: '/api/MutualAid/CloseOffer',
  ...students,
  input: z.object({ Id: id }),
  output: z.strictObject({ Done: z.literal(true) }),
  refusals: missing,
})

/** Answers a post of somebody else; `ClassId` is the 教学班 of who is helped, whose teacher verifies. */
export const answerTeachingPost = call({
  path: '/api/MutualAid/Request',
  ...students,
  input: z.object({ Id: id, ClassId: id, Note: text(300) }),
  output: TeachingMatch,
  refusals: {
    ...missing,
    ...sensitive,
    own: [-1, '不能回应自己发布的信息'],
    closed: [-1, '这条信息已关闭'],
    twice: [-1, '您已回应过这条信息'],
    class: [-10008, '请选择被帮扶人所在的教学班'],
  },
})

/** The caller's matches, and the 教学班 in which they can be helped. */
export const listTeachingMatches = call({
  path: '/api/MutualAid/Matches',
  keyless: true,
  ...students,
  input: z.object({}),
  output: z.strictObject({
    List: z.array(TeachingMatch),
    Classes: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
  }),
})

/** Says whether the caller agrees to who answered their post; a request that is agreed to names its class then. */
export const decideTeachingMatch = call({
  path: '/api/MutualAid/DecideRequest',
  ...students,
  input: z.object({ Id: id, Accept: z.boolean(), ClassId: id }),
  output: TeachingMatch,
  refusals: {
    ...missing,
    decided: [-1, '已处理过'],
    class: [-10008, '请选择您所在的教学班'],
  },
})
