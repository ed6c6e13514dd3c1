import * as z from 'zod/mini'
import { authors, call, id, text } from '@xinglin/contract/call'
import { contestLimits, positions } from './contest-shapes.ts'

/** How many people one sheet of teams may name. */
export const teamSheetLimits = { teams: 200, people: 800 } as const

const number = text(32)

/** A team of a sheet: who is in it by student numbers, in the order of the positions. */
const SheetTeam = z.object({
  /** The row of the sheet at which it begins. */
  RowNo: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
  /** Under this id it is entered once. */
  Id: id,
  Name: text(30, '队名不得超过30个字'),
  Phone: text(20),
  /** The name of a track of the contest, as the sheet has it. */
  Track: z._default(text(40), ''),
  Numbers: z.array(number).check(z.maxLength(positions.length)),
  Substitutes: z.array(number).check(z.maxLength(contestLimits.substitutes)),
})

/**
 * Enters the teams of a sheet, all or none: at the host of each school its own people. `Check` says what is wrong and writes
 * nothing. Whoever holds the contest may do so until the order is drawn, and what they enter needs no review.
 */
export const enrolTeams = call({
  path: '/api/SimulationGame/EnrollTeams',
  who: authors,
  input: z.object({
    SkillContestId: id,
    Check: z._default(z.boolean(), true),
    Teams: z
      .array(SheetTeam)
      .check(
        z.minLength(1, '表格里没有队'),
        z.maxLength(teamSheetLimits.teams, `一次最多${teamSheetLimits.teams}支队`),
      ),
  }),
  output: z.strictObject({
    /** How many were entered; 0 where something is wrong, or it was only checked. */
    Entered: z.number(),
    Teams: z.array(
      z.strictObject({
        RowNo: z.number(),
        Name: z.string(),
        /** Who is in it, as the school knows them. */
        Members: z.array(z.string()),
        /** Every reason why it cannot be entered. */
        Faults: z.array(z.string()),
        /** Numbers of nobody: they need an account first. */
        Unknown: z.array(z.string()),
      }),
    ),
  }),
  refusals: {
    missing: [-404, '数据不存在'],
    notOpen: [-1, '现在不在报名时间内'],
    paused: [-1, '赛事已暂停或取消'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})
