import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { contestSettlement } from '../contests/result-tables.ts'
import type { ScoredTeam } from '../scoring/score-round.ts'

export type SettlementRow = typeof contestSettlement.$inferSelect

/** What a settlement says: which round, by which rule and draw, and what every team came to. */
export type Snapshot = {
  readonly round: { readonly id: string; readonly no: number; readonly name: string }
  readonly rule: string
  readonly seed: string
  readonly stations: readonly {
    readonly id: string
    readonly name: string
    readonly weight: number
  }[]
  readonly teams: readonly ScoredTeam[]
}

/** A snapshot as it was written down. */
export const readSnapshot = ({ snapshot }: Pick<SettlementRow, 'snapshot'>): Snapshot =>
  JSON.parse(snapshot) as Snapshot

/** The settlements of the rounds that a school holds. */
export const settlementStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const ofRound = (roundId: string) =>
    and(eq(contestSettlement.schoolId, schoolId), eq(contestSettlement.roundId, roundId))
  const one = (id: string) =>
    and(eq(contestSettlement.schoolId, schoolId), eq(contestSettlement.id, id))
  return {
    /** All of a round, the newest first. */
    list: (roundId: string): Promise<SettlementRow[]> =>
      db
        .select()
        .from(contestSettlement)
        .where(ofRound(roundId))
        .orderBy(desc(contestSettlement.no)),
    /** The one that is published: the newest that was signed. */
    async current(roundId: string): Promise<SettlementRow | undefined> {
      return (
        await db
          .select()
          .from(contestSettlement)
          .where(and(ofRound(roundId), isNotNull(contestSettlement.signedAt)))
          .orderBy(desc(contestSettlement.no))
          .limit(1)
      )[0]
    },
    async find(id: string): Promise<SettlementRow | undefined> {
      return (await db.select().from(contestSettlement).where(one(id)))[0]
    },
    async add(row: Omit<SettlementRow, 'schoolId'>): Promise<void> {
      await db.insert(contestSettlement).values({ ...row, schoolId })
    },
    /** Takes away what nobody signed. */
    async dropUnsigned(roundId: string): Promise<void> {
      const unsigned = (await this.list(roundId)).filter(({ signedAt }) => signedAt === null)
      for (const { id } of unsigned) await db.delete(contestSettlement).where(one(id))
    },
    async sign(
      id: string,
      by: Pick<SettlementRow, 'signedBy' | 'signedName' | 'signedAt'>,
    ): Promise<void> {
      await db.update(contestSettlement).set(by).where(one(id))
    },
    /** Who goes on from a round, as it was published. */
    async advancing(roundId: string): Promise<ReadonlySet<string>> {
      const row = await this.current(roundId)
      if (!row) return new Set()
      const { teams } = readSnapshot(row)
      return new Set(teams.filter(({ advances }) => advances).map(({ entryId }) => entryId))
    },
  }
}
