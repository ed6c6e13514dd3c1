import { and, asc, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import { containing, countListed } from '#platform/database'
import type { ResourceKind } from '@xinglin/contract/resources'
import type { TenantContext } from '#platform/visit'
import { file, mediaObject, resource, resourceFavourite, transcodeJob } from './tables.ts'

export type ResourceRow = typeof resource.$inferSelect

/** A resource with its file, or with its video and how far that is. */
export type ListedResource = {
  readonly resource: ResourceRow
  readonly file: typeof file.$inferSelect | null
  readonly media: typeof mediaObject.$inferSelect | null
  readonly job: typeof transcodeJob.$inferSelect | null
}

/** Whose resources are wanted. */
export type Whose =
  | { readonly is: 'own'; readonly personId: string }
  /** What is given to somebody by class, and what the school received; without what is theirs. */
  | { readonly is: 'received'; readonly personId: string; readonly given: readonly string[] }
  | { readonly is: 'favourite'; readonly personId: string; readonly given: readonly string[] }
  | { readonly is: 'pending' }
  | { readonly is: 'school' }

export type WantedResources = {
  readonly whose: Whose
  /** A folder, null for the top; undefined for all. */
  readonly folderId?: string | null | undefined
  readonly kinds: readonly ResourceKind[]
  /** `type:code`; empty for any. */
  readonly tag: string
  readonly key: string
  readonly order: 'new' | 'title' | 'size'
}

/** Resources of the visited school. */
export const libraryStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const ofSchool = eq(resource.schoolId, schoolId)
  const one = (id: string) => and(ofSchool, eq(resource.id, id))
  const listed = () =>
    db
      .select({ resource, file, media: mediaObject, job: transcodeJob })
      .from(resource)
      .leftJoin(
        mediaObject,
        and(eq(mediaObject.schoolId, resource.schoolId), eq(mediaObject.id, resource.id)),
      )
      .leftJoin(
        transcodeJob,
        and(eq(transcodeJob.schoolId, resource.schoolId), eq(transcodeJob.mediaId, resource.id)),
      )
      .leftJoin(
        file,
        and(
          eq(file.schoolId, resource.schoolId),
          eq(file.id, sql`coalesce(${resource.fileId}, ${mediaObject.fileId})`),
        ),
      )
  const shared = (given: readonly string[]) =>
    or(
      and(eq(resource.visibility, 'school'), eq(resource.state, 'approved')),
      given.length === 0
        ? undefined
        : and(eq(resource.visibility, 'class'), inArray(resource.id, [...given])),
    )
  const whoseIs = (whose: Whose): SQL | undefined => {
    if (whose.is === 'school') return undefined
    if (whose.is === 'pending') return eq(resource.state, 'pending')
    if (whose.is === 'own') return eq(resource.personId, whose.personId)
    if (whose.is === 'received')
      return and(sql`${resource.personId} <> ${whose.personId}`, shared(whose.given))
    const marked = db
      .select({ id: resourceFavourite.resourceId })
      .from(resourceFavourite)
      .where(
        and(
          eq(resourceFavourite.schoolId, schoolId),
          eq(resourceFavourite.personId, whose.personId),
        ),
      )
    return and(
      inArray(resource.id, marked),
      or(eq(resource.personId, whose.personId), shared(whose.given)),
    )
  }
  const narrowed = ({ whose, folderId, kinds, tag, key }: WantedResources) =>
    and(
      ofSchool,
      whoseIs(whose),
      folderId === undefined
        ? undefined
        : sql`${resource.folderId} is not distinct from ${folderId}`,
      kinds.length === 0 ? undefined : inArray(resource.kind, [...kinds]),
      tag === '' ? undefined : sql`${resource.tags} @> array[${tag}]`,
      key === ''
        ? undefined
        : or(ilike(resource.title, containing(key)), ilike(resource.fileName, containing(key))),
    )
  const orders = {
    new: [desc(resource.createdAt), desc(resource.id)],
    title: [asc(resource.title), desc(resource.id)],
    size: [desc(resource.bytes), desc(resource.id)],
  } as const
  return {
    page: (wanted: WantedResources, index: number, size: number): Promise<ListedResource[]> =>
      listed()
        .where(narrowed(wanted))
        .orderBy(...orders[wanted.order])
        .limit(size)
        .offset((index - 1) * size),
    count: (wanted: WantedResources): Promise<number> =>
      countListed(db, resource, narrowed(wanted)),
    async find(id: string): Promise<ListedResource | undefined> {
      return (await listed().where(one(id)))[0]
    },
    among: async (ids: readonly string[]): Promise<ListedResource[]> =>
      ids.length === 0 ? [] : listed().where(and(ofSchool, inArray(resource.id, [...ids]))),
    /** Held until the call ends. */
    async lock(id: string): Promise<ResourceRow | undefined> {
      return (await db.select().from(resource).where(one(id)).for('update'))[0]
    },
    /** False where there is one of this id already. */
    async add(
      row: Omit<typeof resource.$inferInsert, 'schoolId' | 'visibility' | 'state'>,
    ): Promise<boolean> {
      const { rowCount } = await db
        .insert(resource)
        .values({ ...row, schoolId, visibility: 'self', state: 'own' })
        .onConflictDoNothing()
      return rowCount === 1
    },
    async change(id: string, set: Partial<typeof resource.$inferInsert>): Promise<void> {
      await db.update(resource).set(set).where(one(id))
    },
    /** Lays some of a person's resources into a folder; answers how many there were. */
    async move(ids: readonly string[], personId: string, folderId: string | null): Promise<number> {
      const own = and(ofSchool, eq(resource.personId, personId), inArray(resource.id, [...ids]))
      return (await db.update(resource).set({ folderId }).where(own)).rowCount ?? 0
    },
    async remove(id: string): Promise<void> {
      await db
        .delete(resourceFavourite)
        .where(and(eq(resourceFavourite.schoolId, schoolId), eq(resourceFavourite.resourceId, id)))
      await db.delete(resource).where(one(id))
    },
    /** Videos that have no resource of their own yet: those of the last release. */
    videosWithout: (most: number) =>
      db
        .select({ media: mediaObject })
        .from(mediaObject)
        .leftJoin(
          resource,
          and(eq(resource.schoolId, mediaObject.schoolId), eq(resource.id, mediaObject.id)),
        )
        .where(and(eq(mediaObject.schoolId, schoolId), sql`${resource.id} is null`))
        .limit(most),
  }
}

/** What people of the visited school marked. */
export const favouriteStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const of = (personId: string) =>
    and(eq(resourceFavourite.schoolId, schoolId), eq(resourceFavourite.personId, personId))
  return {
    async among(personId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set()
      const rows = await db
        .select({ id: resourceFavourite.resourceId })
        .from(resourceFavourite)
        .where(and(of(personId), inArray(resourceFavourite.resourceId, [...ids])))
      return new Set(rows.map(({ id }) => id))
    },
    count: (personId: string): Promise<number> => db.$count(resourceFavourite, of(personId)),
    async add(personId: string, resourceId: string, createdAt: Date): Promise<void> {
      await db
        .insert(resourceFavourite)
        .values({ schoolId, personId, resourceId, createdAt })
        .onConflictDoNothing()
    },
    async remove(personId: string, resourceId: string): Promise<void> {
      await db
        .delete(resourceFavourite)
        .where(and(of(personId), eq(resourceFavourite.resourceId, resourceId)))
    },
  }
}
