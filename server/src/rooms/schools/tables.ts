import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { guideSteps, type HostCheck } from '@xinglin/contract/schools'
import { stamp, tenantId } from '#platform/database'

/** A school; the platform is one too. No tenant row itself: hosts lead here before a tenant is known. */
export const school = pgTable('school', {
  id: uuid('id').primaryKey(),
  /** A short name for the console and the demo. */
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  remark: text('remark').notNull().default(''),
  topLogoUrl: text('top_logo_url').notNull().default(''),
  pageImgUrl: text('page_img_url').notNull().default(''),
  bigLogoUrl: text('big_logo_url').notNull().default(''),
  platformName: text('platform_name').notNull(),
  themeColour: text('theme_colour').notNull(),
  platformAttribution: integer('platform_attribution').notNull().default(2),
  providerNo: integer('provider_no').notNull().default(-1),
  waProviderNo: text('wa_provider_no'),
  bottomInfo: jsonb('bottom_info').$type<{ addpath: string; addtext: string }>(),
  servicePhone: text('service_phone').notNull().default(''),
  exitOperationMinutes: integer('exit_operation_minutes').notNull().default(60),
  menuCodes: integer('menu_codes').array().notNull(),
  flags: jsonb('flags').$type<Record<string, boolean>>().notNull(),
  timezone: text('timezone').notNull().default('Asia/Shanghai'),
  macRequired: boolean('mac_required').notNull().default(false),
  disabled: boolean('disabled').notNull().default(false),
  /** `files.`: files are told under this name before the visited host; empty: under the host itself. */
  resourceBase: text('resource_base', { enum: ['', 'files.'] })
    .notNull()
    .default(''),
  /** What the files of the school may take, in gigabytes. */
  fileQuota: integer('file_quota').notNull().default(50),
  /** Grows with each change of the settings. */
  version: integer('version').notNull().default(1),
  createdAt: stamp('created_at').notNull().defaultNow(),
})

/** Which host leads to which school: lower case, no port, no final dot. */
export const schoolHost = pgTable(
  'school_host',
  {
    host: text('host').primaryKey(),
    schoolId: tenantId().references(() => school.id),
    isPrimary: boolean('is_primary').notNull().default(false),
  },
  (table) => [index('school_host_school').on(table.schoolId)],
)

/** 学院/学科 (no parent) and 科室 (with one): the one tree that courses, teachers and filters share. */
export const department = pgTable(
  'department',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    parentId: uuid('parent_id'),
    name: text('name').notNull(),
    /** The drawing on covers of its courses; one of the contract's motifs. */
    motif: text('motif').notNull().default('book'),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
)

/** What a school did of its guide beside the things themselves: what it put off, and what was seen at its hosts. */
export const schoolGuide = pgTable(
  'school_guide',
  {
    schoolId: tenantId(),
    step: text('step', { enum: guideSteps }).notNull(),
    later: boolean('later').notNull(),
    hosts: jsonb('hosts').$type<readonly HostCheck[]>().notNull().default([]),
    checkedAt: stamp('checked_at'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.step] })],
)

/** A 院系: to which people and 行政班 belong. */
export const college = pgTable(
  'college',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** The name as compared. */
    nameNorm: text('name_norm').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('college_name').on(table.schoolId, table.nameNorm),
  ],
)
