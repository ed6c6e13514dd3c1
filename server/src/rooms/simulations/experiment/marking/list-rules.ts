import type { ReportLine, ReportState } from '@xinglin/contract/simulations/experiment'

type Wanted = {
  readonly ItemId: string
  readonly ClassId: string
  readonly State: ReportState | 'all'
  readonly Key: string
  readonly Sort: 'handed' | 'name' | 'machine' | 'final' | 'similar'
  readonly Down: boolean
}

const order: Readonly<Record<Wanted['Sort'], (line: ReportLine) => number | string>> = {
  // Who has handed nothing in comes last, whichever way.
  handed: ({ HandedAt }) => (HandedAt === null ? Infinity : Date.parse(HandedAt)),
  name: ({ Name }) => Name,
  machine: ({ Machine }) => Machine ?? Infinity,
  final: ({ Final }) => Final ?? Infinity,
  similar: ({ Similar }) => Similar,
}

const collator = new Intl.Collator('zh-CN-u-co-pinyin')

/** Orders lines; what they do not have stands at the end both ways, and names decide between equals. */
export const sorted = (
  lines: readonly ReportLine[],
  { Sort, Down }: Pick<Wanted, 'Sort' | 'Down'>,
): ReportLine[] => {
  const of = order[Sort]
  return lines.toSorted((a, b) => {
    const [one, other] = [of(a), of(b)]
    const way = Down ? -1 : 1
    const apart =
      typeof one === 'string' || typeof other === 'string'
        ? way * collator.compare(String(one), String(other))
        : one === other
          ? 0
          : one === Infinity || other === Infinity
            ? one - other
            : way * (one - other)
    return apart || collator.compare(a.Name, b.Name) || (a.PersonId < b.PersonId ? -1 : 1)
  })
}

/** The lines that the filters leave but for the state. */
export const narrowed = (
  lines: readonly ReportLine[],
  { ItemId, Key }: Pick<Wanted, 'ItemId' | 'Key'>,
): ReportLine[] => {
  const key = Key.toLowerCase()
  return lines.filter(
    (line) =>
      (ItemId === '' || line.ItemId === ItemId) &&
      (key === '' ||
        line.Name.toLowerCase().includes(key) ||
        line.Title.toLowerCase().includes(key)),
  )
}

/** How many lines are in each state. */
export const counted = (lines: readonly ReportLine[]): Record<ReportState, number> => {
  const counts = { none: 0, open: 0, waiting: 0, returned: 0, marked: 0, released: 0 }
  for (const { State } of lines) counts[State] += 1
  return counts
}
