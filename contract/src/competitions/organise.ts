import * as z from 'zod/mini'
import { authors, call, id, listOf, page, pageSize, searchKey, text } from '@xinglin/contract/call'
import { Choice } from '@xinglin/contract/dictionaries'
import {
  ContestDetail,
  ContestForm,
  ContestLine,
  contestMoves,
  Entry,
  entryStates,
} from './contest-shapes.ts'

const missing = { missing: [-404, '数据不存在'] } as const
const newer = { newer: [-10011, '该内容已被他人修改，请查看最新内容后再改'] } as const
const edition = z._default(z.number().check(z.int(), z.minimum(0)), 0)

/** The contests that the school holds, the newest first: to those who run it all, to a teacher their own. */
export const listContests = call({
  path: '/api/Skill/List',
  keyless: true,
  who: authors,
  input: z.object({
    SearchKey: searchKey,
    Status: z._default(z.enum(['all', '0', '1', '6', '7', '8']), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(ContestLine),
})

/** One contest for those who hold it. */
export const getContest = call({
  path: '/api/Skill/Get',
  keyless: true,
  who: authors,
  input: z.object({ Id: id }),
  output: ContestDetail,
  refusals: missing,
})

/** The seasons (赛季) that the school keeps. */
export const listContestSeasons = call({
  path: '/api/Skill/Seasons',
  keyless: true,
  who: authors,
  input: z.object({}),
  output: z.array(Choice),
})

/** The other schools of the installation that may be let in: those that wish to be known, or were met in a contest. */
export const listContestSchools = call({
  path: '/api/Skill/Schools',
  keyless: true,
  who: authors,
  input: z.object({}),
  output: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
})

/** Writes a contest under an id of the browser's, or changes one that was read as `Version`. */
export const saveContest = call({
  path: '/api/Skill/Save',
  who: authors,
  input: z.object({ Id: id, Form: ContestForm, Version: edition }),
  output: ContestDetail,
  refusals: {
    ...missing,
    ...newer,
    over: [-1, '赛事已取消或归档，不能修改'],
    season: [-10008, '请选择本校的赛季'],
    order: [-10008, '结束须晚于开始，报名须在比赛开始前截止'],
    alone: [-10008, '个人赛每队1人，没有替补'],
    school: [-10008, '请选择本平台的其他学校'],
    area: [-10008, '请选择本校的赛区'],
    track: [-10008, '请选择本校的赛道'],
    twice: [-10008, '同一所学校不能出现两次'],
    entered: [-1, '已有报名，不能更改报名方式、队员人数和赛道，也不能去掉已报名的学校'],
    review: [-10008, '有必交材料的赛事，报名须经审核'],
    document: [-10008, '报名材料不能重名'],
    handedIn: [-1, '已有报名通过，不能再增加必交材料'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Moves a contest on; pausing and cancelling with a reason that everybody reads. */
export const moveContest = call({
  path: '/api/Skill/Move',
  who: authors,
  input: z.object({ Id: id, Action: z.enum(contestMoves), Reason: text(200), Version: edition }),
  output: z.strictObject({ Detail: z.nullable(ContestDetail) }),
  refusals: {
    ...missing,
    ...newer,
    wrongState: [-1, '赛事状态已改变，请刷新后重试'],
    incomplete: [-1, '赛事信息不完整，不能发布'],
    manager: [-1, '有其他学校参加的赛事须由学校管理员发布'],
    entered: [-1, '已有报名，不能撤回或删除，可以取消'],
    reason: [-10008, '请填写原因，报名者会看到'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** The entries of a contest, those that wait first. */
export const listEntries = call({
  path: '/api/Skill/Entries',
  keyless: true,
  who: authors,
  input: z.object({
    SkillContestId: id,
    SearchKey: searchKey,
    State: z._default(z.enum(['all', ...entryStates]), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(Entry),
  refusals: missing,
})

/** Accepts an entry, which gives it its number, or refuses it with a reason. */
export const reviewEntry = call({
  path: '/api/Skill/ReviewEntry',
  who: authors,
  input: z.object({ Id: id, Accept: z.boolean(), Reason: text(200), Version: edition }),
  output: Entry,
  refusals: {
    ...missing,
    ...newer,
    gone: [-1, '报名状态已改变，请刷新后重试'],
    started: [-1, '已经抽签，不能再审核报名'],
    full: [-1, '该校名额已满'],
    over: [-1, '赛事已取消或归档，不能修改'],
    taken: [-1, '有队员已在其他队报名'],
    documents: [-1, '必交材料还没有全部通过审核'],
    reason: [-10008, '请填写未通过的原因'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})
