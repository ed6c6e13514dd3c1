import type { Call, OutputOf } from '@xinglin/contract/call'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { serverNow } from './clock.ts'
import { type StreamState, watch } from './watch.ts'

/** The lines of a stream of rows by number, as the contract's `linesOf` has them. */
type LineOf<Head, Row> =
  | { readonly Kind: 'all'; readonly No: string; readonly Head: Head; readonly Count: number }
  | {
      readonly Kind: 'rows'
      readonly No: string
      readonly Rows: readonly Row[]
      readonly Gone: readonly string[]
      readonly Left: number
    }
  | { readonly Kind: 'still'; readonly No: string }

/** What is watched, as it is now. */
export type Watched<Head, Row> = {
  readonly head: Head
  /** In the order of student numbers. */
  readonly rows: readonly Row[]
  /** How many of them are still on their way. */
  readonly left: number
}

type Known<Head, Row> = Omit<Watched<Head, Row>, 'rows'> & {
  readonly rows: ReadonlyMap<string, Row>
}

type PersonRow = { readonly PersonId: string; readonly Number: string }

/** What is known after a line; undefined before everything was told once. */
export const afterLine = <Head, Row extends PersonRow>(
  before: Known<Head, Row> | undefined,
  line: LineOf<Head, Row>,
): Known<Head, Row> | undefined => {
  if (line.Kind === 'all') return { head: line.Head, rows: new Map(), left: line.Count }
  if (line.Kind === 'still' || !before) return before
  const rows = new Map(before.rows)
  for (const row of line.Rows) rows.set(row.PersonId, row)
  for (const id of line.Gone) rows.delete(id)
  return { ...before, rows, left: line.Left }
}

const numbers = new Intl.Collator('zh', { numeric: true })

const byNumber = (one: PersonRow, other: PersonRow): number =>
  numbers.compare(one.Number, other.Number) || (one.PersonId < other.PersonId ? -1 : 1)

/** Lines come by the hundred: they are drawn together. */
const drawnEveryMs = 200
const tickMs = 20_000

type HeadOf<C extends Call> =
  Extract<OutputOf<C>, { readonly Kind: 'all' }> extends {
    readonly Head: infer Head
  }
    ? Head
    : never

type RowOf<C extends Call> =
  Extract<OutputOf<C>, { readonly Kind: 'rows' }> extends {
    readonly Rows: readonly (infer Row extends PersonRow)[]
  }
    ? Row
    : never

/**
 * Watches the rows of a stream for as long as it is drawn: what is known, how the connection stands, what ended it. With another
 * input it is drawn anew, by its key.
 */
export const useLines = <C extends Call>(
  description: C,
  inputFrom: (no: string) => z.input<C['input']>,
) => {
  type Head = HeadOf<C>
  type Row = RowOf<C>
  const [watched, setWatched] = useState<Watched<Head, Row>>()
  const [state, setState] = useState<StreamState>('opening')
  const [error, setError] = useState<unknown>()
  const input = useRef(inputFrom)
  useEffect(() => {
    const over = new AbortController()
    let known: Known<Head, Row> | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const draw = () => {
      timer = undefined
      if (known) setWatched({ ...known, rows: [...known.rows.values()].toSorted(byNumber) })
    }
    watch(description, input.current, {
      signal: over.signal,
      onLine: (line: OutputOf<C>) => {
        known = afterLine(known, line as LineOf<Head, Row>)
        timer ??= setTimeout(draw, drawnEveryMs)
      },
      onState: setState,
    }).catch((fault: unknown) => setError(fault))
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [description])
  return { watched, state, error }
}

/** The time by the server's clock, a few times a minute: who is here now follows from it. */
export const useServerNow = (): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
