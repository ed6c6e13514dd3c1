import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../server/migrations')

/** When the first release was cut: what was written before ran in no school while it was taught. */
const firstRelease = Date.parse('2026-11-23T02:00:00Z')

const marks = {
  /** Said on the line before a statement that takes away what the last release no longer uses. */
  contract: /^--\s*contract: unused since \d+\.\d+/m,
}

type Rule = { readonly what: string; readonly is: RegExp; readonly instead: string }

const dangers: readonly Rule[] = [
  {
    what: 'builds an index while nobody may write',
    is: /^create\s+(?:unique\s+)?index\s+(?!concurrently\b)/i,
    instead: 'a migration of its own with CREATE INDEX CONCURRENTLY',
  },
  {
    what: 'writes the whole table anew',
    is: /alter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b|\bset\s+(?:un)?logged\b|generated\s+always\s+as\b.*\bstored\b/is,
    instead: 'a new column, filled in portions, and the old one dropped a release later',
  },
  {
    what: 'writes a value of its own into every row',
    is: /add\s+column\b.*\bdefault\s+(?:gen_random_uuid|uuid|clock_timestamp|random|nextval)/is,
    instead: 'a column without default, filled in portions',
  },
  {
    what: 'asks of every row what old servers do not give',
    is: /add\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/is,
    instead: 'a default',
  },
  {
    what: 'reads the whole table under a lock',
    is: /\bset\s+not\s+null\b|add\s+(?:constraint\s+\S+\s+)?(?:check|foreign\s+key|unique|primary\s+key|exclude)\b(?!.*\bnot\s+valid\b|.*\busing\s+index\b)/is,
    instead:
      'NOT VALID first, VALIDATE in a migration after it; an index first, USING INDEX after it',
  },
  {
    what: 'changes every row at once',
    is: /^(?:update|delete\s+from)\b/i,
    instead: 'portions, by the housekeeping of the release',
  },
  { what: 'empties a table', is: /^truncate\b/i, instead: 'nothing' },
]

const contractions =
  /\bdrop\s+(?:column|table|constraint|default|view|type)\b|\brename\s+(?:to|column|constraint)\b|^drop\s+(?!index\b|policy\b|trigger\b|function\b)/i

const bare = (statement: string): string => statement.replaceAll(/^\s*--.*$/gm, '').trim()

const tableOf = (statement: string): string | undefined =>
  /^(?:alter\s+table(?:\s+only)?(?:\s+if\s+exists)?|create\s+(?:unique\s+)?index\b.*?\bon|update|delete\s+from)\s+"?(\w+)"?/is.exec(
    statement,
  )?.[1]

/** What of a migration a school would feel while it teaches; a table that the migration itself makes is empty. */
const faultsOf = (sql: string): string[] => {
  const statements = sql.split('--> statement-breakpoint')
  const createdTables = new Set(
    statements.flatMap(
      (one) => /create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i.exec(one)?.[1] ?? [],
    ),
  )
  const isConcurrent = (one: string) => /\bconcurrently\b/i.test(bare(one))
  const mixed =
    statements.some(isConcurrent) &&
    !statements.every((one) => isConcurrent(one) || bare(one) === '')
  const faults = mixed
    ? ['an index that is built beside the work stands in a migration of its own']
    : []
  for (const one of statements) {
    const statement = bare(one)
    if (createdTables.has(tableOf(statement) ?? '')) continue
    for (const { what, is, instead } of dangers)
      if (is.test(statement)) faults.push(`${statement.slice(0, 60)} ${what}; instead: ${instead}`)
    if (contractions.test(statement) && !marks.contract.test(one))
      faults.push(
        `${statement.slice(0, 60)} takes away what servers of the last release may still use`,
      )
  }
  return faults
}

const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string; when: number }[]
}

test('no migration since the first release makes a school wait', () => {
  const late = entries.filter(({ when }) => when > firstRelease)
  const faults = late.flatMap(({ tag }) =>
    faultsOf(readFileSync(join(folder, `${tag}.sql`), 'utf8')).map((fault) => `${tag}: ${fault}`),
  )
  expect(faults).toEqual([])
})

test('the migrations that the first release was made of would not all pass', () => {
  const all = entries.flatMap(({ tag }) =>
    faultsOf(readFileSync(join(folder, `${tag}.sql`), 'utf8')),
  )
  expect(all.length).toBeGreaterThan(20)
})

test.each([
  'CREATE INDEX "a" ON "attempt" ("id");',
  'CREATE UNIQUE INDEX "a" ON "attempt" ("id");',
  'ALTER TABLE "attempt" ALTER COLUMN "no" SET DATA TYPE bigint;',
  'ALTER TABLE "attempt" ADD COLUMN "x" int GENERATED ALWAYS AS (no + 1) STORED;',
  'ALTER TABLE "attempt" ADD COLUMN "x" uuid DEFAULT gen_random_uuid() NOT NULL;',
  'ALTER TABLE "attempt" ADD COLUMN "x" text NOT NULL;',
  'ALTER TABLE "attempt" ALTER COLUMN "contest_id" SET NOT NULL;',
  'ALTER TABLE "attempt" ADD CONSTRAINT "c" CHECK (no > 0);',
  'ALTER TABLE "attempt" ADD CONSTRAINT "c" UNIQUE ("no");',
  'UPDATE attempt SET no = 1;',
  'DELETE FROM attempt WHERE no = 1;',
  'TRUNCATE attempt;',
  'ALTER TABLE "attempt" DROP COLUMN "no";',
  'DROP TABLE "attempt";',
  'ALTER TABLE "attempt" RENAME COLUMN "no" TO "number";',
  'ALTER TABLE "attempt" ADD COLUMN "x" text;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "a" ON "attempt" ("x");',
])('%s is refused', (sql) => {
  expect(faultsOf(sql)).not.toEqual([])
})

test.each([
  'CREATE TABLE "new" ("id" uuid PRIMARY KEY NOT NULL);--> statement-breakpoint\nCREATE INDEX "n" ON "new" ("id");',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "attempt" ("id");',
  'ALTER TABLE "attempt" ADD COLUMN "x" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "attempt" ADD COLUMN "x" timestamp with time zone;',
  'ALTER TABLE "attempt" ADD CONSTRAINT "c" CHECK (no > 0) NOT VALID;',
  'ALTER TABLE "attempt" VALIDATE CONSTRAINT "c";',
  '-- contract: unused since 0.2\nALTER TABLE "attempt" DROP COLUMN "no";',
])('%s is let through', (sql) => {
  expect(faultsOf(sql)).toEqual([])
})
