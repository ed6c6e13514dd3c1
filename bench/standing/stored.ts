import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Saver } from './savers.ts'

/** What the database holds beside what was acknowledged. */
export type Verdict = {
  readonly acknowledged: number
  /** Acknowledged, and not there. */
  readonly lost: number
  /** There more often than it was done. */
  readonly doubled: number
  readonly strange: readonly string[]
}

const tables = {
  consultation: ['consultation_event', 'client_action_id'],
  operation: ['operation_event', 'client_action_id'],
  experiment: ['experiment_event', 'client_action_id'],
} as const

const connected = async (url: string): Promise<pg.Client> => {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (tries > 200) throw error
      await pause(100)
    }
  }
}

/** Compares what some students were told with what is stored, by the database itself. */
export const judge = async (databaseUrl: string, savers: readonly Saver[]): Promise<Verdict> => {
  const client = await connected(databaseUrl)
  let lost = 0
  let doubled = 0
  const marks = async (text: string, place: string): Promise<Map<string, number>> => {
    const { rows } = await client.query<{ mark: string }>(text, [place])
    const stored = new Map<string, number>()
    for (const { mark } of rows) stored.set(mark, (stored.get(mark) ?? 0) + 1)
    return stored
  }
  for (const { kind, place, acknowledged, open, session } of savers) {
    if (kind === 'progress') {
      const { rows } = await client.query<{ seq: number }>(
        'select max(seq) as seq from attempt_item where attempt_id = $1',
        [place],
      )
      const [last = 0] = acknowledged.slice(-1).map(Number)
      lost += Math.max(0, last - (rows[0]?.seq ?? 0))
      continue
    }
    if (kind === 'quiz') {
      const { rows } = await client.query<{ count: string }>(
        'select count(*) from run where attempt_id = $1',
        [place],
      )
      const stored = Number(rows[0]?.count)
      lost += Math.max(0, acknowledged.length - stored)
      doubled += Math.max(0, stored - acknowledged.length - (open === undefined ? 0 : 1))
      continue
    }
    if (kind === 'exam') {
      const { rows } = await client.query<{ unit: string; seq: number; option: string | null }>(
        `select unit_id as unit, seq, answer->'Options'->>0 as option from exam_answer where attempt_id = $1`,
        [place],
      )
      const stored = new Map(rows.map((row) => [row.unit, row]))
      for (const mark of acknowledged) {
        const [unit = '', seq, option] = mark.split(' ')
        const row = stored.get(unit)
        // A later answer to the same question may have taken its place.
        const isKept =
          row && (row.seq > Number(seq) || (row.seq === Number(seq) && row.option === option))
        if (!isKept) lost += 1
      }
      const attempts = await client.query<{ count: string }>(
        'select count(*) from exam_attempt where person_id = $1',
        [session.UserId],
      )
      doubled += Math.max(0, Number(attempts.rows[0]?.count) - 1)
      const events = await client.query<{ count: string }>(
        `select coalesce(sum(times - 1), 0) as count from (
           select count(*) as times from exam_answer_event where attempt_id = $1
           group by unit_id, seq, epoch) as change`,
        [place],
      )
      doubled += Number(events.rows[0]?.count)
      continue
    }
    const kept =
      kind === 'note'
        ? await marks('select id as mark from note where person_id = $1', session.UserId)
        : await marks(
            `select ${tables[kind][1]} as mark from ${tables[kind][0]} where session_id = $1`,
            place,
          )
    lost += acknowledged.filter((mark) => !kept.has(mark)).length
    doubled += [...kept.values()].reduce((sum, times) => sum + times - 1, 0)
  }
  await client.end()
  return {
    acknowledged: savers.reduce((sum, one) => sum + one.acknowledged.length, 0),
    lost,
    doubled,
    strange: savers.flatMap((one) => one.strange),
  }
}
