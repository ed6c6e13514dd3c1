import * as z from 'zod/mini'
import { authors, call, page, pageSize, text } from '@xinglin/contract/call'

/** What a team of the school came to in a round that is published. */
export const TeamResult = z.strictObject({
  SkillContestId: z.string(),
  ContestName: z.string(),
  Season: z.string(),
  RoundId: z.string(),
  RoundName: z.string(),
  EntryId: z.string(),
  Team: z.string(),
  Members: z.array(z.string()),
  Rank: z.nullable(z.number()),
  /** How many were ranked. */
  Ranked: z.number(),
  Score: z.nullable(z.number()),
  /** The mean of all who were ranked; null where fewer than five were. */
  Mean: z.nullable(z.number()),
  /** The station at which the team lies furthest behind the mean of all; empty where it lies behind at none, or where fewer than five were ranked. */
  Weakest: z.string(),
  Award: z.string(),
  PublishedAt: z.string(),
})
export type TeamResult = z.output<typeof TeamResult>

/** What the teams of the school came to in contests, the newest first: to those who run the school all, to a teacher those they entered. */
export const listTeamResults = call({
  path: '/api/SimulationGame/TeamResults',
  keyless: true,
  who: authors,
  input: z.object({ Season: text(10), PageIndex: page, PageSize: pageSize(20) }),
  output: z.strictObject({
    List: z.array(TeamResult),
    Count: z.number(),
    /** Of all of them: contests, people who competed, awards. */
    Contests: z.number(),
    People: z.number(),
    Awards: z.number(),
    /** The seasons in which there are any. */
    Seasons: z.array(z.string()),
  }),
})
