import pg from 'pg'
import { newId } from '../../server/src/platform/ids/index.ts'

const school = '00000000-0000-7000-8000-000000000001'

/** What the oldest release needs to know of a school, and so many attempts of it with an event and two items each. */
export const fillOld = async (client: pg.Client, attempts: number): Promise<number> => {
  await client.query(
    `insert into school (id, key, name, platform_name, theme_colour, menu_codes, flags)
     values ($1, 'old', '旧学校', '旧平台', '#0f766e', '{1,3}', '{}')`,
    [school],
  )
  const id = (kind: string, of: string) => `md5('${kind}' || ${of})::uuid`
  const rows = `from generate_series(1, $2) as n`
  const fill = (text: string) => client.query(`${text} ${rows}`, [school, attempts])
  await fill(
    `insert into person (school_id, id, account_id, number, number_norm, real_name, role_type)
     select $1, ${id('p', 'n')}, ${id('a', 'n')}, 'n' || n, 'n' || n, '学生', 4`,
  )
  await fill(
    `insert into attempt (school_id, id, person_id, course_id, version_id, no, state, item_count, beat_at, tester, started_at, last_at)
     select $1, ${id('t', 'n')}, ${id('p', 'n')}, ${id('c', 'n % 500')}, ${id('v', 'n % 500')}, 1, 'active', 2, now(), false, now(), now()`,
  )
  for (const item of ['x', 'y'])
    await fill(
      `insert into attempt_item (school_id, attempt_id, item_id, state, position)
       select $1, ${id('t', 'n')}, ${id(item, 'n % 500')}, 'begun', '{}'`,
    )
  await fill(
    `insert into attempt_event (school_id, attempt_id, seq, verb, payload, at)
     select $1, ${id('t', 'n')}, 1, 'position', '{}', now()`,
  )
  await client.query('analyze')
  return attempts * 5 + 1
}

/** A server of the old release: it saves in the old shape, and knows nothing of what is new. */
export class Writer {
  readonly url: string
  readonly number: number
  readonly acknowledged: string[] = []
  readonly waits: number[] = []
  readonly faults: string[] = []

  constructor(url: string, number: number) {
    this.url = url
    this.number = number
  }

  async #save(client: pg.Client, attempt: string, seq: number): Promise<string> {
    const mark = `${this.number}-${seq}`
    await client.query('begin')
    await client.query(
      'update attempt set seconds = seconds + 1, last_at = now() where school_id = $1 and id = $2',
      [school, attempt],
    )
    await client.query(
      `update attempt_item set seq = seq + 1, position = '{"depth":0.5}' where school_id = $1 and attempt_id = $2`,
      [school, attempt],
    )
    await client.query(
      `insert into attempt_event (school_id, attempt_id, seq, verb, payload, at) values ($1, $2, $3, 'position', $4, now())`,
      [school, attempt, seq + 2, JSON.stringify({ writer: this.number, mark })],
    )
    await client.query('commit')
    return mark
  }

  /** Begins a round of somebody new, saves into it again and again until it is over. */
  async write(over: () => boolean): Promise<void> {
    const client = new pg.Client({ connectionString: this.url })
    await client.connect()
    const attempt = newId()
    await client.query(
      `insert into attempt (school_id, id, person_id, course_id, version_id, no, state, item_count, beat_at, tester, started_at, last_at)
       values ($1, $2, $3, $4, $5, 1, 'active', 2, now(), false, now(), now())`,
      [school, attempt, newId(), newId(), newId()],
    )
    for (let seq = 0; !over(); seq += 1) {
      const began = performance.now()
      try {
        this.acknowledged.push(await this.#save(client, attempt, seq))
        this.waits.push(performance.now() - began)
      } catch (error) {
        this.faults.push((error as Error).message)
        await client.query('rollback')
      }
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await client.end()
  }
}
