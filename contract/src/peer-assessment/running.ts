import * as z from 'zod/mini'
import { authors, call, id, listOf, named, page, pageSize, searchKey } from '@xinglin/contract/call'
import {
  missing,
  newer,
  PeerPoints,
  PeerRoundDetail,
  PeerRoundForm,
  PeerRoundLine,
  peerRoundStates,
  peerWorkKinds,
  sensitive,
  wrongPoints,
} from './shapes.ts'

const place = { Kind: z.enum(peerWorkKinds), GroupId: id, ItemId: id }

/** Rounds, the newest first: to those who run the school all, to a teacher the own ones. */
export const listPeerRounds = call({
  path: '/api/MutualAid/RoundList',
  keyless: true,
  who: authors,
  input: z.object({
    SearchKey: searchKey,
    State: z._default(z.enum(['all', ...peerRoundStates]), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(PeerRoundLine),
})

/** Items whose works wait and that the caller may have assessed by peers. */
export const listPeerItems = call({
  path: '/api/MutualAid/Items',
  keyless: true,
  who: authors,
  input: z.object({}),
  output: z.strictObject({
    List: z.array(
      z.strictObject({
        Kind: z.enum(peerWorkKinds),
        GroupId: z.string(),
        ItemId: z.string(),
        GroupName: z.string(),
        Title: z.string(),
        Waiting: z.number(),
      }),
    ),
  }),
})

/** What a sample of an item can be made of: its rubric, and runs of it that the machine scored and that nobody waits for. */
export const listPeerSamples = call({
  path: '/api/MutualAid/Samples',
  keyless: true,
  who: authors,
  input: z.object(place),
  output: z.strictObject({
    Rubric: PeerRoundDetail.shape.Rubric,
    Runs: z.array(
      z.strictObject({
        WorkId: z.string(),
        HandedAt: z.string(),
        Score: z.number(),
        /** A teacher's trial. */
        Trial: z.boolean(),
      }),
    ),
  }),
  refusals: missing,
})

/** One round for whoever runs it. */
export const getPeerRound = call({
  path: '/api/MutualAid/Round',
  keyless: true,
  who: authors,
  input: z.object({ Id: id }),
  output: PeerRoundDetail,
  refusals: missing,
})

const version = z._default(z.number().check(z.int(), z.minimum(0)), 0)

/** Writes a round under an id of the browser's, or changes one that was read as `Version`; once it runs its date alone. */
export const savePeerRound = call({
  path: '/api/MutualAid/SaveRound',
  who: authors,
  input: z.object({ Id: id, ...place, Form: PeerRoundForm, Version: version }),
  output: PeerRoundDetail,
  refusals: {
    ...missing,
    ...newer,
    ...sensitive,
    ...wrongPoints,
    noDate: [-10008, '请填写评阅截止时间'],
    sample: [-10008, '请写出示例作业并给每个评分项评分，或选择一份机器已评分的报告'],
    ended: [-1, '互评已结束，不能修改'],
    locked: [-1, '互评已开始，只能修改截止时间'],
  },
})

export const peerRoundMoves = ['start', 'end', 'delete'] as const

/** Moves a round on: it is dealt out, ended before its date, or deleted before it began. */
export const movePeerRound = call({
  path: '/api/MutualAid/MoveRound',
  who: authors,
  input: z.object({ Id: id, Action: z.enum(peerRoundMoves), Version: version }),
  output: z.strictObject({ Detail: z.nullable(PeerRoundDetail) }),
  refusals: {
    ...missing,
    ...newer,
    wrongState: [-1, '互评状态已改变，请刷新后重试'],
    past: [-1, '评阅截止时间已过，请先修改'],
    noWorks: [-1, '还没有两名学生提交作业，不能开始互评'],
    running: [-1, '这项作业已有一轮互评在进行'],
  },
})

/** Reminds those who owe reviews; answers how many. */
export const remindPeerReviewers = call({
  path: '/api/MutualAid/Remind',
  who: authors,
  perMinute: 20,
  input: z.object({ Id: id }),
  output: z.strictObject({ Reminded: z.number() }),
  refusals: { ...missing, wrongState: [-1, '互评未在进行中'] },
})

/** Makes what peers agreed upon the score of the works that nobody has marked; tells how many, and how many are left. */
export const adoptPeerResults = call({
  path: '/api/MutualAid/Adopt',
  who: ['teacher'],
  input: z.object({ Id: id }),
  output: z.strictObject({ Adopted: z.number(), Left: z.number() }),
  refusals: {
    ...missing,
    wrongState: [-1, '互评结束后才能采用结果'],
    notYours: [-404, '数据不存在'],
  },
})

/** Decides an appeal: the points stand, or those that the teacher gives stand in their place. */
export const decidePeerAppeal = call({
  path: '/api/MutualAid/DecideAppeal',
  who: ['teacher'],
  input: z.object({
    Id: id,
    WorkId: id,
    Accept: z.boolean(),
    Points: z._default(PeerPoints, {}),
    Reply: named(300, '答复'),
  }),
  output: PeerRoundDetail,
  refusals: {
    ...missing,
    ...sensitive,
    ...wrongPoints,
    wrongState: [-1, '这条申诉已处理'],
    unrated: [-10008, '请给每个评分项评分'],
  },
})
