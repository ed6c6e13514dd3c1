import { and, desc, eq, getTableColumns, gt, ilike, or, type SQL } from 'drizzle-orm'
import type { PaperState } from '@xinglin/contract/exams'
import { containing, countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { paper, paperVersion } from './tables.ts'

export type PaperRow = typeof paper.$inferSelect
export type VersionRow = typeof paperVersion.$inferSelect

/** Narrows the list of papers. */
export type WantedPapers = {
  readonly key: string
  readonly state: 'all' | PaperState
  readonly ownerId: string | undefined
  /** Whose drafts are among them; undefined for everybody's. */
  readonly reader: string | undefined
}

const { form: _form, schoolId: _school, ...listed } = getTableColumns(paper)
export type ListedPaper = Omit<PaperRow, 'form' | 'schoolId'>

/** The papers of the visited school and what was frozen of them. */
export const paperStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(paper.schoolId, schoolId), eq(paper.id, id))
  const access = (state: WantedPapers['state']): SQL | undefined => {
    if (state === 'all') return undefined
    if (state === 'retired') return eq(paper.state, 'retired')
    return and(
      eq(paper.state, 'active'),
      state === 'ready' ? gt(paper.versionNo, 0) : eq(paper.versionNo, 0),
    )
  }
  const narrowed = ({ key, state, ownerId, reader }: WantedPapers): SQL | undefined =>
    and(
      eq(paper.schoolId, schoolId),
      access(state),
      ownerId === undefined ? undefined : eq(paper.ownerId, ownerId),
      reader === undefined ? undefined : or(eq(paper.ownerId, reader), gt(paper.versionNo, 0)),
      key === '' ? undefined : ilike(paper.name, containing(key)),
    )
  return {
    list: (wanted: WantedPapers, page: number, size: number): Promise<ListedPaper[]> =>
      db
        .select(listed)
        .from(paper)
        .where(narrowed(wanted))
        .orderBy(desc(paper.editedAt), desc(paper.id))
        .limit(size)
        .offset((page - 1) * size),
    count: (wanted: WantedPapers): Promise<number> => countListed(db, paper, narrowed(wanted)),
    async find(id: string): Promise<PaperRow | undefined> {
      return (await db.select().from(paper).where(one(id)))[0]
    },
    /** A paper, its row held until the call ends. */
    async lock(id: string): Promise<PaperRow | undefined> {
      return (await db.select().from(paper).where(one(id)).for('update'))[0]
    },
    async add(row: Omit<PaperRow, 'schoolId'>): Promise<void> {
      await db.insert(paper).values({ ...row, schoolId })
    },
    async change(id: string, set: Partial<PaperRow>): Promise<void> {
      await db.update(paper).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(paper).where(one(id))
    },
    async addVersion(row: Omit<VersionRow, 'schoolId'>): Promise<void> {
      await db.insert(paperVersion).values({ ...row, schoolId })
    },
    /** The newest first. */
    versions: (paperId: string): Promise<VersionRow[]> =>
      db
        .select()
        .from(paperVersion)
        .where(and(eq(paperVersion.schoolId, schoolId), eq(paperVersion.paperId, paperId)))
        .orderBy(desc(paperVersion.no)),
    /** The last frozen version of each paper that was not retired, the newest first. */
    inUse: (most: number) =>
      db
        .select({
          id: paper.id,
          name: paperVersion.name,
          no: paperVersion.no,
          tenths: paperVersion.tenths,
          content: paperVersion.content,
        })
        .from(paper)
        .innerJoin(
          paperVersion,
          and(
            eq(paperVersion.schoolId, paper.schoolId),
            eq(paperVersion.paperId, paper.id),
            eq(paperVersion.no, paper.versionNo),
          ),
        )
        .where(and(eq(paper.schoolId, schoolId), eq(paper.state, 'active')))
        .orderBy(desc(paper.editedAt), desc(paper.id))
        .limit(most),
    async version(paperId: string, no: number): Promise<VersionRow | undefined> {
      const where = and(
        eq(paperVersion.schoolId, schoolId),
        eq(paperVersion.paperId, paperId),
        eq(paperVersion.no, no),
      )
      return (await db.select().from(paperVersion).where(where))[0]
    },
  }
}
