import type { Board, BoardRow } from './board.ts'
import type { Boards, BoardOf } from './boards.ts'

/** What whoever follows a board is told, as the contract's `linesOf` has it. */
export type Line<Row, Head> =
  | { Kind: 'all'; No: string; Head: Head; Count: number }
  | { Kind: 'rows'; No: string; Rows: Row[]; Gone: string[]; Left: number }
  | { Kind: 'still'; No: string }

/** What is looked at, as far as the visitor may now: the board and what stands above its rows. */
export type Looking<Row, Head> = { readonly of: BoardOf<Row>; readonly head: Head }

const checkedMs = 10_000
const rowsAtOnce = 200

const numberOf = (board: Board<BoardRow>, from: string): number | undefined => {
  const [name, no = ''] = from.split(':')
  return name === board.name && /^\d{1,15}$/.test(no) ? Number(no) : undefined
}

/**
 * Follows a board from a number on: what was missed first, or everything where the number is of another board (another
 * process, another choice, too long ago). `look` is asked again every 10 seconds and refuses whoever may look no more; where
 * it names another board, everything is told anew. Something is said as often at least, so that a broken connection shows.
 */
export async function* follow<Row extends BoardRow, Head>(
  boards: Boards,
  first: Looking<Row, Head>,
  look: () => Promise<Looking<Row, Head>>,
  { from, over }: { readonly from: string; readonly over: AbortSignal },
): AsyncGenerator<Line<Row, Head>> {
  let looking = first
  let joined = await boards.join(looking.of)
  try {
    let seen = numberOf(joined.board, from)
    let checked = performance.now()
    let isStill = false
    while (!over.aborted) {
      if (performance.now() - checked >= checkedMs) {
        checked = performance.now()
        const now = await look()
        isStill = now.of.key === looking.of.key
        if (!isStill) {
          joined.leave()
          looking = now
          joined = await boards.join(looking.of)
          seen = undefined
        }
      }
      const { board } = joined
      const word = (no: number): string => `${board.name}:${no}`
      if (seen === undefined) {
        seen = 0
        yield { Kind: 'all', No: word(0), Head: looking.head, Count: board.size }
      }
      const { no, rows, gone, left } = board.after(seen, rowsAtOnce)
      if (no > seen) {
        seen = no
        yield { Kind: 'rows', No: word(no), Rows: [...rows], Gone: [...gone], Left: left }
        continue
      }
      if (isStill) yield { Kind: 'still', No: word(seen) }
      isStill = false
      await board.next(Math.max(0, checkedMs - (performance.now() - checked)), over)
    }
  } finally {
    joined.leave()
  }
}
