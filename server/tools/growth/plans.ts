import pg from 'pg'

/** A query as it was asked: its text, what was put into it, and of which school. */
export type RecordedQuery = {
  readonly text: string
  readonly values: readonly unknown[]
  readonly schoolId: string | undefined
}

const maxKept = 3

/** Hears every query that this process asks until it is told to stop: each text with the first few of its values. */
export const hearQueries = (): { stop: () => RecordedQuery[] } => {
  const queriesByName = new Map<string, RecordedQuery[]>()
  const schools = new WeakMap<object, string>()
  // oxlint-disable-next-line typescript/unbound-method -- put back as it was
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function listening(this: pg.Client, ...given: unknown[]) {
    const [first, second] = given
    const config = (typeof first === 'string' ? { text: first } : first) as {
      text?: string
      values?: unknown[]
    }
    const { text = '' } = config
    const begun = /^begin; set local app\.school_id = '([^']+)'/.exec(text)
    if (begun?.[1]) schools.set(this, begun[1])
    else if (/^(?:commit|rollback)|; rollback$/.test(text)) schools.delete(this)
    else if (/^\s*(?:select|with|insert|update|delete)/i.test(text)) {
      const values = (Array.isArray(second) ? second : config.values) ?? []
      const before = queriesByName.get(text) ?? []
      if (before.length < maxKept)
        queriesByName.set(text, [...before, { text, values, schoolId: schools.get(this) }])
    }
    return (query as (...all: unknown[]) => unknown).apply(this, given)
  } as typeof query
  return {
    stop: () => {
      pg.Client.prototype.query = query
      return [...queriesByName.values()].flat()
    },
  }
}

type Node = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Node[]
}

const scansIn = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(scansIn),
]

/** The tables that a query would read from end to end, planned as the server's role for the school it was asked of. */
export const scannedBy = async (
  client: pg.Client,
  { text, values, schoolId }: RecordedQuery,
  role: string,
): Promise<string[]> => {
  await client.query(
    `begin${role ? `; set local role ${role}` : ''}; set local app.school_id = '${schoolId ?? ''}'`,
  )
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
      text: `explain (format json) ${text}`,
      values: [...values],
    })
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    return plan ? scansIn(plan) : []
  } finally {
    await client.query('rollback')
  }
}
