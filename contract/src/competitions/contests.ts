import * as z from 'zod/mini'
import { call, id, type Principal, text } from '@xinglin/contract/call'
import { Choice } from '@xinglin/contract/dictionaries'

/** Everybody with an account of their own; guests and holders of a link take part in no contest. */
const members: readonly Principal[] = ['student', 'teacher', 'admin', 'operator']

const gameType = z._default(z.enum(['', '1', '2', '3']), '')
const season = text(10)

const ContestChoice = z.strictObject({
  ...Choice.shape,
  /** 1 practice, 2 formal, 3 knowledge. */
  GameType: z.number(),
  Status: z.number(),
  Year: z.string(),
})

/** The contests that are open to the school: running ones first, then those to come, then the past. */
export const getSkillContestDropDownList = call({
  path: '/api/CourseCommon/GetSkillContestDropDownList',
  method: 'GET',
  keyless: true,
  who: members,
  input: z.object({}),
  output: z.array(ContestChoice),
})

/** The seasons (赛季) with a contest that the caller may see, the newest first. */
export const getDropDownYears = call({
  path: '/api/SimulationGame/GetDropDownYears',
  method: 'GET',
  keyless: true,
  who: members,
  input: z.object({}),
  output: z.array(Choice),
})

/** The contests of a season that the caller may see. */
export const getDropDownSchoolGame = call({
  path: '/api/SimulationGame/GetDropDownSchoolGame',
  method: 'GET',
  keyless: true,
  who: members,
  input: z.object({ year: season, GameType: gameType }),
  output: z.array(ContestChoice),
})

/** The stages of a contest. */
export const getDropDownGameStatus = call({
  path: '/api/SimulationGame/GetDropDownGameStatus',
  method: 'GET',
  keyless: true,
  who: members,
  input: z.object({}),
  output: z.array(Choice),
})

/** The schools that take part in the contests of a season, by contest area where one is asked for. */
export const getDropDownSchoolSimulation = call({
  path: '/api/SimulationGame/GetDropDownSchoolSimulation',
  method: 'GET',
  keyless: true,
  who: members,
  namesSchool: true,
  input: z.object({
    schoolId: id,
    year: season,
    GameType: gameType,
    areaId: text(40),
  }),
  output: z.array(z.strictObject({ ...Choice.shape, AreaIds: z.array(z.string()) })),
  refusals: { missing: [-404, '数据不存在'] },
})

/** The teachers of the own school, or of one that holds a contest the own school takes part in; `channelType` is always 0. */
export const getDropDownSimulatioTeachers = call({
  path: '/api/SimulationGame/GetDropDownSimulatioTeachers',
  method: 'GET',
  keyless: true,
  who: members,
  namesSchool: true,
  input: z.object({
    schoolId: id,
    channelType: z._default(z.enum(['', '0']), '0'),
  }),
  output: z.array(
    z.strictObject({
      ...Choice.shape,
      /** Job number; all but its last two characters are hidden from other schools and from students. */
      Number: z.string(),
    }),
  ),
  refusals: { missing: [-404, '数据不存在'] },
})
