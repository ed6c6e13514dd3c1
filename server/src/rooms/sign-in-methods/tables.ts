import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { bytea, stamp, tenantId } from '#platform/database'

/** The ways into a school; one that has no row has its accounts and passwords alone. */
export const doorSetting = pgTable(
  'door_setting',
  {
    schoolId: tenantId(),
    sms: boolean('sms').notNull().default(false),
    reset: boolean('reset').notNull().default(false),
    register: text('register', { enum: ['', 'roster', 'approval'] })
      .notNull()
      .default(''),
    agreement: text('agreement').notNull().default(''),
    /** Grows when the agreement is changed, so that one sees what somebody agreed to. */
    agreementVersion: integer('agreement_version').notNull().default(0),
    wechat: boolean('wechat').notNull().default(false),
    wechatAppId: text('wechat_app_id').notNull().default(''),
    /** Wrapped by the key-encryption key. */
    wechatSecret: text('wechat_secret').notNull().default(''),
    version: integer('version').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.schoolId] })],
)

/** The newest code for a telephone and a purpose; neither number nor code can be read from it. */
export const smsCode = pgTable(
  'sms_code',
  {
    schoolId: tenantId(),
    scene: text('scene').notNull(),
    phoneDigest: bytea('phone_digest').notNull(),
    codeDigest: bytea('code_digest').notNull(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: stamp('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.scene, table.phoneDigest] })],
)

/** How many codes a telephone, an address or the school has asked for on a day. */
export const smsQuota = pgTable(
  'sms_quota',
  {
    schoolId: tenantId(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
    lastAt: stamp('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.key] })],
)

/** A wish to register that an administrator decides about. */
export const registration = pgTable(
  'registration',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    realName: text('real_name').notNull(),
    number: text('number').notNull(),
    phone: text('phone').notNull(),
    classCode: text('class_code').notNull(),
    /** Emptied once it is decided. */
    passwordHash: text('password_hash').notNull(),
    agreementVersion: integer('agreement_version').notNull(),
    state: text('state', { enum: ['pending', 'approved', 'refused'] }).notNull(),
    reason: text('reason').notNull().default(''),
    at: stamp('at').notNull(),
    decidedAt: stamp('decided_at'),
    decidedBy: uuid('decided_by'),
    personId: uuid('person_id'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('registration_newest').on(
      table.schoolId,
      table.state,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('registration_waiting')
      .on(table.schoolId, table.phone)
      .where(sql`state = 'pending'`),
  ],
)

/** A provider of single sign-on of a school. */
export const ssoProvider = pgTable(
  'sso_provider',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['oidc', 'cas3', 'cas2'] }).notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    clientId: text('client_id').notNull(),
    /** Wrapped by the key-encryption key; empty for a client without one. */
    secret: text('secret').notNull(),
    attribute: text('attribute').notNull(),
    unknown: text('unknown', { enum: ['bind', 'refuse'] }).notNull(),
    logoutToo: boolean('logout_too').notNull(),
    logoutUrl: text('logout_url').notNull(),
    enabled: boolean('enabled').notNull(),
    /** What came of the last try with a test account; null where nobody tried it since it was changed. */
    triedAt: stamp('tried_at'),
    triedOk: boolean('tried_ok'),
    triedText: text('tried_text').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
)

/** A single sign-on that has begun and is not back yet; found by the digest of what the browser carries. */
export const ssoState = pgTable(
  'sso_state',
  {
    schoolId: tenantId(),
    digest: bytea('digest').notNull(),
    providerId: uuid('provider_id').notNull(),
    nonce: text('nonce').notNull(),
    verifier: text('verifier').notNull(),
    origin: text('origin').notNull(),
    redirect: text('redirect').notNull(),
    /** Who only tries it: nobody is signed in by it. */
    triedBy: uuid('tried_by'),
    /** The browser that began it. */
    bindHash: bytea('bind_hash'),
    expiresAt: stamp('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.digest] })],
)

/** Which session came in by which provider, for leaving there too and for being signed out from there. */
export const ssoSession = pgTable(
  'sso_session',
  {
    schoolId: tenantId(),
    sessionId: bytea('session_id').notNull(),
    providerId: uuid('provider_id').notNull(),
    origin: text('origin').notNull(),
    /** Digest of the CAS ticket. */
    ticketDigest: bytea('ticket_digest'),
    /** The id_token, wrapped; empty for CAS. */
    idToken: text('id_token').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.sessionId] }),
    index('sso_session_ticket').on(table.schoolId, table.ticketDigest),
  ],
)

/** Who a person is elsewhere: the subject of a provider, or an openid of WeChat. One a person and provider. */
export const doorLink = pgTable(
  'door_link',
  {
    schoolId: tenantId(),
    /** The id of a provider of single sign-on, or `wechat`. */
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    personId: uuid('person_id').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.provider, table.subject] }),
    uniqueIndex('door_link_person').on(table.schoolId, table.provider, table.personId),
  ],
)

/** Somebody who has proven who they are elsewhere and not yet here: good once, for ten minutes. */
export const bindTicket = pgTable(
  'bind_ticket',
  {
    schoolId: tenantId(),
    digest: bytea('digest').notNull(),
    provider: text('provider').notNull(),
    /** Who it is, wrapped. */
    about: text('about').notNull(),
    bindHash: bytea('bind_hash'),
    expiresAt: stamp('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.digest] })],
)

/** A QR code on a login page: of one browser, for two minutes, agreed to by one person, used once. */
export const qrScene = pgTable(
  'qr_scene',
  {
    schoolId: tenantId(),
    digest: bytea('digest').notNull(),
    /** The browser that shows it. */
    bindHash: bytea('bind_hash'),
    device: text('device').notNull(),
    address: text('address').notNull(),
    scannedBy: uuid('scanned_by'),
    confirmedBy: uuid('confirmed_by'),
    polledAt: stamp('polled_at').notNull(),
    expiresAt: stamp('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.digest] })],
)
