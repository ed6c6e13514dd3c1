import type pg from 'pg'

const name = 'xinglin_app'

/** Tables with a school_id that are read before the school is known, and looked up by an unguessable key or a host. */
const global = ['school_host', 'session']

/**
 * The role that requests act as. A superuser and one with BYPASSRLS walk through every policy, so for these a role
 * without either is made; any other owner is bound by FORCE ROW LEVEL SECURITY as it is.
 */
export const appRole = async (client: pg.Client): Promise<string | undefined> => {
  const { rows } = await client.query<{ free: boolean }>(
    'select (rolsuper or rolbypassrls) as free from pg_roles where rolname = current_user',
  )
  if (!rows[0]?.free) return undefined
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = '${name}') then
      create role ${name} login nosuperuser nobypassrls nocreatedb nocreaterole;
    end if;
  exception when duplicate_object or unique_violation then null; end $$`)
  return name
}

/** Puts every table that has a school_id under the tenant policy, so that none can be forgotten. */
export const protect = async (client: pg.Client, role: string | undefined): Promise<void> => {
  const { rows } = await client.query<{ table: string; done: boolean }>(
    `select c.relname as table, c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid) as done
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'school_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)`,
    [global],
  )
  for (const { table } of rows.filter((row) => !row.done)) {
    await client.query(`
      alter table "${table}" enable row level security;
      alter table "${table}" force row level security;
      drop policy if exists tenant on "${table}";
      create policy tenant on "${table}"
        using (school_id = nullif(current_setting('app.school_id', true), '')::uuid)
        with check (school_id = nullif(current_setting('app.school_id', true), '')::uuid)`)
  }
  if (role) {
    await client.query(`grant usage on schema public to ${role};
      grant select, insert, update, delete on all tables in schema public to ${role}`)
  }
}
