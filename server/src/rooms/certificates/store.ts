import { and, desc, eq, gte, isNotNull, isNull, like, or, type SQL } from 'drizzle-orm'
import { countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { certificate } from './tables.ts'

export type CertificateRow = typeof certificate.$inferSelect

/** What those who run the school narrow their list by. */
export type CertificateFilter = {
  /** The beginning of a holder's name; empty for all. */
  readonly key: string
  /** The same read as a number, where it is one. */
  readonly number: string | undefined
  readonly state: 'all' | 'valid' | 'revoked'
}

/** The certificates of the visited school. */
export const certificateStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const all = eq(certificate.schoolId, schoolId)
  const list = (where: SQL | undefined, page: number, size: number): Promise<CertificateRow[]> =>
    db
      .select()
      .from(certificate)
      .where(where)
      .orderBy(desc(certificate.issuedAt), desc(certificate.number))
      .limit(size)
      .offset((page - 1) * size)
  const ownBy = (personId: string) => and(all, eq(certificate.personId, personId))
  const by = ({ key, number, state }: CertificateFilter) =>
    and(
      all,
      state === 'valid' ? isNull(certificate.revokedAt) : undefined,
      state === 'revoked' ? isNotNull(certificate.revokedAt) : undefined,
      key === ''
        ? undefined
        : or(
            like(certificate.holder, `${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
            number === undefined ? undefined : eq(certificate.number, number),
          ),
    )
  return {
    async find(number: string): Promise<CertificateRow | undefined> {
      return (
        await db
          .select()
          .from(certificate)
          .where(and(all, eq(certificate.number, number)))
      )[0]
    },
    /** The newest of a person with the same content since a moment, that still stands. */
    async same(personId: string, hash: string, since: Date): Promise<CertificateRow | undefined> {
      const rows = await db
        .select()
        .from(certificate)
        .where(and(ownBy(personId), gte(certificate.issuedAt, since), eq(certificate.hash, hash)))
        .orderBy(desc(certificate.issuedAt))
      return rows.find(({ revokedAt }) => revokedAt === null)
    },
    issuedSince: (personId: string, since: Date): Promise<number> =>
      db.$count(certificate, and(ownBy(personId), gte(certificate.issuedAt, since))),
    async add(row: Omit<typeof certificate.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(certificate).values({ ...row, schoolId })
    },
    async change(number: string, set: Partial<CertificateRow>): Promise<void> {
      await db
        .update(certificate)
        .set(set)
        .where(and(all, eq(certificate.number, number)))
    },
    ownPage: (personId: string, page: number, size: number) => list(ownBy(personId), page, size),
    ownCount: (personId: string): Promise<number> => countListed(db, certificate, ownBy(personId)),
    page: (filter: CertificateFilter, page: number, size: number) => list(by(filter), page, size),
    count: (filter: CertificateFilter): Promise<number> => countListed(db, certificate, by(filter)),
  }
}
