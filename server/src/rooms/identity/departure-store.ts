import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { countListed } from '#platform/database'
import { searchCondition } from '#platform/search-index'
import type { TenantContext } from '#platform/visit'
import { departedPerson, departure } from './departure-tables.ts'
import { person, personToken } from './tables.ts'

export type DepartureRow = typeof departure.$inferSelect
export type DepartedRow = typeof departedPerson.$inferSelect

const tokens = {
  schoolId: personToken.schoolId,
  token: personToken.token,
  object: personToken.personId,
}

/** Who left the visited school, and when. */
export const departureStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(departure.schoolId, schoolId)
  const away = and(eq(departedPerson.schoolId, schoolId), isNull(departedPerson.returnedAt))
  const joined = and(
    eq(person.schoolId, departedPerson.schoolId),
    eq(person.id, departedPerson.personId),
  )
  const listed = async (id: string, key: string) =>
    and(
      eq(departedPerson.schoolId, schoolId),
      eq(departedPerson.departureId, id),
      (
        await searchCondition(db, key, {
          id: person.id,
          text: person.searchText,
          tokens,
          schoolId,
        })
      ).where,
    )
  return {
    /** Lets nobody else make or undo one until the transaction ends. */
    async alone(): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`departures ${schoolId}`}, 0))`,
      )
    },
    list: (page: number, size: number): Promise<DepartureRow[]> =>
      db
        .select()
        .from(departure)
        .where(own)
        .orderBy(desc(departure.at), desc(departure.id))
        .limit(size)
        .offset((page - 1) * size),
    count: (): Promise<number> => countListed(db, departure, own),
    /** How many of each departure came back. */
    async returned(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({
          id: departedPerson.departureId,
          count: sql<number>`count(${departedPerson.returnedAt})::int`,
        })
        .from(departedPerson)
        .where(
          and(eq(departedPerson.schoolId, schoolId), inArray(departedPerson.departureId, [...ids])),
        )
        .groupBy(departedPerson.departureId)
      return new Map(rows.map(({ id, count }) => [id, count]))
    },
    async find(id: string): Promise<DepartureRow | undefined> {
      return (
        await db
          .select()
          .from(departure)
          .where(and(own, eq(departure.id, id)))
      )[0]
    },
    async add(
      row: Omit<typeof departure.$inferInsert, 'schoolId'>,
      people: readonly Omit<typeof departedPerson.$inferInsert, 'schoolId' | 'departureId'>[],
    ): Promise<void> {
      await db.insert(departure).values({ ...row, schoolId })
      await db
        .insert(departedPerson)
        .values(people.map((one) => ({ ...one, schoolId, departureId: row.id })))
    },
    async undone(id: string, undoneAt: Date, undoneBy: string): Promise<void> {
      await db
        .update(departure)
        .set({ undoneAt, undoneBy })
        .where(and(own, eq(departure.id, id)))
    },
    /** Of some people those who are away. */
    async awayAmong(personIds: readonly string[]): Promise<DepartedRow[]> {
      if (personIds.length === 0) return []
      return db
        .select()
        .from(departedPerson)
        .where(and(away, inArray(departedPerson.personId, [...personIds])))
        .orderBy(asc(departedPerson.personId))
        .for('update')
    },
    awayOf: (id: string): Promise<DepartedRow[]> =>
      db
        .select()
        .from(departedPerson)
        .where(and(away, eq(departedPerson.departureId, id)))
        .orderBy(asc(departedPerson.personId))
        .for('update'),
    /** How somebody is away; undefined where they are not. */
    async awayNow(personId: string): Promise<Pick<DepartedRow, 'readUntil'> | undefined> {
      const [row] = await db
        .select({ readUntil: departedPerson.readUntil })
        .from(departedPerson)
        .where(and(away, eq(departedPerson.personId, personId)))
      return row
    },
    async comeBack(personIds: readonly string[], returnedAt: Date): Promise<void> {
      await db
        .update(departedPerson)
        .set({ returnedAt })
        .where(and(away, inArray(departedPerson.personId, [...personIds])))
    },
    people: async (id: string, key: string, page: number, size: number) =>
      db
        .select({
          id: person.id,
          name: person.realName,
          number: person.number,
          returnedAt: departedPerson.returnedAt,
        })
        .from(departedPerson)
        .innerJoin(person, joined)
        .where(await listed(id, key))
        .orderBy(asc(person.number), asc(person.id))
        .limit(size)
        .offset((page - 1) * size),
    countPeople: async (id: string, key: string): Promise<number> =>
      countListed(
        db,
        sql`${departedPerson} inner join ${person} on ${joined}`,
        await listed(id, key),
      ),
  }
}
