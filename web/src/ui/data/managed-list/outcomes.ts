import { messageOf } from '../../display/message-of.ts'
/** What came of a row: done, or why not. */
export type Outcome = { readonly key: string; readonly done: boolean; readonly note?: string }

/** Something that can be done with many rows. */
export type BulkAction<Row> = {
  readonly name: string
  readonly danger?: true
  /** It opens a dialog, which says by itself what is under way: the button behind it does not turn. */
  readonly opensDialog?: true
  /**
   * Asks where it must, does it, and resolves to what came of each row; to nothing where it was not agreed to.
   * `heard` is told how many rows are through.
   */
  readonly run: (
    rows: readonly Row[],
    onProgress: (done: number) => void,
  ) => Promise<readonly Outcome[] | undefined>
}

/**
 * Does something with rows in portions, one after the other. What a portion throws came of each of its rows; the portions
 * after it are still tried.
 */
export const inPortions = async <Row>(
  rows: readonly Row[],
  {
    size,
    keyOf,
    onProgress,
  }: {
    readonly size: number
    readonly keyOf: (row: Row) => string
    readonly onProgress: (done: number) => void
  },
  run: (some: readonly Row[]) => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> => {
  const all: Outcome[] = []
  for (let from = 0; from < rows.length; from += size) {
    const some = rows.slice(from, from + size)
    try {
      all.push(...(await run(some)))
    } catch (error) {
      all.push(...some.map((row) => ({ key: keyOf(row), done: false, note: messageOf(error) })))
    }
    onProgress(all.length)
  }
  return all
}

/** Every row of a list, page by page until one is short or `most` are there; `heard` is told how many came. */
export const everyPage = async <Row>(
  pageOf: (page: number) => Promise<readonly Row[]>,
  {
    size,
    most = Number.POSITIVE_INFINITY,
    onProgress,
  }: {
    readonly size: number
    readonly most?: number
    readonly onProgress: (count: number) => void
  },
): Promise<readonly Row[]> => {
  const all: Row[] = []
  for (let page = 1; ; page += 1) {
    const rows = await pageOf(page)
    all.push(...rows)
    onProgress(all.length)
    if (rows.length < size || all.length >= most) return all
  }
}
