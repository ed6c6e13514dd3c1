import * as z from 'zod/mini'
import {
  authors,
  call,
  id,
  listOf,
  mobile,
  page,
  pageSize,
  people,
  searchKey,
  text,
} from '@xinglin/contract/call'
import { Entry, GameCard, positions } from './contest-shapes.ts'
import { GameDetail } from './game-detail.ts'

const missing = { missing: [-404, '数据不存在'] } as const

/** The contests that the visited school holds or takes part in, running ones first; drafts are not among them. */
export const listGames = call({
  path: '/api/SimulationGame/List',
  keyless: true,
  who: people,
  input: z.object({
    SearchKey: searchKey,
    Season: text(10),
    GameType: z._default(z.enum(['', '1', '2', '3']), ''),
    /** Those whose registration is open, those to come or running, those that are over. */
    State: z._default(z.enum(['all', 'enrol', 'running', 'over']), 'all'),
    PageIndex: page,
    PageSize: pageSize(12),
  }),
  output: listOf(GameCard),
})

/** One contest whole. */
export const getGame = call({
  path: '/api/SimulationGame/Detail',
  keyless: true,
  who: people,
  input: z.object({ SkillContestId: id }),
  output: GameDetail,
  refusals: missing,
})

/** Enters a contest: a student for themselves, a teacher with a team of the school; under an id of the browser's, once. */
export const enrol = call({
  path: '/api/SimulationGame/Enroll',
  who: ['student', ...authors],
  signInFirst: '登录后才可以学习哦！',
  input: z.object({
    Id: id,
    SkillContestId: id,
    /** The name of the team; not read where students enter for themselves. */
    Name: text(30, '队名不得超过30个字'),
    Phone: mobile,
    /** Code of a track of the contest; empty where it has none. */
    Track: z._default(text(40), ''),
    /** In the order of the positions; empty where students enter for themselves. */
    Members: z._default(z.array(id).check(z.maxLength(positions.length)), []),
    Substitutes: z._default(z.array(id).check(z.maxLength(2)), []),
  }),
  output: Entry,
  refusals: {
    ...missing,
    notOpen: [-1, '现在不在报名时间内'],
    paused: [-1, '赛事已暂停或取消'],
    full: [-1, '本校名额已满'],
    way: [-1, '该赛事须由教师组队报名'],
    wayAlone: [-1, '该赛事由学生个人报名'],
    already: [-1, '有队员已报名该赛事，不能重复报名'],
    name: [-10008, '请填写队名'],
    track: [-10008, '请选择赛道'],
    size: [-10008, '请按要求选满队员'],
    twice: [-10008, '同一名学生不能在一个队里出现两次'],
    person: [-10008, '队员须是本校可以登录的学生'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Takes an entry back while registration is open. */
export const withdrawEntry = call({
  path: '/api/SimulationGame/Withdraw',
  who: ['student', ...authors],
  input: z.object({ Id: id }),
  output: Entry,
  refusals: {
    ...missing,
    notOpen: [-1, '报名已截止，如需退出请联系主办方'],
    gone: [-1, '报名状态已改变，请刷新后重试'],
  },
})

/** The caller's entries of all contests, the newest first: a student's own, those that a teacher entered. */
export const listOwnEntries = call({
  path: '/api/SimulationGame/MyEntries',
  keyless: true,
  who: ['student', ...authors],
  input: z.object({ PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(Entry),
})

/** One entry of the caller's. */
export const getOwnEntry = call({
  path: '/api/SimulationGame/MyEntry',
  keyless: true,
  who: ['student', ...authors],
  input: z.object({ Id: id }),
  output: Entry,
  refusals: missing,
})
