import { and, asc, eq, lt } from 'drizzle-orm'
import type { Db } from '#platform/database'
import type { TenantContext, Visit } from '#platform/visit'
import { courseModel, modelUploadPart } from './tables.ts'

export type ModelRow = typeof courseModel.$inferSelect

/** Adds a model; false where the course has this one already. */
export const insertModel = async (
  db: Db,
  row: typeof courseModel.$inferInsert,
): Promise<boolean> => {
  const inserted = await db
    .insert(courseModel)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: courseModel.id })
  return inserted.length > 0
}

/** The three-dimensional models of the visited school. */
export const modelStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(courseModel.schoolId, schoolId), eq(courseModel.id, id))
  const ofCourse = (courseId: string) =>
    and(eq(courseModel.schoolId, schoolId), eq(courseModel.courseId, courseId))
  return {
    list: (courseId: string): Promise<ModelRow[]> =>
      db
        .select()
        .from(courseModel)
        .where(ofCourse(courseId))
        .orderBy(asc(courseModel.createdAt), asc(courseModel.id)),
    count: (courseId: string): Promise<number> => db.$count(courseModel, ofCourse(courseId)),
    async find(id: string): Promise<ModelRow | undefined> {
      return (await db.select().from(courseModel).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<ModelRow | undefined> {
      return (await db.select().from(courseModel).where(one(id)).for('update'))[0]
    },
    async builtIn(courseId: string, key: string): Promise<ModelRow | undefined> {
      const where = and(ofCourse(courseId), eq(courseModel.builtIn, key))
      return (await db.select().from(courseModel).where(where))[0]
    },
    add: (row: Omit<typeof courseModel.$inferInsert, 'schoolId'>): Promise<boolean> =>
      insertModel(db, { schoolId, ...row }),
    async change(id: string, set: Partial<ModelRow>): Promise<void> {
      await db.update(courseModel).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(courseModel).where(one(id))
    },
  }
}

/** What the visitor has sent of files that are not whole yet. */
export const partStore = ({ db, school: { id: schoolId }, person, at }: Visit) => {
  const personId = person?.id ?? ''
  const mine = and(eq(modelUploadPart.schoolId, schoolId), eq(modelUploadPart.personId, personId))
  const ofUpload = (uploadId: string) => and(mine, eq(modelUploadPart.uploadId, uploadId))
  return {
    count: (): Promise<number> => db.$count(modelUploadPart, mine),
    async keep(uploadId: string, part: number, bytes: Buffer): Promise<void> {
      await db
        .insert(modelUploadPart)
        .values({ schoolId, uploadId, personId, part, bytes, at })
        .onConflictDoUpdate({
          target: [
            modelUploadPart.schoolId,
            modelUploadPart.personId,
            modelUploadPart.uploadId,
            modelUploadPart.part,
          ],
          set: { bytes, at },
        })
    },
    list: (uploadId: string) =>
      db
        .select({ part: modelUploadPart.part, bytes: modelUploadPart.bytes })
        .from(modelUploadPart)
        .where(ofUpload(uploadId))
        .orderBy(asc(modelUploadPart.part)),
    async forget(uploadId: string): Promise<void> {
      await db.delete(modelUploadPart).where(ofUpload(uploadId))
    },
  }
}

/** Forgets the parts of files that were never finished. */
export const forgetParts = async (
  { db, school: { id: schoolId } }: TenantContext,
  before: Date,
): Promise<void> => {
  await db
    .delete(modelUploadPart)
    .where(and(eq(modelUploadPart.schoolId, schoolId), lt(modelUploadPart.at, before)))
}
