import * as z from 'zod/mini'
import {
  authors,
  call,
  id,
  learners,
  page,
  pageSize,
  people,
  text,
  whole,
} from '@xinglin/contract/call'
import { fileBytes, pictureRefusals } from '@xinglin/contract/resources'
import { Board, FullBoard, Objection, objectionLimits, OwnStationScore } from './board-shapes.ts'

const missing = { missing: [-404, '数据不存在'] } as const
const newer = { newer: [-10011, '该内容已被他人修改，请查看最新内容后再改'] } as const
const edition = z._default(z.number().check(z.int(), z.minimum(0)), 0)
const wrongState = { wrongState: [-1, '轮次状态已改变，请刷新后重试'] } as const
const sensitive = { sensitive: [-10010, '内容包含敏感词'] } as const

/** The board of a round as everybody may see it: the last that was drawn unless one is named. */
export const getRank = call({
  path: '/api/SimulationGame/Rank',
  keyless: true,
  who: people,
  input: z.object({
    SkillContestId: id,
    /** A round. */
    StageId: id,
    Scope: z._default(z.enum(['all', 'school']), 'all'),
    /** Codes of an area and of a track; empty for all. */
    Area: z._default(text(40), ''),
    Track: z._default(text(40), ''),
    PageIndex: page,
    PageSize: pageSize(50),
  }),
  output: Board,
  refusals: missing,
})

/** What the caller's own teams scored at each station of a round, once it is published, with their objections. */
export const getOwnScores = call({
  path: '/api/SimulationGame/OwnScores',
  keyless: true,
  who: learners,
  input: z.object({ SkillContestId: id, StageId: id }),
  output: z.array(
    z.strictObject({
      EntryId: z.string(),
      Name: z.string(),
      Stations: z.array(OwnStationScore),
      /** The caller may object now. */
      CanObject: z.boolean(),
      Objections: z.array(Objection),
    }),
  ),
  refusals: missing,
})

/** Objects to what was published, by real name, while it may be objected to: once a station. */
export const objectToScore = call({
  path: '/api/SimulationGame/Object',
  who: learners,
  input: z.object({
    Id: id,
    SkillContestId: id,
    StageId: id,
    EntryId: id,
    StationId: id,
    Reason: text(500, '理由不得超过500个字').check(
      z.refine((value) => [...value].length >= 10, '理由至少10个字'),
    ),
  }),
  output: Objection,
  refusals: {
    ...missing,
    ...sensitive,
    closed: [-1, '现在不在异议期内'],
    already: [-1, '该考站的异议正在处理，不能重复提出'],
  },
})

/** Lays a file beside an own objection, while it is open. */
export const keepObjectionFile = call({
  path: '/api/SimulationGame/KeepObjectionFile',
  fileBody: true,
  bodyBytes: objectionLimits.fileBytes,
  perMinute: 30,
  who: learners,
  input: z.object({
    SkillContestId: id,
    Id: id,
    /** A letter that the school stamped, or evidence. */
    Kind: z.enum(['stamped', 'evidence']),
    Name: text(255),
    Bytes: fileBytes,
  }),
  output: Objection,
  refusals: {
    ...missing,
    ...pictureRefusals,
    gone: [-1, '该异议已经处理'],
    many: [-1, `每项异议最多${objectionLimits.files}个文件`],
    fileKind: [-10008, '仅支持图片、PDF、Word、Excel、PowerPoint'],
    large: [-10008, '文件不得超过20 MB'],
  },
})

/** The certificate of an award that the caller won: its number, by which anybody can verify it. */
export const issueAward = call({
  path: '/api/SimulationGame/Certificate',
  who: ['student'],
  input: z.object({ SkillContestId: id, StageId: id }),
  output: z.strictObject({ Number: z.string() }),
  refusals: {
    ...missing,
    early: [-1, '公示期结束后才能领取证书'],
    none: [-1, '您在这一轮没有获奖'],
    many: [-1, '今天签发的证书过多，请明天再试'],
  },
})

/** The full board of a round, for those who run the contest. */
export const getFullBoard = call({
  path: '/api/Skill/Board',
  keyless: true,
  who: authors,
  input: z.object({ Id: id }),
  output: FullBoard,
  refusals: { ...missing, planned: [-1, '本轮还没有抽签'] },
})

/** Freezes the public board as it is now, or opens it again. */
export const freezeBoard = call({
  path: '/api/Skill/Freeze',
  who: authors,
  input: z.object({ Id: id, Frozen: z.boolean(), Version: edition }),
  output: FullBoard,
  refusals: { ...missing, ...newer, ...wrongState },
})

/** Prepares the scores of a round for publishing; somebody else signs them. */
export const settleRound = call({
  path: '/api/Skill/Settle',
  who: authors,
  input: z.object({
    Id: id,
    /** For how many days one may object. */
    Days: whole(1, 30, '公示须为1至30天'),
    /** Why, where sheets are missing. */
    Note: text(200),
    Version: edition,
  }),
  output: FullBoard,
  refusals: {
    ...missing,
    ...newer,
    ...wrongState,
    ...sensitive,
    incomplete: [-1, '还有评分表没有提交，如仍要结算请填写说明'],
    apart: [-1, '有评委分差超过规定，如仍要结算请填写说明'],
    nobody: [-1, '没有一支队有成绩，不能结算'],
  },
})

/** Signs a settlement that somebody else prepared, which publishes it. */
export const signSettlement = call({
  path: '/api/Skill/Sign',
  who: authors,
  input: z.object({ Id: id }),
  output: FullBoard,
  refusals: {
    ...missing,
    ...wrongState,
    same: [-1, '结算须由另一人签发'],
    stale: [-1, '结算之后成绩有变化，请重新结算'],
  },
})

/** Decides an objection with a reason: rejected it changes nothing, accepted it sets the score of the station anew. */
export const decideObjection = call({
  path: '/api/Skill/DecideObjection',
  who: authors,
  input: z.object({
    Id: id,
    Accept: z.boolean(),
    /** The new score of the station, 0 to 100. */
    Score: z._default(
      z.number().check(z.minimum(0, '得分须为0至100'), z.maximum(100, '得分须为0至100')),
      0,
    ),
    Decision: text(500, '处理意见不得超过500个字'),
  }),
  output: FullBoard,
  refusals: {
    ...missing,
    ...wrongState,
    ...sensitive,
    gone: [-1, '该异议已经处理'],
    reason: [-10008, '请填写处理意见，提出人会看到'],
  },
})

/** Ends the publication of a round: its awards stand, and certificates can be had. */
export const closeRound = call({
  path: '/api/Skill/CloseRound',
  who: authors,
  input: z.object({ Id: id, Version: edition }),
  output: FullBoard,
  refusals: {
    ...missing,
    ...newer,
    ...wrongState,
    early: [-1, '异议期还没有结束'],
    open: [-1, '还有异议没有处理'],
    unsigned: [-1, '还有结算没有签发'],
  },
})
