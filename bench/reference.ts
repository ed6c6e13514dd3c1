import fastify from 'fastify'
import pg from 'pg'

// The references: what the same machine serves with nothing in between. One is asked with `pg`, one with `memory`.
const [kind = 'memory', url = '', schoolId = ''] = process.argv.slice(2)

/** The catalogue's own query, prepared once on each connection. */
const text = `select * from course where school_id = $1 and shelf > 0 and shelf < 3
  order by created_at desc, id desc limit $2 offset $3`

const server = fastify()
const pool = new pg.Pool({ connectionString: url, max: 20 })
const list = async (): Promise<unknown[]> =>
  (await pool.query({ name: 'catalogue', text, values: [schoolId, 15, 0] })).rows

if (kind === 'pg') {
  server.post('/list', async () => ({ Code: 0, Msg: '', Data: { List: await list() } }))
} else {
  const rows = await list()
  server.post('/list', async () => ({ Code: 0, Msg: '', Data: { List: rows } }))
}
await server.listen({ port: 0, host: '127.0.0.1' })
const address = server.server.address()
process.send?.(typeof address === 'object' && address ? address.port : 0)
