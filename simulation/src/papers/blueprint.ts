import { drawnOrder } from '#questions'

/** A cell of a blueprint (双向细目表): so many questions of a type, a theme and a difficulty. */
export type BlueprintCell = {
  readonly id: string
  readonly type: string
  /** The tag that its questions have; empty for any. */
  readonly theme: string
  /** 1-5; 0 for any. */
  readonly difficulty: number
  readonly count: number
}

/** A question that may be chosen. */
export type Candidate = {
  readonly id: string
  readonly type: string
  readonly difficulty: number
  readonly tags: readonly string[]
}

/** Questions of which every cell wants the same: they stand in for one another. */
type Kind = {
  readonly accepts: readonly number[]
  readonly ids: readonly string[]
  /** How many of them each cell has, by its place. */
  readonly given: Map<number, number>
  spare: number
}

const fits = (cell: BlueprintCell, one: Candidate): boolean =>
  one.type === cell.type &&
  (cell.difficulty === 0 || one.difficulty === cell.difficulty) &&
  (cell.theme === '' || one.tags.includes(cell.theme))

const kindsOf = (cells: readonly BlueprintCell[], candidates: readonly Candidate[]): Kind[] => {
  const byCells = new Map<string, { accepts: number[]; ids: string[] }>()
  for (const one of candidates) {
    const accepts = cells.flatMap((cell, at) => (fits(cell, one) ? [at] : []))
    if (accepts.length === 0) continue
    const key = accepts.join()
    const kind = byCells.get(key)
    if (kind) kind.ids.push(one.id)
    else byCells.set(key, { accepts, ids: [one.id] })
  }
  return [...byCells.values()].map((one) => ({ ...one, given: new Map(), spare: one.ids.length }))
}

const give = (kind: Kind, cell: number, by: number): void => {
  kind.given.set(cell, (kind.given.get(cell) ?? 0) + by)
}

/**
 * Gives one more question to a cell: a spare one, or one that another cell gives up because it gets another itself. Every
 * kind is tried once, so that a cell is left short only where no exchange at all would help.
 */
const supply = (kinds: readonly Kind[], cell: number, tried: Set<Kind>): boolean => {
  for (const kind of kinds) {
    if (tried.has(kind) || !kind.accepts.includes(cell)) continue
    tried.add(kind)
    if (kind.spare > 0) {
      kind.spare -= 1
      give(kind, cell, 1)
      return true
    }
    for (const [other, count] of kind.given) {
      if (other === cell || count === 0 || !supply(kinds, other, tried)) continue
      give(kind, other, -1)
      give(kind, cell, 1)
      return true
    }
  }
  return false
}

/** Shares what is left among the cells that may have it, to those first that can choose least. */
const shareSpare = (kinds: readonly Kind[], cells: readonly BlueprintCell[]): void => {
  const sizes = cells.map((_, at) =>
    kinds.reduce((sum, { given }) => sum + (given.get(at) ?? 0), 0),
  )
  for (const kind of kinds)
    for (; kind.spare > 0; kind.spare -= 1) {
      const poorest = kind.accepts.reduce((least, at) => {
        const [own, other] = [cells[at]?.count ?? 1, cells[least]?.count ?? 1]
        return (sizes[at] ?? 0) * other < (sizes[least] ?? 0) * own ? at : least
      })
      sizes[poorest] = (sizes[poorest] ?? 0) + 1
      give(kind, poorest, 1)
    }
}

/**
 * Fills a blueprint: from which questions each cell draws, no question in two of them, and how many each cell lacks. As few
 * are lacking in all as there can be. With `spread` what is left over is shared among the cells too, so that examinees draw
 * from more than each needs. Which of equal questions go where hangs on the seed alone.
 */
export const solveBlueprint = (
  seed: string,
  cells: readonly BlueprintCell[],
  candidates: readonly Candidate[],
  { spread = false }: { readonly spread?: boolean } = {},
): {
  readonly pools: ReadonlyMap<string, readonly string[]>
  readonly short: ReadonlyMap<string, number>
} => {
  const kinds = kindsOf(cells, drawnOrder(seed, candidates))
  const short = new Map<string, number>()
  for (const [at, cell] of cells.entries()) {
    let lacking = cell.count
    while (lacking > 0 && supply(kinds, at, new Set())) lacking -= 1
    if (lacking > 0) short.set(cell.id, lacking)
  }
  if (spread) shareSpare(kinds, cells)
  const pools = new Map<string, string[]>(cells.map(({ id }) => [id, []]))
  for (const { ids, accepts, given } of kinds) {
    let from = 0
    for (const at of accepts) {
      const count = given.get(at) ?? 0
      pools.get(cells[at]?.id ?? '')?.push(...ids.slice(from, from + count))
      from += count
    }
  }
  return { pools, short }
}
