import * as z from 'zod/mini'
import { Choice } from '@xinglin/contract/dictionaries'
import { Entry, GameCard, positions } from './contest-shapes.ts'
import { DocumentForm } from './document-shapes.ts'
import { ContestMaterial } from './materials.ts'
import { roundFormats, roundStates } from './round-shapes.ts'
import { stationKinds } from './stages.ts'

/** A contest whole, as everybody sees it. */
export const GameDetail = z.strictObject({
  ...GameCard.shape,
  Summary: z.string(),
  Rules: z.string(),
  Substitutes: z.number(),
  NeedsReview: z.boolean(),
  /** What each entry hands in. */
  Documents: z.array(DocumentForm),
  /** Among which each entry chooses one. */
  Tracks: z.array(Choice),
  /** Entries that the own school may have (0: any number), and has. */
  Quota: z.number(),
  Used: z.number(),
  /** The accepted entries of all schools. */
  Accepted: z.number(),
  Schools: z.array(z.strictObject({ Name: z.string(), Area: z.string() })),
  /** The caller's entries: a student's own, those that a teacher entered, to those who run the school all of its. */
  Entries: z.array(Entry),
  /** Its rounds; stations and rule are told once the order was drawn. */
  Rounds: z.array(
    z.strictObject({
      Id: z.string(),
      Name: z.string(),
      Format: z.enum(roundFormats),
      Lanes: z.number(),
      State: z.enum(roundStates),
      Rule: z.string(),
      Stations: z.array(
        z.strictObject({
          Name: z.string(),
          Kind: z.enum(stationKinds),
          Position: z.enum(['', ...positions]),
          Weight: z.number(),
          Minutes: z.number(),
        }),
      ),
    }),
  ),
  /** What the caller may read of it now. */
  Materials: z.array(ContestMaterial),
  /** The caller may enter now. */
  CanEnrol: z.boolean(),
  /** Why not, in words; empty where one may, or where there is nothing to say. */
  Reason: z.string(),
})
export type GameDetail = z.output<typeof GameDetail>
