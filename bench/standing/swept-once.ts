import pg from 'pg'

/** Whether every attempt that time closed was handed in once, at its end, and scored once; what was not, in words. */
export const sweptOnce = async (
  databaseUrl: string,
  attemptIds: readonly string[],
): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{
    state: string
    late: boolean
    events: number
    scores: number
  }>(
    `select a.state, a.submitted_at is distinct from a.deadline as late,
       (select count(*)::int from exam_event e where e.attempt_id = a.id and e.kind = 'deadline') as events,
       (select count(*)::int from exam_score s where s.attempt_id = a.id) as scores
     from exam_attempt a where a.id = any($1::uuid[])`,
    [attemptIds],
  )
  await client.end()
  return rows.flatMap(({ state, late, events, scores }) => [
    ...(state === 'submitted' ? [] : ['an attempt was never handed in']),
    ...(late ? ['an attempt was handed in at another moment than its end'] : []),
    ...(events === 1 ? [] : [`an attempt was closed ${events} times`]),
    ...(scores === 1 ? [] : [`an attempt was scored ${scores} times`]),
  ])
}
