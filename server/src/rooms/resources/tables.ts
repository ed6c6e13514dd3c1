import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { mediaStates, type ResourceKind } from '@xinglin/contract/resources'
import { stamp, tenantId } from '#platform/database'

/** A file of a school; its bytes lie under the name of their SHA-256. */
export const file = pgTable(
  'file',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    sha256: text('sha256').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Pixels, where it is a picture. */
    width: integer('width'),
    height: integer('height'),
    /** The small variant (`_20`) of a picture that somebody uploaded. */
    smallSha256: text('small_sha256'),
    /** Who uploaded it; null where the product or the school's setting up laid it, a guest sent it, or it is a film. */
    personId: uuid('person_id'),
    /** Whether it counts to a quota: what is handed in for a task does not. */
    counted: boolean('counted').notNull().default(true),
    createdAt: stamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('file_person').on(table.schoolId, table.personId),
  ],
)

/** A file that nothing referred to when the school was last scanned; removed a day later, unless something refers to it by then. */
export const unusedFile = pgTable(
  'unused_file',
  {
    schoolId: tenantId(),
    fileId: uuid('file_id').notNull(),
    listedAt: stamp('listed_at').notNull(),
    /** The names of its bytes, once its row is gone: they are removed next, and the row here last. */
    removedBytes: text('removed_bytes').array(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.fileId] }),
    index('unused_file_listed').on(table.schoolId, table.listedAt),
  ],
)

/** When a school was last scanned for files that nothing refers to. */
export const fileScan = pgTable('file_scan', {
  schoolId: tenantId().primaryKey(),
  scannedAt: stamp('scanned_at').notNull(),
})

/** A file on its way, in parts; what has arrived lies beside the files under this id. */
export const upload = pgTable(
  'upload',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** The folder in which it will lie; null for the top. */
    folderId: uuid('folder_id'),
    /** By what the browser knows the file again. */
    mark: text('mark').notNull().default(''),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('upload_person').on(table.schoolId, table.personId),
  ],
)

/** A video that somebody uploaded; its files are there once it was converted. */
export const mediaObject = pgTable(
  'media_object',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    name: text('name').notNull(),
    /** What it takes: the original until it is converted, the result after. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    fileId: uuid('file_id'),
    posterId: uuid('poster_id'),
    seconds: doublePrecision('seconds').notNull().default(0),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('media_object_person').on(table.schoolId, table.personId, table.id),
  ],
)

/** The conversion of a video (转码), one a video; taken by whichever process is free. */
export const transcodeJob = pgTable(
  'transcode_job',
  {
    schoolId: tenantId(),
    mediaId: uuid('media_id').notNull(),
    state: text('state', { enum: mediaStates }).notNull(),
    percent: smallint('percent').notNull().default(0),
    reason: text('reason').notNull().default(''),
    /** How often it was begun since it was last asked for. */
    tries: smallint('tries').notNull().default(0),
    /** Who is at it, and when they last gave a sign. */
    workerId: uuid('worker_id'),
    beatAt: stamp('beat_at'),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.mediaId] }),
    index('transcode_job_waiting').on(table.schoolId, table.state, table.createdAt),
  ],
)

/** A folder of somebody's resources. */
export const resourceFolder = pgTable(
  'resource_folder',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    /** Null at the top. */
    parentId: uuid('parent_id'),
    name: text('name').notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('resource_folder_person').on(table.schoolId, table.personId),
  ],
)

/** A thing of somebody's library (资源); its id is that of the upload, and of the video where it is one. */
export const resource = pgTable(
  'resource',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    folderId: uuid('folder_id'),
    kind: text('kind').$type<ResourceKind>().notNull(),
    title: text('title').notNull(),
    fileName: text('file_name').notNull(),
    /** Null where it is a video: its files are those of the video. */
    fileId: uuid('file_id'),
    mediaType: text('media_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    facts: jsonb('facts').$type<readonly ResourceFact[]>().notNull().default([]),
    /** `type:code` of words of vocabularies. */
    tags: text('tags').array().notNull().default([]),
    visibility: text('visibility', { enum: ['self', 'class', 'school'] }).notNull(),
    state: text('state', { enum: ['own', 'pending', 'approved', 'returned'] }).notNull(),
    reason: text('reason').notNull().default(''),
    mayDownload: boolean('may_download').notNull().default(false),
    /** A study on which nobody has looked for words that name somebody. */
    unchecked: boolean('unchecked').notNull().default(false),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('resource_person').on(table.schoolId, table.personId, table.createdAt),
    index('resource_in_folder').on(table.schoolId, table.folderId),
    index('resource_shared').on(table.schoolId, table.visibility, table.state, table.createdAt),
  ],
)

/** What is known of a resource, in words: 三角面 12 400. */
export type ResourceFact = { readonly name: string; readonly value: string }

/** A resource that somebody marked (收藏). */
export const resourceFavourite = pgTable(
  'resource_favourite',
  {
    schoolId: tenantId(),
    personId: uuid('person_id').notNull(),
    resourceId: uuid('resource_id').notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.personId, table.resourceId] }),
    index('resource_favourite_resource').on(table.schoolId, table.resourceId),
  ],
)
