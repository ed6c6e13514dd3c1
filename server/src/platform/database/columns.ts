import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The school a row belongs to: first in every key of a tenant table. Row-level security hangs on this name. */
export const tenantId = () => uuid('school_id').notNull()

/** A moment, in UTC. */
export const stamp = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Raw bytes. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
