import * as z from 'zod/mini'
import { authors, call, id, named } from '@xinglin/contract/call'
import { ContestDetail, enrolWays } from './contest-shapes.ts'
import { saveContest } from './organise.ts'

const missing = { missing: [-404, '数据不存在'] } as const
const sensitive = { sensitive: [-10010, '内容包含敏感词'] } as const

/** How many templates a school keeps. */
export const maxContestTemplates = 100

/** A contest that was kept so that others begin like it: its form, its rounds with their stations, sheets and rules; nobody's names. */
export const ContestTemplate = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  GameType: z.number(),
  EnrolBy: z.enum(enrolWays),
  TeamSize: z.number(),
  Rounds: z.number(),
  Stations: z.number(),
  AuthorName: z.string(),
  SavedAt: z.string(),
  /** The caller may take it away: who kept it, and who runs the school. */
  CanDelete: z.boolean(),
})
export type ContestTemplate = z.output<typeof ContestTemplate>

/** The templates of the school, the newest first. */
export const listContestTemplates = call({
  path: '/api/Skill/Templates',
  keyless: true,
  who: authors,
  input: z.object({}),
  output: z.array(ContestTemplate),
})

/** Keeps a contest as it is now as a template, under an id of the browser's. */
export const saveContestTemplate = call({
  path: '/api/Skill/SaveTemplate',
  who: authors,
  input: z.object({ SkillContestId: id, Id: id, Name: named(80, '模板名称') }),
  output: ContestTemplate,
  refusals: {
    ...missing,
    ...sensitive,
    many: [-1, `模板最多${maxContestTemplates}个，请先删除不用的模板`],
    name: [-10008, '已有同名模板'],
  },
})

/** Takes a template away; contests that began from it stay as they are. */
export const deleteContestTemplate = call({
  path: '/api/Skill/DeleteTemplate',
  who: authors,
  input: z.object({ Id: id }),
  output: z.strictObject({ Id: z.string() }),
  refusals: missing,
})

/**
 * Begins a draft from a template under an id of the browser's: all its dates move so that it starts when it is said here. What
 * is played or sat is chosen in the version of today, and left open where the caller may not use it; judges are named anew.
 */
export const startFromTemplate = call({
  path: '/api/Skill/StartFromTemplate',
  who: authors,
  input: z.object({
    TemplateId: id,
    Id: id,
    Name: named(80, '赛事名称'),
    Season: named(10, '赛季'),
    StartsAt: z.string().check(z.minLength(1, '请填写比赛开始时间')),
  }),
  output: ContestDetail,
  refusals: {
    ...missing,
    ...sensitive,
    season: saveContest.refusals.season,
    moment: [-10008, '请填写比赛开始时间'],
    taken: [-1, '该赛事已经建立，请刷新后查看'],
  },
})
