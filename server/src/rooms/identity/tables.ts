import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Preferences } from '@xinglin/contract/identity'
import { bytea, stamp, tenantId } from '#platform/database'
import type { Post } from '#platform/visit'

/** How one signs in: per school, so that the same name in two schools is two people. */
export const account = pgTable(
  'account',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    loginName: text('login_name').notNull(),
    /** The login name as compared: NFKC, lower case, without zero-width characters. */
    loginNorm: text('login_norm').notNull(),
    passwordHash: text('password_hash').notNull(),
    mustChange: boolean('must_change').notNull().default(false),
    /** Made by the school and never used yet: registering by the school's list may claim it. */
    unclaimed: boolean('unclaimed').notNull().default(false),
    disabled: boolean('disabled').notNull().default(false),
    /** A demo password, refused in production. */
    demo: boolean('demo').notNull().default(false),
    createdAt: stamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('account_login').on(table.schoolId, table.loginNorm),
    index('account_disabled')
      .on(table.schoolId, table.id)
      .where(sql`disabled`)
      .concurrently(),
    index('account_fresh')
      .on(table.schoolId, table.id)
      .where(sql`must_change and not disabled`)
      .concurrently(),
  ],
)

/** Who it is; `number` is the student or job number, which signs in as well as the login name. */
export const person = pgTable(
  'person',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    accountId: uuid('account_id').notNull(),
    number: text('number').notNull(),
    /** The number as compared when it signs in. */
    numberNorm: text('number_norm').notNull(),
    realName: text('real_name').notNull(),
    /** 0 female, 1 male, null unknown. */
    gender: smallint('gender'),
    imgUrl: text('img_url').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** Who says so: the school, the person alone, or the person with a code sent to it. */
    phoneState: text('phone_state', { enum: ['school', 'own', 'proven'] })
      .notNull()
      .default('school'),
    email: text('email').notNull().default(''),
    /** Codes of the vocabularies of 文化程度 and 民族, and of the area (GB/T 2260) one comes from; empty where nothing was said. */
    education: text('education').notNull().default(''),
    nation: text('nation').notNull().default(''),
    nativePlace: text('native_place').notNull().default(''),
    /** How the person wants the product to look; null for the usual. */
    preferences: jsonb('preferences').$type<Preferences>(),
    /** RoleType: 1 operator, 2 administrator, 3 teacher, 4 student, 5 guest; 6, a preview, is nobody's. */
    roleType: smallint('role_type').notNull(),
    /** The 院系 to which the person belongs; null for none. */
    collegeId: uuid('college_id'),
    /** What a search looks through: name, number, account. */
    searchText: text('search_text').notNull().default(''),
    createdAt: stamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('person_newest').on(
      table.schoolId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    unique('person_number').on(table.schoolId, table.numberNorm),
    index('person_account').on(table.schoolId, table.accountId),
    index('person_role')
      .on(
        table.schoolId,
        table.roleType,
        table.createdAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .concurrently(),
    // As names are spelt: the order of a list.
    index('person_spelt')
      .on(table.schoolId, sql`split_part(${table.searchText}, '|', 2)`, table.id)
      .concurrently(),
    index('person_college').on(table.schoolId, table.collegeId).concurrently(),
    index('person_phone').on(table.schoolId, table.phone),
    uniqueIndex('person_phone_proven')
      .on(table.schoolId, table.phone)
      .where(sql`phone_state = 'proven'`),
  ],
)

/** Everything that signs somebody in, of one person alone: login names and numbers as compared, telephones that were proven. */
export const signInName = pgTable(
  'sign_in_name',
  {
    schoolId: tenantId(),
    kind: text('kind', { enum: ['name', 'phone'] }).notNull(),
    value: text('value').notNull(),
    personId: uuid('person_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.kind, table.value] }),
    index('sign_in_name_person').on(table.schoolId, table.personId),
  ],
)

/** Failures to sign in, kept by name so that unknown names are slowed like known ones. */
export const loginFailure = pgTable(
  'login_failure',
  {
    schoolId: tenantId(),
    loginNorm: text('login_norm').notNull(),
    failures: integer('failures').notNull(),
    lockedUntil: stamp('locked_until'),
    lastAt: stamp('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.loginNorm] })],
)

/** A session, found by the hash of its token; read before the tenant is known, hence no tenant table. */
export const session = pgTable(
  'session',
  {
    id: bytea('id').primaryKey(),
    schoolId: tenantId(),
    personId: uuid('person_id').notNull(),
    accountId: uuid('account_id').notNull(),
    accountName: text('account_name').notNull(),
    roleType: smallint('role_type').notNull(),
    loginType: smallint('login_type').notNull(),
    mustChange: boolean('must_change').notNull(),
    /** The one course that a preview link shows. */
    courseId: uuid('course_id'),
    /** Its owner has left the school (离校) and looks only. */
    lookOnly: boolean('look_only').notNull().default(false),
    /** The posts that it holds. */
    posts: jsonb('posts').$type<readonly Post[]>().notNull().default([]),
    /** Key, Iv and MacKey, wrapped by the key-encryption key. */
    secrets: text('secrets').notNull(),
    macRequired: boolean('mac_required').notNull(),
    bindHash: bytea('bind_hash'),
    bindRequired: boolean('bind_required').notNull(),
    /** Minutes without a request after which it ends; 0 never. */
    idleMinutes: integer('idle_minutes').notNull(),
    /** System and browser in words, and where from, for the list of the person's devices. */
    device: text('device').notNull().default(''),
    address: text('address').notNull().default(''),
    createdAt: stamp('created_at').notNull(),
    lastSeen: stamp('last_seen').notNull(),
    expiresAt: stamp('expires_at').notNull(),
  },
  (table) => [
    index('session_account').on(table.schoolId, table.accountId),
    index('session_expiry').on(table.expiresAt),
  ],
)

/** What leads a search to a person. */
export const personToken = pgTable(
  'person_token',
  {
    schoolId: tenantId(),
    token: text('token').notNull(),
    personId: uuid('person_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.token, table.personId] }),
    index('person_token_person').on(table.schoolId, table.personId),
  ],
)
