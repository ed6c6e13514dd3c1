import fastify from 'fastify'
import pg from 'pg'

// The references: what the same machine serves with nothing in between. Those that read are asked with
// `pg` or `memory`; `turn` keeps a thing that happened and answers once it is committed, `save` commits one row a request.
const [kind = 'memory', url = '', schoolId = ''] = process.argv.slice(2)

/** The catalogue's own query, prepared once on each connection. */
const text = `select * from course where school_id = $1 and shelf > 0 and shelf < 3
  order by created_at desc, id desc limit $2 offset $3`

const server = fastify()
const pool = new pg.Pool({ connectionString: url, max: 20 })
const list = async (): Promise<unknown[]> =>
  (await pool.query({ name: 'catalogue', text, values: [schoolId, 15, 0] })).rows

/** As little as a turn can be: a row is held, an event added to it, both committed; the answer is as long as ours. */
const turns = async (): Promise<() => Promise<object>> => {
  await pool.query(`create schema if not exists bench`)
  await pool.query(`create table bench.session (id int primary key, seq int not null)`)
  await pool.query(
    `create table bench.event (session int, seq int, happened jsonb, primary key (session, seq))`,
  )
  await pool.query(`insert into bench.session select i, 0 from generate_series(0, 499) i`)
  const happened = JSON.stringify({ text: '字'.repeat(600) })
  const view = { View: '字'.repeat(4_000) }
  let requests = 0
  return async () => {
    const session = (requests += 1) % 500
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows: held } = await client.query<{ seq: number }>({
        name: 'hold',
        text: 'select seq from bench.session where id = $1 for update',
        values: [session],
      })
      const seq = (held[0]?.seq ?? 0) + 1
      await client.query({
        name: 'add',
        text: 'insert into bench.event values ($1, $2, $3)',
        values: [session, seq, happened],
      })
      await client.query({
        name: 'move',
        text: 'update bench.session set seq = $2 where id = $1',
        values: [session, seq],
      })
      await client.query('commit')
      return { Code: 0, Msg: '', Data: { ...view, Seq: seq } }
    } finally {
      client.release()
    }
  }
}

/** As little as a durable save can be: one row, committed by itself. */
const saves = async (): Promise<() => Promise<object>> => {
  await pool.query(`create schema if not exists bench`)
  await pool.query(
    `create table if not exists bench.answer (attempt int, unit int, seq int not null, answer jsonb not null, primary key (attempt, unit))`,
  )
  const answer = JSON.stringify({ Options: ['0197c5a0-0000-7000-8000-000000000000'] })
  /** Where several processes run, none waits for another's rows. */
  const own = (process.pid % 10_000) * 2_000
  let requests = 0
  return async () => {
    requests += 1
    const [attempt, unit] = [own + (requests % 2_000), Math.floor(requests / 2_000) % 16]
    await pool.query({
      name: 'save',
      text: `insert into bench.answer values ($1, $2, $3, $4)
        on conflict (attempt, unit) do update set seq = excluded.seq, answer = excluded.answer
        where answer.seq < excluded.seq`,
      values: [attempt, unit, requests, answer],
    })
    return { Code: 0, Msg: '', Data: { Saved: [{ QuestionId: String(unit), Seq: requests }] } }
  }
}

if (kind === 'save') {
  const save = await saves()
  server.post('/list', async () => save())
} else if (kind === 'turn') {
  const turn = await turns()
  server.post('/list', async () => turn())
} else if (kind === 'pg') {
  server.post('/list', async () => ({ Code: 0, Msg: '', Data: { List: await list() } }))
} else {
  const rows = await list()
  server.post('/list', async () => ({ Code: 0, Msg: '', Data: { List: rows } }))
}
await server.listen({ port: 0, host: '127.0.0.1' })
const address = server.server.address()
process.send?.(typeof address === 'object' && address ? address.port : 0)
