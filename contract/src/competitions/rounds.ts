import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { Round, RoundForm } from './round-shapes.ts'

const missing = { missing: [-404, '数据不存在'] } as const
const newer = { newer: [-10011, '该内容已被他人修改，请查看最新内容后再改'] } as const
const edition = z._default(z.number().check(z.int(), z.minimum(0)), 0)

/** The rounds of a contest with their stations and judges, for those who hold it. */
export const listRounds = call({
  path: '/api/Skill/Rounds',
  keyless: true,
  who: authors,
  input: z.object({ SkillContestId: id }),
  output: z.array(Round),
  refusals: missing,
})

/** Writes a round under an id of the browser's, or changes one that was read as `Version`; until it is drawn. */
export const saveRound = call({
  path: '/api/Skill/SaveRound',
  who: authors,
  input: z.object({ SkillContestId: id, Id: id, Form: RoundForm, Version: edition }),
  output: Round,
  refusals: {
    ...missing,
    ...newer,
    over: [-1, '赛事已取消或归档，不能修改'],
    drawn: [-1, '本轮已经抽签，不能再改考站和规则'],
    many: [-1, '轮次已达上限'],
    lanes: [-10008, '赛站式没有赛道'],
    lane: [-10008, '评委的赛道不在本轮之内'],
    position: [-10008, '队里没有这个位置'],
    twice: [-10008, '同一名评委在一个考站的同一条赛道只能出现一次'],
    judge: [-10008, '评委须是参赛学校可以登录的教师'],
    percent: [-10008, '奖项比例合计不得超过100%'],
    format: [-10008, '机考轮次的考站都须是机考'],
    kind: [-10008, '机考和虚拟考站没有评分表和评委'],
    paper: [-10008, '请选择已定稿、无须人工批阅的试卷'],
    work: [-10008, '所选病例、操作规程或实验不存在，或尚未通过审核'],
    station: [-10008, '考站或评分项重复，请刷新后重试'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Takes a round away that was not drawn yet. */
export const deleteRound = call({
  path: '/api/Skill/DeleteRound',
  who: authors,
  input: z.object({ Id: id, Version: edition }),
  output: z.strictObject({ Id: z.string() }),
  refusals: { ...missing, ...newer, drawn: saveRound.refusals.drawn },
})

/** The teachers of a school that takes part, from among whom judges are chosen. */
export const listJudgeChoices = call({
  path: '/api/Skill/JudgeChoices',
  keyless: true,
  who: authors,
  input: z.object({ SkillContestId: id, PartnerId: id }),
  output: z.array(
    z.strictObject({
      PersonId: z.string(),
      Name: z.string(),
      /** Job number; of another school its end alone. */
      Number: z.string(),
    }),
  ),
  refusals: missing,
})
