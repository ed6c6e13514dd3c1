import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { roundStates } from './round-shapes.ts'

const missing = { missing: [-404, '数据不存在'] } as const

/** How many people watch over a contest. */
export const maxProctors = 60

const Person = z.strictObject({ PersonId: z.string(), Name: z.string(), Number: z.string() })

/** Who watches over a contest (监考), for whoever holds it. */
export const listProctors = call({
  path: '/api/Skill/Proctors',
  keyless: true,
  who: authors,
  input: z.object({ SkillContestId: id }),
  output: z.strictObject({
    Proctors: z.array(Person),
    /** The teachers of the school. */
    Choices: z.array(Person),
  }),
  refusals: missing,
})

/** Names who watches over a contest, and no others. They read its control rooms, check teams in, and see no mark. */
export const setProctors = call({
  path: '/api/Skill/SetProctors',
  who: authors,
  input: z.object({
    SkillContestId: id,
    PersonIds: z.array(id).check(z.maxLength(maxProctors, `监考最多${maxProctors}人`)),
  }),
  output: z.strictObject({ PersonIds: z.array(z.string()) }),
  refusals: {
    ...missing,
    over: [-1, '赛事已取消或归档，不能修改'],
    person: [-10008, '监考须是本校可以登录的教师'],
  },
})

/** The rounds that the caller watches over: drawn, and not over. */
export const listProctoring = call({
  path: '/api/SimulationGame/Proctoring',
  keyless: true,
  who: authors,
  input: z.object({}),
  output: z.array(
    z.strictObject({
      SkillContestId: z.string(),
      ContestName: z.string(),
      RoundId: z.string(),
      RoundName: z.string(),
      State: z.enum(roundStates),
    }),
  ),
})
