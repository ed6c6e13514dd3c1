import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type { Call } from '@xinglin/contract/call'
import { callsByRoom } from '@xinglin/contract/specification'
import { seededRandom } from '../../seed/seeded-random.ts'
import type { Answered, Visitor } from '#testing'
import { namesIn, shapeOf, valueOf } from './shape.ts'

const rooms = fileURLToPath(new URL('../../src/rooms/', import.meta.url))

/** The tables of a room, read from its files. */
const tablesOf = (room: string): string[] =>
  readdirSync(`${rooms}${room}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/|-)tables\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(`${rooms}${room}/${file}`, 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g),
    ])
    .map(([, name = '']) => name)

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Every id that a text mentions. */
export const idsIn = (text: string): string[] => text.match(uuid) ?? []

/** What no row of a school changes by: what is remembered of visits, not of what people own. */
const unowned = ['session', 'school_host', 'idempotency', 'login_failure', 'file_scan']

/** Every row of a school as text, by table; read by the owner of the database, whom no policy binds. */
export const rowsOf = async (
  client: pg.Client,
  schoolId: string,
): Promise<Map<string, readonly string[]>> => {
  const { rows: tables } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'school_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1) order by 1`,
    [unowned],
  )
  const all = new Map<string, readonly string[]>()
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select t::text as row from "${name}" t where school_id = $1 order by 1`,
      [schoolId],
    )
    all.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return all
}

/** An id of a table of a school, of a person's own where there is one. */
const idOf = async (
  client: pg.Client,
  table: string,
  { schoolId, personId }: { schoolId: string; personId: string },
): Promise<string | undefined> => {
  const { rows: columns } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attname in ('id', 'person_id', 'school_id')`,
    [`"${table}"`],
  )
  const names = columns.map(({ name }) => name)
  if (!names.includes('id') || !names.includes('school_id')) return undefined
  const own = names.includes('person_id')
    ? `order by (person_id = '${personId}') desc nulls last`
    : ''
  const { rows } = await client.query<{ id: unknown }>(
    `select id from "${table}" where school_id = $1 ${own} limit 1`,
    [schoolId],
  )
  return typeof rows[0]?.id === 'string' ? rows[0].id : undefined
}

/** A call with what is sent to it: ids of what somebody owns, wherever the call takes one. */
export type Probe = { readonly call: Call; readonly input: object }

/** Members whose id is always of one table. */
const always: Readonly<Record<string, string>> = {
  CourseId: 'course',
  CourseIds: 'course',
  ProgressId: 'attempt',
  ItemId: 'course_item',
  CaseId: 'case_work',
  Case: 'vsp_case',
  ImportId: 'user_import',
  SkillContestId: 'contest',
  File: 'file',
  DepartmentId: 'department',
  TermId: 'term',
  SectionId: 'department',
}
const general = ['person', 'course', 'attempt']

/** For each call its inputs, drawn the same in every run, whose ids are of what a person of a school owns. */
export const probesFor = async (
  client: pg.Client,
  owner: { schoolId: string; personId: string },
  rounds: number,
): Promise<Probe[]> => {
  const ids = new Map<string, string>()
  const known = async (table: string): Promise<string | undefined> => {
    if (!ids.has(table)) ids.set(table, (await idOf(client, table, owner)) ?? '')
    return ids.get(table) || undefined
  }
  for (const table of Object.values(always)) await known(table)
  const probes: Probe[] = []
  for (const [room, calls] of Object.entries(callsByRoom)) {
    const candidates: string[] = []
    for (const table of [...tablesOf(room), ...general]) {
      const id = await known(table)
      if (id && !candidates.includes(id)) candidates.push(id)
    }
    for (const call of Object.values(calls)) {
      const shape = shapeOf(call)
      const isOpen = namesIn(shape).some((name) => /Ids?$/.test(name) && !always[name])
      for (const [at, id] of (isOpen ? candidates : candidates.slice(0, 1)).entries())
        for (let round = 0; round < rounds; round += 1) {
          const input = valueOf(shape, seededRandom(at * 31 + round), (name) => {
            // A body that names somebody else is refused before any room sees it: server/tests/tenancy.test.ts.
            if (/^(?:UserId|Domain|SchoolId)$/.test(name)) return ''
            const table = always[name]
            if (table !== undefined) return ids.get(table) ?? id
            if (/Ids?$/.test(name)) return id
            // Empty is no filter to a search, and words are what is written.
            return round === 0 ? '' : '胸痛的问诊'
          }) as object
          probes.push({ call, input })
        }
    }
  }
  return probes
}

/** Somebody who asks more than one session lasts: whoever lost theirs comes in again. */
export const asker = (enter: () => Promise<Visitor>) => {
  let visitor: Visitor | undefined
  return async ({ call, input }: Probe): Promise<Answered> => {
    visitor ??= await enter()
    const answered = await visitor.calls(call, input)
    if (answered.http !== 401 || !visitor.session) return answered
    visitor = await enter()
    return visitor.calls(call, input)
  }
}
