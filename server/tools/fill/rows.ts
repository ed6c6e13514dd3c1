import type pg from 'pg'

/** A column of rows to be written: its name, its type, its values. */
export type Column = readonly [name: string, type: string, values: readonly unknown[]]

/** Writes rows of one school by columns, one statement for all. */
export const writeRows = async (
  client: pg.Client,
  table: string,
  schoolId: string,
  columns: readonly Column[],
): Promise<void> => {
  const names = columns.map(([name]) => `"${name}"`).join(', ')
  const arrays = columns.map(([, type], i) => `unnest($${i + 1}::text[])::${type}`).join(', ')
  await client.query({
    text: `insert into "${table}" (school_id, ${names}) select '${schoolId}'::uuid, ${arrays}`,
    values: columns.map(([, , values]) => values),
  })
}

/** Numbers from one to another in blocks. */
export const blocks = function* (count: number, size: number): Generator<number[]> {
  for (let from = 0; from < count; from += size)
    yield Array.from({ length: Math.min(size, count - from) }, (_, i) => from + i)
}
